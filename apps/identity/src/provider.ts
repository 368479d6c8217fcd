import Provider, {
  interactionPolicy,
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC,
} from "oidc-provider";
import type { Language } from "@karota/engine/message.ts";
import type { IdentityConfig } from "./config.ts";
import type { Keys } from "./keys.ts";
import { languageOf } from "./language.ts";
import { memory } from "./memory.ts";
import { leftPage, lostPage, pageHeaders } from "./page.ts";
import type { People } from "./people.ts";

/** The one client: the web app, which cannot hold a secret. */
const CLIENT_ID = "karota";
/** Where a person says who they are. */
export const SIGN_IN_PATH = "/sign-in";
/** Seconds to finish a sign-in in. */
const SIGN_IN_TTL_S = 15 * 60;

const client = ({ appOrigins, publicUrl }: IdentityConfig): ClientMetadata => {
  const bases = [...new Set([publicUrl, ...appOrigins])];
  return {
    client_id: CLIENT_ID,
    client_name: "Karota",
    application_type: "web",
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code"],
    response_types: ["code"],
    redirect_uris: bases.map((base) => `${base}/login`),
    post_logout_redirect_uris: bases.flatMap((base) => ["/login", "/logout", "/home"].map((path) => base + path)),
  };
};

/** The only prompt is for the person, at every sign-in unless there are sessions. */
const policy = (hasSessions: boolean) => [
  new interactionPolicy.Prompt(
    { name: "login", requestable: true },
    new interactionPolicy.Check("nobody_yet", "End-User authentication is required", "login_required", (ctx) =>
      ctx.oidc.result?.["login"] || (hasSessions && ctx.oidc.session?.accountId)
        ? interactionPolicy.Check.NO_NEED_TO_PROMPT
        : interactionPolicy.Check.REQUEST_PROMPT,
    ),
  ),
];

/** The certified provider, set up for one public client with code flow and PKCE. */
export function providerOf(issuer: string, config: IdentityConfig, keys: Keys, people: People): Provider {
  const show = (ctx: KoaContextWithOIDC, page: (language: Language, home: string) => string) => {
    ctx.set(pageHeaders(config.appOrigins));
    ctx.body = page(languageOf(undefined, ctx.get("accept-language")), config.publicUrl);
  };
  const settings: Configuration = {
    adapter: memory(),
    clients: [client(config)],
    jwks: { keys: [...keys.jwks.keys] },
    // Cookies ignore ports: the app's own must not be met.
    cookies: {
      keys: [...keys.cookieKeys],
      names: {
        session: "karota_demo_session",
        interaction: "karota_demo_interaction",
        resume: "karota_demo_resume",
      },
    },
    scopes: ["openid", "profile", "email"],
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    // Otherwise name and e-mail would only come from the user info endpoint.
    conformIdTokenClaims: false,
    clientBasedCORS: (_ctx, origin) => config.appOrigins.includes(origin),
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: true, postLogoutSuccessSource: (ctx) => show(ctx, leftPage) },
    },
    interactions: {
      url: (_ctx, interaction) => `${SIGN_IN_PATH}/${interaction.uid}`,
      policy: policy(config.hasSessions),
    },
    ttl: {
      Interaction: SIGN_IN_TTL_S,
      Session: SIGN_IN_TTL_S,
      Grant: SIGN_IN_TTL_S,
      AccessToken: SIGN_IN_TTL_S,
      AuthorizationCode: 60,
      IdToken: SIGN_IN_TTL_S,
    },
    findAccount: (_ctx, subject) => {
      const person = people.find(subject);
      return (
        person && {
          accountId: subject,
          claims: () => ({ sub: subject, name: person.name, email: person.email, email_verified: true }),
        }
      );
    },
    // There is no consent screen: the only client is our own app.
    async loadExistingGrant(ctx) {
      const { provider, session, params } = ctx.oidc;
      const accountId = session?.accountId;
      if (!accountId) return undefined;
      const grant = new provider.Grant({ accountId, clientId: CLIENT_ID });
      const scope = params?.["scope"];
      grant.addOIDCScope(typeof scope === "string" ? scope : "openid");
      await grant.save();
      return grant;
    },
    renderError: (ctx) => show(ctx, lostPage),
  };
  const provider = new Provider(issuer, settings);
  // A session would sign the last person in silently, or offer to change them: it is only for those who may see it.
  const mayKnow = ({
    path,
    query,
  }: {
    readonly path: string;
    readonly query: Readonly<Record<string, unknown>>;
  }): boolean =>
    path === "/session/end/confirm" ||
    (config.hasSessions && (path === "/session/end" || (path === "/auth" && query["prompt"] === undefined)));
  provider.use(async (ctx, next) => {
    if (!mayKnow(ctx) && ctx.req.headers.cookie)
      ctx.req.headers.cookie = ctx.req.headers.cookie
        .split("; ")
        .filter((cookie) => !cookie.startsWith("karota_demo_session"))
        .join("; ");
    await next();
  });
  return provider;
}
