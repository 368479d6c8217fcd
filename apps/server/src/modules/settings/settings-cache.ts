import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "@karota/contract/admin/settings.ts";
import type { Database, Queries } from "../../database/database.ts";
import { StartError } from "../../start-error.ts";
import { DEFAULT_SETTINGS } from "./defaults.ts";
import { readVersion } from "./read-version.ts";
import { findNewest } from "./store.ts";

/** The settings in force, read from memory. */
export interface SettingsCache {
  /** As they are believed to be now. */
  current(): Settings;
  /** Reads them again when they may have changed; every request does first. */
  refresh(): Promise<void>;
}

const TOPIC = "settings";
/** On PostgreSQL the line between processes may be broken for a moment, hence the limit, in milliseconds. */
const SETTINGS_TTL_MS = { sqlite: Infinity, postgres: 1000 } as const;

/** To be called before a start changes anything. @throws StartError when the settings in force cannot be read */
export async function checkSettings(queries: Queries): Promise<void> {
  const newest = await findNewest(queries);
  const read = newest && readVersion(newest);
  if (read && "unreadable" in read) throw new StartError(read.unreadable);
}

/**
 * Reads the settings, and keeps them until somebody changes them. A change that cannot be read, because a process of a
 * newer Karota has saved it, is logged once, and the settings from before stay in force: never the defaults.
 * @throws StartError when they cannot be read at first
 */
export async function settingsCache(database: Database, log: Pick<FastifyBaseLogger, "error">): Promise<SettingsCache> {
  let kept = DEFAULT_SETTINGS;
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
    // At once: what a process does by itself, at night, waits for no request. What fails is tried with the next one.
    refresh().catch(() => undefined);
  });
  async function read(): Promise<void> {
    // Before the reading: what is announced meanwhile makes it old at once.
    until = performance.now() + SETTINGS_TTL_MS[database.kind];
    const newest = await findNewest(database.db).catch((error: unknown) => {
      until = -Infinity;
      throw error;
    });
    // Of two readings at once the older one may come last; versions only go up.
    if (!newest || newest.version < version) return;
    const opened = readVersion(newest);
    if ("settings" in opened) {
      kept = opened.settings;
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
  return { current: () => kept, refresh };
}

/** To be called after a commit that changed the settings. */
export const invalidateSettings = (database: Database): Promise<void> => database.publish(TOPIC);
