import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { LOGIN_LIFE_MS } from "./start-login.ts";

/** Cookies ignore ports: the name must differ from those of other programs on this machine. */
const COOKIE = "karota_login";

/** The browser takes the prefix from secure addresses only, and then from this host alone. */
const cookieNameOf = (isSecure: boolean): string => (isSecure ? `__Host-${COOKIE}` : COOKIE);

/** The cookie that ties a sign-in to the browser that began it. */
export interface LoginCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
}

export function loginCookieOf({ publicUrl }: Pick<Config, "publicUrl">): LoginCookie {
  const secure = publicUrl.startsWith("https:");
  const name = cookieNameOf(secure);
  // The prefix asks for this path.
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    read: ({ cookies }) => cookies[name],
    set: (reply, value) => void reply.setCookie(name, value, { ...attributes, maxAge: LOGIN_LIFE_MS / 1000 }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
