import cookies from "@fastify/cookie";
import * as z from "zod";
import {
  loginBody,
  loginReply,
  loginStartReply,
  logoutBody,
  logoutReply,
  providerReply,
  providersReply,
} from "@karota/contract/auth/login.ts";
import { claimsOf } from "../../actor.ts";
import type { Provider } from "../../config.ts";
import type { Module } from "../../deps.ts";
import { signInLimit } from "../../plugins/rate-limit.ts";
import { isClosedProvider } from "../users/index.ts";
import { finishLogin } from "./finish-login.ts";
import { logOut } from "./log-out.ts";
import { loginCookieOf } from "./login-cookie.ts";
import type { ProviderKeys } from "./provider-keys.ts";
import type { MetadataCache } from "./saml/metadata-cache.ts";
import { samlRoutes } from "./saml/saml-routes.ts";
import type { LoginDeps } from "./sign-in.ts";
import { findSignInPage, startLogin } from "./start-login.ts";

const params = z.object({ provider: z.string().meta({ description: "The provider's id" }) });

/** What everybody may know of a provider. */
const describeProvider = ({ id, label, issuer, clientId, demo, clientSecret }: Provider) => ({
  id,
  label,
  issuer,
  clientId,
  demo,
  exchangedBy: clientSecret === undefined ? ("page" as const) : ("server" as const),
});

/** The routes of `aaa`: who can sign in where, and signing in. */
export const authModule =
  (keys: ProviderKeys, metadata: MetadataCache, others: Pick<LoginDeps, "isGoodCard" | "joinSchoolClasses">): Module =>
  async (api, deps) => {
    const loginDeps = { ...deps, ...others, keys, metadata, signToken: api.signToken };
    await api.register(cookies);
    const rateLimit = signInLimit(deps);
    const config = { access: "public", rateLimit } as const;
    const cookie = loginCookieOf(deps.config);
    const isOpen = (provider: Pick<Provider, "id">) => !isClosedProvider(deps.settings(), provider);

    api.get(
      "/aaa/providers",
      {
        config: { access: "public" },
        schema: { summary: "The ways to sign in here", response: { 200: providersReply } },
      },
      () => ({
        providers: deps.config.providers.filter(isOpen).map(describeProvider),
        saml: deps.config.samlProviders.filter(isOpen).map(({ id, label }) => ({ id, label })),
      }),
    );
    api.get(
      "/aaa/providers/:provider",
      {
        config: { ...config, failures: ["E-KAROTA-NOT_FOUND", "E-KAROTA-LOGIN_PROVIDER_DOWN"] },
        schema: {
          summary: "Where a provider asks who one is",
          description: "For providers whose code the server exchanges: they do not answer requests of other pages.",
          params,
          response: { 200: providerReply },
        },
      },
      (request) => findSignInPage(loginDeps, request.params.provider),
    );
    api.post(
      "/aaa/login-start",
      {
        config,
        schema: { summary: "Begin to sign in: a nonce, tied to a cookie", response: { 200: loginStartReply } },
      },
      async (request, reply) => {
        const started = await startLogin(deps, cookie.read(request));
        cookie.set(reply, started.cookie);
        return { nonce: started.nonce };
      },
    );
    api.post(
      "/aaa/login-:provider(^[^]+?)-oauth2",
      {
        config: {
          ...config,
          failures: [
            "E-KAROTA-LOGIN_REFUSED",
            "E-KAROTA-LOGIN_PROVIDER_DOWN",
            "E-KAROTA-LOGIN_WRONG_SCHOOL",
            "E-KAROTA-ACCOUNT_BLOCKED",
            "E-KAROTA-SIGN_UP_CLOSED",
          ],
        },
        schema: {
          summary: "Sign in with the ID token of a provider, or its code where the server has a secret",
          description: "The ID token carries the nonce of `login-start`, and the request the cookie that it has set.",
          params,
          body: loginBody,
          response: { 200: loginReply },
        },
      },
      async (request, reply) => {
        const { provider } = request.params;
        const answer = await finishLogin(loginDeps, provider, request.body, cookie.read(request), request.language);
        cookie.clear(reply);
        return answer;
      },
    );
    api.post(
      "/aaa/logout",
      {
        config: { access: "player" },
        schema: {
          summary: "Sign out: end this token, or all of one's own",
          body: logoutBody,
          response: { 200: logoutReply },
        },
      },
      async (request, reply) => {
        const { everywhere } = request.body;
        const { provider, cookie: set } = await logOut(loginDeps, claimsOf(request), everywhere, cookie.read(request));
        if (set !== null) cookie.set(reply, set);
        return { provider };
      },
    );
    await samlRoutes(api, loginDeps, cookie, rateLimit);
  };
