import type { Language } from "@karota/engine/message.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Database } from "../../database/database.ts";
import type { Provider, SamlProvider } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { findProvider, isClosedProvider } from "./find-provider.ts";
import { isLanguage, rolesOf } from "./rules.ts";
import { findPerson, updatePerson } from "./store.ts";
import { listTokens, saveEnd, saveUse } from "./token-store.ts";

/** Decides whether a person's tokens are still valid. */
export interface AccountStatus {
  /**
   * False when blocked, erased, a person of the demo provider or of class cards while it does not run, or of a provider
   * that admins have switched off.
   */
  readonly allowed: boolean;
  /** Tokens issued at or before this moment (ms since 1970) are invalid. */
  readonly tokensFrom: number;
  /** The roles the person has now. */
  readonly roles: readonly Role[];
  readonly language: Language | null;
  /** Tokens that were ended, or used long after they were issued, by their `jti`. */
  readonly tokens: Map<string, { readonly usedAt: number; readonly ended: boolean }>;
}

interface CacheEntry {
  readonly status: AccountStatus;
  /** Undefined where it is not configured. */
  readonly provider: Provider | SamlProvider | undefined;
  readonly readAt: number;
}

/**
 * How long a status is cached, by the process's own clock. A change is published to all processes; on PostgreSQL the
 * connection between them may be lost for a moment, so that there is a limit.
 */
const STATUS_TTL_MS = { sqlite: Infinity, postgres: 1000 } as const;
const MAX_ENTRIES = 20_000;
const TOPIC = "standing:";

interface Cache {
  readonly entries: Map<string, CacheEntry>;
  /** Counts invalidations, so that a status read before one is not cached after it. */
  generation: number;
}
const caches = new WeakMap<Database, Cache>();

function cacheOf(database: Database): Cache {
  const known = caches.get(database);
  if (known) return known;
  const cache: Cache = { entries: new Map(), generation: 0 };
  caches.set(database, cache);
  database.subscribe((topic) => {
    if (!topic.startsWith(TOPIC)) return;
    cache.generation++;
    cache.entries.delete(topic.slice(TOPIC.length));
  });
  return cache;
}

/** The status by the settings of now, of which a change is published for nobody in particular. */
const bySettings = ({ settings }: Deps, { status, provider }: Omit<CacheEntry, "readAt">): AccountStatus =>
  provider && isClosedProvider(settings(), provider) ? { ...status, allowed: false } : status;

/** Returns the person's status, cached or read now; null when there is no such person. */
export async function findAccountStatus(deps: Deps, userId: string): Promise<AccountStatus | null> {
  const cache = cacheOf(deps.database);
  const now = performance.now();
  const known = cache.entries.get(userId);
  if (known && now - known.readAt < STATUS_TTL_MS[deps.database.kind]) return bySettings(deps, known);
  const { generation } = cache;
  const person = await findPerson(deps.database.db, userId);
  if (!person) return null;
  const roles = rolesOf(deps.config, person);
  const provider = findProvider(deps.config, person.issuer);
  const tokens = await listTokens(deps.database.db, userId, deps.clock.now());
  const status: AccountStatus = {
    allowed: person.blocked === 0 && person.erased_at === null && roles !== null,
    tokensFrom: person.tokens_from,
    roles: roles ?? [],
    language: isLanguage(person.language) ? person.language : null,
    tokens: new Map(tokens.map((one) => [one.id, { usedAt: one.used_at, ended: one.ended === 1 }])),
  };
  if (generation === cache.generation) {
    if (cache.entries.size >= MAX_ENTRIES) cache.entries.clear();
    cache.entries.set(userId, { status, provider, readAt: now });
  }
  return bySettings(deps, { status, provider });
}

interface Token {
  readonly jti: string;
  readonly sub: string;
  readonly exp: number;
}

/** Records that a token is in use now. */
export async function noteUse({ database, clock }: Deps, { jti, sub, exp }: Token): Promise<void> {
  const usedAt = clock.now();
  await saveUse(database.db, { id: jti, user_id: sub, used_at: usedAt, ended: 0, expires_at: exp * 1000 });
  const tokens = cacheOf(database).entries.get(sub)?.status.tokens;
  // It may have been ended meanwhile.
  tokens?.set(jti, { usedAt, ended: tokens.get(jti)?.ended ?? false });
}

/** Ends a token, or all that the person has, in every process. */
export async function endTokens({ database, clock }: Deps, { jti, sub, exp }: Token, all: boolean): Promise<void> {
  const now = clock.now();
  if (all) await updatePerson(database.db, sub, { tokens_from: now });
  else await saveEnd(database.db, { id: jti, user_id: sub, used_at: now, ended: 1, expires_at: exp * 1000 });
  await invalidateAccountStatus(database, sub);
}

/**
 * Call this after a commit that changed a person's roles, block, erasure, tokens or language.
 * @param more what else to publish: of an erasure what `dropPerson` returned
 */
export async function invalidateAccountStatus(
  database: Database,
  userId: string,
  more: readonly string[] = [],
): Promise<void> {
  for (const topic of [`${TOPIC}${userId}`, ...more]) await database.publish(topic);
}
