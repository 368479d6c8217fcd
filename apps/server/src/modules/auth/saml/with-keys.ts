import type { SamlProvider } from "../../../config.ts";
import type { Entity } from "./read-metadata.ts";
import type { SamlDeps } from "./service.ts";

/**
 * Verifies something with the keys of the identity provider that it names, and once more where these have changed just now.
 * @throws for an identity provider that is not in the metadata, and what `verify` throws
 */
export async function withKeysOf<T>(
  { metadata, clock }: Pick<SamlDeps, "metadata" | "clock">,
  provider: SamlProvider,
  entityId: string,
  verify: (entity: Entity) => Promise<T> | T,
): Promise<{ readonly entity: Entity; readonly verified: T }> {
  const entityIn = ({ entities }: Awaited<ReturnType<typeof metadata.metadataOf>>): Entity => {
    const entity = entities.get(entityId);
    if (!entity || entity.validUntil <= clock.now()) throw new Error("an issuer that is not in the metadata");
    return entity;
  };
  const known = entityIn(await metadata.metadataOf(provider));
  try {
    return { entity: known, verified: await verify(known) };
  } catch (error) {
    if (!(error instanceof Error && /signature/i.test(error.message))) throw error;
    const fresh = entityIn(await metadata.freshMetadataOf(provider));
    if (fresh.certificates.join() === known.certificates.join()) throw error;
    return { entity: fresh, verified: await verify(fresh) };
  }
}
