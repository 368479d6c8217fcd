import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { loginReply } from "@karota/contract/auth/login.ts";
import { samlFinishBody, samlSchoolsReply, samlStartBody, samlStartReply } from "@karota/contract/auth/saml.ts";
import type { Api } from "../../../deps.ts";
import { answerError, noteFailure } from "../../../plugins/errors.ts";
import type { signInLimit } from "../../../plugins/rate-limit.ts";
import type { LoginCookie } from "../login-cookie.ts";
import type { LoginDeps } from "../sign-in.ts";
import { finishSaml } from "./finish-saml.ts";
import { makeOwnMetadata } from "./own-metadata.ts";
import type { SamlDeps } from "./service.ts";
import { listSchools, startSaml } from "./start-saml.ts";
import { takeResponse } from "./take-response.ts";
import { takeSignOut } from "./take-sign-out.ts";

/** A response with an encrypted assertion has some ten thousand characters. */
const MAX_RESPONSE_BYTES = 128 * 1024;

const params = z.object({ provider: z.string().meta({ description: "The provider's id" }) });
const document = z.string().meta({ description: "XML" });
const page = z.string().meta({ description: "HTML" });
/** Once, or it is refused where the address is read. */
const parameter = z.union([z.string(), z.array(z.string())]).optional();
const form = z.object({ SAMLResponse: z.string().check(z.minLength(1)) });

/** The routes of `aaa/saml`: signing in over SAML 2.0. */
export async function samlRoutes(
  api: Api,
  deps: SamlDeps & LoginDeps,
  cookie: LoginCookie,
  rateLimit: ReturnType<typeof signInLimit>,
): Promise<void> {
  const config = { access: "public", rateLimit } as const;
  const down = ["E-KAROTA-NOT_FOUND", "E-KAROTA-LOGIN_PROVIDER_DOWN"] as const;

  api.get(
    "/aaa/saml/:provider/schools",
    {
      config: { ...config, failures: down },
      schema: {
        summary: "The schools of a SAML provider, to choose from by name",
        params,
        response: { 200: samlSchoolsReply },
      },
    },
    (request) => listSchools(deps, request.params.provider, request.language),
  );
  api.post(
    "/aaa/saml/:provider/start",
    {
      config: { ...config, failures: down },
      schema: {
        summary: "Begin to sign in over SAML: where to go with which request, tied to a cookie",
        params,
        body: samlStartBody,
        response: { 200: samlStartReply },
      },
    },
    async (request, reply) => {
      const started = await startSaml(deps, request.params.provider, request.body, cookie.read(request));
      cookie.set(reply, started.cookie);
      return { address: started.address };
    },
  );
  api.post(
    "/aaa/saml/:provider/finish",
    {
      config: {
        ...config,
        failures: [
          "E-KAROTA-NOT_FOUND",
          "E-KAROTA-LOGIN_REFUSED",
          "E-KAROTA-ACCOUNT_BLOCKED",
          "E-KAROTA-SIGN_UP_CLOSED",
        ],
      },
      schema: {
        summary: "Sign in with the one-time code with which the browser came back, and the cookie of `start`",
        params,
        body: samlFinishBody,
        response: { 200: loginReply },
      },
    },
    async (request, reply) => {
      const { provider } = request.params;
      const answer = await finishSaml(deps, provider, request.body.code, cookie.read(request), request.language);
      cookie.clear(reply);
      return answer;
    },
  );
  api.get(
    "/aaa/saml/:provider/metadata",
    {
      config: { access: "public", failures: ["E-KAROTA-NOT_FOUND"] },
      schema: {
        summary: "Our own metadata, for the identity provider",
        params,
        response: { 200: { content: { "application/samlmetadata+xml": { schema: document } } } },
      },
    },
    async (request, reply) => {
      const metadata = await makeOwnMetadata(deps, request.params.provider);
      return reply.type("application/samlmetadata+xml").serializer(String).send(metadata);
    },
  );
  const goTo = (page: "/login" | "/logout", field: "saml" | "failed" | "school", value: string) => {
    const address = new URL(page, deps.config.publicUrl);
    address.searchParams.set(field, value);
    return address.href;
  };
  // Forms and addresses of identity providers come here, of which a person sees what follows.
  await api.register(async (scope: Api) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MAX_RESPONSE_BYTES },
      (_request: FastifyRequest, body: string, done) =>
        done(null, { SAMLResponse: new URLSearchParams(body).get("SAMLResponse") ?? undefined }),
    );
    // A person looks at it, and the page says what has failed; a form sends no token.
    scope.setErrorHandler<Error>((error, request, reply) =>
      request.headers.authorization === undefined
        ? reply.redirect(goTo("/login", "failed", noteFailure(error, request).code), 303)
        : answerError(error, request, reply),
    );
    scope.post(
      "/aaa/saml/:provider/acs",
      {
        config: {
          ...config,
          failures: [
            ...down,
            "E-KAROTA-LOGIN_REFUSED",
            "E-KAROTA-LOGIN_DECLINED",
            "E-KAROTA-LOGIN_NO_LASTING_ID",
            "E-KAROTA-LOGIN_WRONG_SCHOOL",
          ],
        },
        schema: {
          summary: "Where a SAML provider sends its response, as a form",
          description:
            "Redirects (303), also after a failure, to the login page, which finishes the sign-in with a one-time code or " +
            "says what has failed.",
          consumes: ["application/x-www-form-urlencoded"],
          params,
          body: form,
          response: { 200: { content: { "text/html": { schema: page } } }, 303: z.undefined() },
        },
      },
      async (request, reply) => {
        const { provider } = request.params;
        const code = await takeResponse(deps, provider, request.body.SAMLResponse);
        return reply.redirect(goTo("/login", "saml", `${provider}.${code}`), 303);
      },
    );
    scope.get(
      "/aaa/saml/:provider/slo",
      {
        config: { ...config, failures: [...down, "E-KAROTA-LOGOUT_REFUSED"] },
        schema: {
          summary: "Where a SAML provider sends its answer to a sign-out, or its own request for one",
          description:
            "By HTTP-Redirect, signed. Redirects (303) to the page that says whether the sign-out there was confirmed, to the " +
            "provider with our answer, or to the login page, which says what has failed.",
          params,
          querystring: z.object({
            SAMLRequest: parameter,
            SAMLResponse: parameter,
            RelayState: parameter,
            SigAlg: parameter,
            Signature: parameter,
          }),
          response: { 200: { content: { "text/html": { schema: page } } }, 303: z.undefined() },
        },
      },
      async (request, reply) => {
        const query = request.url.slice(request.url.indexOf("?") + 1);
        const outcome = await takeSignOut(deps, request.params.provider, query, cookie.read(request));
        if ("address" in outcome) return reply.redirect(outcome.address, 303);
        return reply.redirect(goTo("/logout", "school", outcome.isDone ? "done" : "unconfirmed"), 303);
      },
    );
  });
}
