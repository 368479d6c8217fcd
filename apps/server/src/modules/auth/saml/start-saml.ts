import type { SamlSchoolsReply, SamlStartReply } from "@karota/contract/auth/saml.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { samlIssuerOf, type SamlProvider } from "../../../config.ts";
import { fail } from "../../../fail.ts";
import { isClosedProvider } from "../../users/index.ts";
import { hashOf, startLogin } from "../start-login.ts";
import { deleteOldAssertions } from "../store.ts";
import { ownKeyOf } from "./own-key.ts";
import type { Entity } from "./read-metadata.ts";
import { NO_CACHE, serviceFor, type SamlDeps } from "./service.ts";

/** The id of a request is made from its nonce; an id in XML begins with no digit. */
export const requestIdOf = (nonce: string): string => `_${nonce}`;

/**
 * Under which hash the nonce of a request is stored. The answer has to come from the identity provider that was asked:
 * another one could pass on what it was told.
 */
export const requestHashOf = (requestId: string, issuer: string): string => hashOf(`${requestId} ${issuer}`);

/** @throws E-KAROTA-NOT_FOUND */
export function getSamlProvider({ config }: Pick<SamlDeps, "config">, id: string): SamlProvider {
  const provider = config.samlProviders.find((one) => one.id === id);
  if (!provider) throw fail("E-KAROTA-NOT_FOUND");
  return provider;
}

/** The provider of a sign-in that begins. @throws E-KAROTA-NOT_FOUND also for one that is switched off */
function getOpenSamlProvider(deps: Pick<SamlDeps, "config" | "settings">, id: string): SamlProvider {
  const provider = getSamlProvider(deps, id);
  if (isClosedProvider(deps.settings(), provider)) throw fail("E-KAROTA-NOT_FOUND");
  return provider;
}

async function usableEntities({ metadata, clock }: SamlDeps, provider: SamlProvider): Promise<readonly Entity[]> {
  const { entities } = await metadata.metadataOf(provider);
  return [...entities.values()].filter(({ validUntil }) => validUntil > clock.now());
}

/**
 * The identity providers of an entry whose people may sign in, to choose from by name.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-LOGIN_PROVIDER_DOWN
 */
export async function listSchools(deps: SamlDeps, providerId: string, language: Language): Promise<SamlSchoolsReply> {
  const provider = getOpenSamlProvider(deps, providerId);
  const compare = new Intl.Collator(language, { numeric: true }).compare;
  const schools = (await usableEntities(deps, provider))
    .filter(({ isListed }) => isListed || provider.entityIds !== null)
    .map(({ entityId, name, names }) => ({
      entityId,
      name: names[language] ?? name,
      otherNames: LANGUAGES.flatMap((one) =>
        names[one] && names[one] !== (names[language] ?? name) ? [names[one]] : [],
      ),
    }))
    .toSorted((one, other) => compare(one.name, other.name));
  return { schools };
}

/**
 * Begins a sign-in: the address of the identity provider with our request, tied to the browser by a cookie.
 * @param asksWho true when it has to show its form, also when it still has a session
 * @throws E-KAROTA-NOT_FOUND, also for an entity that is not in the metadata, E-KAROTA-LOGIN_PROVIDER_DOWN
 */
export async function startSaml(
  deps: SamlDeps,
  providerId: string,
  { entityId, asksWho }: { readonly entityId?: string | undefined; readonly asksWho: boolean },
  cookie: string | undefined,
): Promise<SamlStartReply & { readonly cookie: string }> {
  const provider = getOpenSamlProvider(deps, providerId);
  const usable = await usableEntities(deps, provider);
  const entity =
    entityId === undefined && usable.length === 1 ? usable[0] : usable.find((one) => one.entityId === entityId);
  if (!entity) throw fail("E-KAROTA-NOT_FOUND");
  await deleteOldAssertions(deps.database.db, deps.clock.now());
  const issuer = samlIssuerOf(provider, entity.entityId);
  const started = await startLogin(deps, cookie, (nonce) => requestHashOf(requestIdOf(nonce), issuer));
  const saml = await serviceFor(deps.config, provider, entity, await ownKeyOf(deps), {
    forceAuthn: asksWho,
    generateUniqueId: () => requestIdOf(started.nonce),
    cacheProvider: NO_CACHE,
  });
  return { address: await saml.getAuthorizeUrlAsync("", undefined, {}), cookie: started.cookie };
}
