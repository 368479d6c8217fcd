import { readFile } from "node:fs/promises";
import type { SamlProvider } from "../../../config.ts";
import type { Clock } from "../../../deps.ts";
import { StartError } from "../../../start-error.ts";
import { tracedFetch } from "../../../tracing/index.ts";
import { clockDifferenceOf } from "../clock-difference.ts";
import { FETCH_TIMEOUT_MS, providerDown } from "../provider-keys.ts";
import { readMetadata, type Entity } from "./read-metadata.ts";

/** How long metadata are used before they are read again, in milliseconds. */
const METADATA_TTL_MS = 60 * 60 * 1000;
/** For how long they are used on when they cannot be read again, unless they say less. */
const METADATA_LIFE_MS = 24 * 60 * 60 * 1000;
/** After a signature by an unknown key they are read again, but not more often than this. */
const METADATA_COOLDOWN_MS = 30_000;
/** Metadata of a national federation have a few million bytes. */
const MAX_METADATA_BYTES = 20 * 1024 * 1024;

export interface Metadata {
  /** The usable entities by their id. */
  readonly entities: ReadonlyMap<string, Entity>;
  readonly readAt: number;
  /** By how many milliseconds the clock of their server differs from ours; null for a file. */
  readonly clockDifference: number | null;
}

const isAddress = (metadata: string): boolean => metadata.includes("://");

async function download(
  address: string,
  clock: Clock,
): Promise<{ readonly text: string; readonly clockDifference: number | null }> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const sent = clock.now();
  const answer = await tracedFetch("identity provider", address, { signal, redirect: "error" });
  if (!answer.ok || !answer.body) throw new Error(`metadata answered ${answer.status}`);
  // Before the metadata, which may take long, are read.
  const clockDifference = clockDifferenceOf(answer.headers, sent, clock.now());
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    if (bytes > MAX_METADATA_BYTES) throw new Error("metadata are too large");
    parts.push(part);
  }
  return { text: Buffer.concat(parts).toString("utf8"), clockDifference };
}

async function read({ metadata, entityIds }: SamlProvider, clock: Clock): Promise<Metadata> {
  const { text, clockDifference } = isAddress(metadata)
    ? await download(metadata, clock)
    : { text: await readFile(metadata, "utf8"), clockDifference: null };
  const now = clock.now();
  const entities = readMetadata(text).filter(
    ({ entityId, validUntil }) => validUntil > now && (entityIds === null || entityIds.includes(entityId)),
  );
  if (entities.length === 0)
    throw new Error(
      `metadata describe no identity provider that can be used${entityIds === null ? "" : " and has the entity id of the configuration"}`,
    );
  return {
    entities: new Map(entities.map((one) => [one.entityId, one])),
    readAt: now,
    clockDifference,
  };
}

/** The metadata of all providers, read when needed. */
export interface MetadataCache {
  /** @throws E-KAROTA-LOGIN_PROVIDER_DOWN */
  metadataOf(provider: SamlProvider): Promise<Metadata>;
  /** The same, read anew unless that was just now. @throws E-KAROTA-LOGIN_PROVIDER_DOWN */
  freshMetadataOf(provider: SamlProvider): Promise<Metadata>;
  isKnown(provider: SamlProvider): boolean;
  /** @throws StartError for a file that cannot be used */
  checkFile(provider: SamlProvider): Promise<void>;
}

export function metadataCacheOf(clock: Clock): MetadataCache {
  const cache = new Map<string, Metadata>();
  const underWay = new Map<string, Promise<Metadata>>();
  const isUsable = ({ readAt }: Metadata, forMs: number): boolean => clock.now() - readAt < forMs;
  async function readAgain(provider: SamlProvider): Promise<Metadata> {
    let reading = underWay.get(provider.id);
    if (!reading) {
      reading = read(provider, clock).finally(() => underWay.delete(provider.id));
      underWay.set(provider.id, reading);
    }
    const found = await reading.catch((error: unknown) => {
      throw providerDown(error);
    });
    cache.set(provider.id, found);
    return found;
  }
  return {
    async metadataOf(provider) {
      const known = cache.get(provider.id);
      if (known && isUsable(known, METADATA_TTL_MS)) return known;
      return readAgain(provider).catch((error: unknown) => {
        if (known && isUsable(known, METADATA_LIFE_MS)) return known;
        throw error;
      });
    },
    async freshMetadataOf(provider) {
      const known = cache.get(provider.id);
      return known && isUsable(known, METADATA_COOLDOWN_MS) ? known : readAgain(provider);
    },
    isKnown: ({ id }) => cache.has(id),
    async checkFile(provider) {
      if (isAddress(provider.metadata)) return;
      await readAgain(provider).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message.replace(/^[\w-]+: /, "") : "unreadable";
        throw new StartError(`SAML_PROVIDERS: the metadata of ${provider.id} cannot be used: ${reason}.`);
      });
    },
  };
}
