import { LANGUAGES } from "@karota/engine/message.ts";
import type { SamlDeps } from "./service.ts";
import { PERSISTENT } from "./identify.ts";
import { REDIRECT } from "./read-metadata.ts";
import { addressOf, ownIdOf, signOutAddressOf } from "./service.ts";
import { ownKeyOf } from "./own-key.ts";
import { getSamlProvider } from "./start-saml.ts";

/** Our own metadata, as an identity provider or a federation wants them. @throws E-KAROTA-NOT_FOUND */
export async function makeOwnMetadata(deps: SamlDeps, providerId: string): Promise<string> {
  const provider = getSamlProvider(deps, providerId);
  const { generateServiceProviderMetadata } = await import("@node-saml/node-saml");
  const { config } = deps;
  const { privateKey, certificate } = await ownKeyOf(deps);
  const { operator } = config;
  const inLanguages = (text: string) => LANGUAGES.map((language) => ({ "@xml:lang": language, "#text": text }));
  const metadata = generateServiceProviderMetadata({
    issuer: ownIdOf(config, provider),
    callbackUrl: addressOf(config, provider),
    logoutCallbackUrl: signOutAddressOf(config, provider),
    identifierFormat: PERSISTENT,
    wantAssertionsSigned: true,
    privateKey,
    publicCerts: certificate,
    decryptionPvk: privateKey,
    decryptionCert: certificate,
    ...(operator && {
      metadataOrganization: {
        OrganizationName: inLanguages(operator.name),
        OrganizationDisplayName: inLanguages("Karota"),
        OrganizationURL: inLanguages(config.publicUrl),
      },
      metadataContactPerson: [
        { "@contactType": "technical", Company: operator.name, EmailAddress: [`mailto:${operator.email}`] },
      ],
    }),
  });
  // The library knows POST alone, whose form comes without our cookie.
  return metadata.replace(/(<SingleLogoutService Binding=")[^"]*/, `$1${REDIRECT}`);
}
