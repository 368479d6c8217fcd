import cookies from "@fastify/cookie";
import * as z from "zod";
import { loginBody, loginReply, loginStartReply, providersReply } from "@karota/contract/aaa/login.ts";
import type { Module } from "../../deps.ts";
import { signInLimit } from "../../plugins/rate-limit.ts";
import { finishLogin } from "./finish-login.ts";
import type { ProviderKeys } from "./provider-keys.ts";
import { LOGIN_LIFE, startLogin } from "./start-login.ts";

/** Cookies ignore ports: the name must differ from those of other programs on this machine. */
const COOKIE = "karota_login";

/** The routes of `aaa`: who can sign in where, and signing in. */
export const aaaModule =
  (keys: ProviderKeys): Module =>
  async (api, deps) => {
    const loginDeps = { ...deps, keys, signToken: api.signToken };
    await api.register(cookies);
    const config = { access: "public", rateLimit: signInLimit(deps) } as const;
    const attributes = {
      path: "/api/v1/aaa",
      httpOnly: true,
      sameSite: "lax",
      secure: deps.config.publicUrl.startsWith("https:"),
    } as const;

    api.get(
      "/aaa/providers",
      {
        config: { access: "public" },
        schema: { summary: "The ways to sign in here", response: { 200: providersReply } },
      },
      () => ({ providers: [...deps.config.providers] }),
    );
    api.post(
      "/aaa/login-start",
      {
        config,
        schema: { summary: "Begin to sign in: a nonce, tied to a cookie", response: { 200: loginStartReply } },
      },
      async (request, reply) => {
        const { nonce, cookie } = await startLogin(deps, request.cookies[COOKIE]);
        reply.setCookie(COOKIE, cookie, { ...attributes, maxAge: LOGIN_LIFE / 1000 });
        return { nonce };
      },
    );
    api.post(
      "/aaa/login-:provider(^.+?)-oauth2",
      {
        config,
        schema: {
          summary: "Sign in with the ID token of a provider",
          params: z.object({ provider: z.string() }),
          body: loginBody,
          response: { 200: loginReply },
        },
      },
      async (request, reply) => {
        const cookie = request.cookies[COOKIE];
        const answer = await finishLogin(
          loginDeps,
          request.params.provider,
          request.body.id_token,
          cookie,
          request.language,
        );
        reply.clearCookie(COOKIE, attributes);
        return answer;
      },
    );
  };
