import * as z from "zod/mini";
import { carrots, ROLES } from "../wire.ts";

export const loginStartReply = z.object({ nonce: z.string().check(z.minLength(16)) });

export const loginBody = z.strictObject({ id_token: z.string().check(z.minLength(1), z.maxLength(16_384)) });

/** What the browser stores of a login besides the token. */
export const accountUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  credit_amount: carrots,
  new_user: z.boolean(),
});

export const loginReply = z.object({
  token: z.string(),
  roles: z.array(z.enum(ROLES)),
  user: accountUser,
  /** S-REGISTER-FIRST_LOGIN at the first login. */
  code: z.optional(z.literal("S-REGISTER-FIRST_LOGIN")),
});
export type LoginReply = z.infer<typeof loginReply>;

export const logoutBody = z.strictObject({
  /** True ends every token of the person, false the caller's. */
  everywhere: z.boolean(),
});

export const logoutReply = z.object({
  /** The provider that may still have a session, and its sign-out page; null when it has no such page. */
  provider: z.nullable(z.object({ label: z.string(), demo: z.boolean(), address: z.url() })),
});
export type LogoutReply = z.infer<typeof logoutReply>;

/** `GET aaa/providers`: how one can sign in here. */
export const providersReply = z.object({
  providers: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      issuer: z.string(),
      clientId: z.string(),
      /** True for the local demo provider. */
      demo: z.boolean(),
    }),
  ),
});
export type ProvidersReply = z.infer<typeof providersReply>;
