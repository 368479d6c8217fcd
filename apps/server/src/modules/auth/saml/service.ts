import type { SAML as Saml, SamlConfig } from "@node-saml/node-saml";
import type { Config, SamlProvider } from "../../../config.ts";
import type { ProviderKeys } from "../provider-keys.ts";
import type { Deps } from "../../../deps.ts";
import { TOLERANCE_MS } from "./check-assertion.ts";
import type { MetadataCache } from "./metadata-cache.ts";
import type { OwnKey } from "./own-key.ts";
import type { Entity } from "./read-metadata.ts";

export type SamlDeps = Deps & { readonly metadata: MetadataCache; readonly keys: ProviderKeys };

/** An assertion may not be older, in milliseconds. */
const MAX_AGE_MS = 10 * 60 * 1000;

const baseOf = ({ publicUrl }: Pick<Config, "publicUrl">, { id }: Pick<SamlProvider, "id">): string =>
  `${publicUrl}/api/v1/aaa/saml/${id}`;
/** Where the identity provider sends its response. */
export const addressOf = (config: Pick<Config, "publicUrl">, provider: Pick<SamlProvider, "id">): string =>
  `${baseOf(config, provider)}/acs`;
/** Where the identity provider sends its answer to a sign-out, and its own requests for one. */
export const signOutAddressOf = (config: Pick<Config, "publicUrl">, provider: Pick<SamlProvider, "id">): string =>
  `${baseOf(config, provider)}/slo`;
/** Our own entity id for a provider, which is the address of our metadata. */
export const ownIdOf = (config: Pick<Config, "publicUrl">, provider: Pick<SamlProvider, "id">): string =>
  `${baseOf(config, provider)}/metadata`;

/** Where the library remembers its requests; ours are stored already. */
export const NO_CACHE: NonNullable<SamlConfig["cacheProvider"]> = {
  saveAsync: async () => null,
  getAsync: async () => null,
  removeAsync: async () => null,
};

/** The library, set up for one exchange with one identity provider. It takes long to load, and most sites do without. */
export async function serviceFor(
  config: Pick<Config, "publicUrl">,
  provider: SamlProvider,
  { signInUrl, certificates }: Entity,
  { privateKey, certificate }: OwnKey,
  more: Partial<SamlConfig>,
): Promise<Saml> {
  const { SAML, ValidateInResponseTo } = await import("@node-saml/node-saml");
  const ownId = ownIdOf(config, provider);
  return new SAML({
    callbackUrl: addressOf(config, provider),
    issuer: ownId,
    audience: ownId,
    entryPoint: signInUrl,
    idpCert: [...certificates],
    privateKey,
    publicCert: certificate,
    decryptionPvk: privateKey,
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: TOLERANCE_MS,
    maxAssertionAgeMs: MAX_AGE_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    // The identity provider knows how its people sign in, and which id it has for them.
    disableRequestedAuthnContext: true,
    identifierFormat: null,
    ...more,
  });
}
