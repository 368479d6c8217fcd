import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "@karota/contract/admin/settings.ts";
import type { Database, Queries } from "../../database/database.ts";
import { StartError } from "../../start-error.ts";
import { DEFAULT_SETTINGS } from "./defaults.ts";
import { readVersion } from "./read-version.ts";
import { findNewest } from "./store.ts";

/** The settings in force, read from memory. */
export interface SettingsCache {
  /** The settings as last read. */
  current(): Settings;
  /** Reads them again when they may have changed. Every request calls this first. */
  refresh(): Promise<void>;
}

const TOPIC = "settings";
/** On PostgreSQL the connection between processes may be lost for a moment, so that the cache has a time limit there. */
const SETTINGS_TTL_MS = { sqlite: Infinity, postgres: 1000 } as const;

/** Call this before the start changes anything. @throws StartError when the settings in force cannot be read */
export async function checkSettings(queries: Queries): Promise<void> {
  const newest = await findNewest(queries);
  const read = newest && readVersion(newest);
  if (read && "unreadable" in read) throw new StartError(read.unreadable);
}

/**
 * Reads the settings and caches them until they change. A version that cannot be read, because a process of a newer
 * Karota saved it, is logged once, and the previous settings stay in force, never the defaults.
 * @throws StartError when they cannot be read at first
 */
export async function settingsCache(database: Database, log: Pick<FastifyBaseLogger, "error">): Promise<SettingsCache> {
  let current = DEFAULT_SETTINGS;
  let version = 0;
  let unreadableVersion = 0;
  let refuse = (sentence: string): void => {
    throw new StartError(sentence);
  };
  let until = -Infinity;
  let reading: Promise<void> | null = null;
  database.subscribe((topic) => {
    if (topic !== TOPIC) return;
    until = -Infinity;
    // At once, because work without a request (at night) reads the cache only. A failure is retried by the next request.
    refresh().catch(() => undefined);
  });
  async function read(): Promise<void> {
    // Before reading, so that a change published meanwhile makes this reading stale.
    until = performance.now() + SETTINGS_TTL_MS[database.kind];
    const newest = await findNewest(database.db).catch((error: unknown) => {
      until = -Infinity;
      throw error;
    });
    // Two readings at once may finish in either order; versions only increase.
    if (!newest || newest.version < version) return;
    const opened = readVersion(newest);
    if ("settings" in opened) {
      current = opened.settings;
      version = newest.version;
    } else if (newest.version !== unreadableVersion) {
      refuse(opened.unreadable);
      unreadableVersion = newest.version;
    }
  }
  const refresh = async (): Promise<void> => {
    if (performance.now() < until) return reading ?? undefined;
    const mine = read().finally(() => {
      if (reading === mine) reading = null;
    });
    reading = mine;
    return mine;
  };
  await refresh();
  refuse = (sentence) => log.error(`Version ${version} of the settings stays in force. ${sentence}`);
  return { current: () => current, refresh };
}

/** Call this after a commit that changed the settings. */
export const invalidateSettings = (database: Database): Promise<void> => database.publish(TOPIC);
