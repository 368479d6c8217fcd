import type { Language } from "@karota/engine/message.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Database } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { isLanguage, rolesOf } from "./rules.ts";
import { findPerson } from "./store.ts";

/** What decides whether a person's token still counts. */
export interface Standing {
  /** False when blocked, erased, or a demo person while no demo provider runs. */
  readonly allowed: boolean;
  /** Tokens issued at or before this moment (ms) are over. */
  readonly tokensFrom: number;
  /** The roles the person has now. */
  readonly roles: readonly Role[];
  readonly language: Language | null;
}

interface Kept {
  readonly standing: Standing;
  readonly readAt: number;
}

/**
 * How long a standing is believed, in milliseconds of the process's own time. Whoever changes one says so to all
 * processes; on PostgreSQL the line between them may be broken for a moment, hence the limit.
 */
const BELIEVED = { sqlite: Infinity, postgres: 1000 } as const;
const MOST_KEPT = 20_000;
const TOPIC = "standing:";

interface Cache {
  readonly kept: Map<string, Kept>;
  /** Counts what was forgotten, so that a reading from before does not come back. */
  generation: number;
}
const caches = new WeakMap<Database, Cache>();

function cacheOf(database: Database): Cache {
  const known = caches.get(database);
  if (known) return known;
  const cache: Cache = { kept: new Map(), generation: 0 };
  caches.set(database, cache);
  database.onAnnounced((topic) => {
    if (!topic.startsWith(TOPIC)) return;
    cache.generation++;
    cache.kept.delete(topic.slice(TOPIC.length));
  });
  return cache;
}

/** The person's standing, from memory where that is fresh; null when there is no such person. */
export async function findStanding(deps: Deps, userId: string): Promise<Standing | null> {
  const cache = cacheOf(deps.database);
  const now = performance.now();
  const known = cache.kept.get(userId);
  if (known && now - known.readAt < BELIEVED[deps.database.kind]) return known.standing;
  const { generation } = cache;
  const person = await findPerson(deps.database.db, userId);
  if (!person) return null;
  const roles = rolesOf(deps.config, person);
  const standing: Standing = {
    allowed: person.blocked === 0 && person.erased_at === null && roles !== null,
    tokensFrom: person.tokens_from,
    roles: roles ?? [],
    language: isLanguage(person.language) ? person.language : null,
  };
  if (generation === cache.generation) {
    if (cache.kept.size >= MOST_KEPT) cache.kept.clear();
    cache.kept.set(userId, { standing, readAt: now });
  }
  return standing;
}

/** To be called after a commit that changed a person's roles, block, erasure, tokens or language. */
export const forgetStanding = (database: Database, userId: string): Promise<void> =>
  database.announce(`${TOPIC}${userId}`);
