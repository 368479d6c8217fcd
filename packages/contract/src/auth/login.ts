import * as z from "zod/mini";
import { carrots, ROLES } from "../wire.ts";

export const loginStartReply = z.object({ nonce: z.string().check(z.minLength(16)) });

/** What a provider has answered: an ID token, or the code that the server exchanges for one with its secret. */
export const loginBody = z.union([
  z.strictObject({ id_token: z.string().check(z.minLength(1), z.maxLength(16_384)) }),
  z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(4096)),
    // RFC 7636, section 4.1.
    code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
  }),
]);
export type LoginBody = z.infer<typeof loginBody>;

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
  /** The provider that may still have a session, and its sign-out page; null where no such page is known. */
  provider: z.nullable(z.object({ label: z.string(), demo: z.boolean(), address: z.nullable(z.url()) })),
});
export type LogoutReply = z.infer<typeof logoutReply>;

/** `GET aaa/providers`: how one can sign in here. */
export const providersReply = z.object({
  providers: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** With `{tenantid}` where each school has an issuer of its own. */
      issuer: z.string(),
      clientId: z.string(),
      /** Who exchanges the code for an ID token: the server where the provider asks for a secret. */
      exchangedBy: z.enum(["page", "server"]),
      /** True for the local demo provider. */
      demo: z.boolean(),
    }),
  ),
  /** Those over which one signs in by SAML 2.0: `aaa/saml/{id}`. */
  saml: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type ProvidersReply = z.infer<typeof providersReply>;

/** `GET aaa/providers/{id}`: what the page needs to leave for a provider that answers no other page. */
export const providerReply = z.object({
  authorization_endpoint: z.url(),
  /** As in the discovery document; absent where it names none. */
  prompt_values_supported: z.optional(z.array(z.string())),
});
export type ProviderReply = z.infer<typeof providerReply>;
