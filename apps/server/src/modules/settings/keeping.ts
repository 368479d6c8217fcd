import { settings as schema, type Settings } from "@karota/contract/admin/settings.ts";
import type { Database } from "../../database/database.ts";
import { DEFAULT_SETTINGS } from "./defaults.ts";
import { findNewest } from "./store.ts";

/** The settings in force, read from memory. */
export interface KeptSettings {
  /** As they are believed to be now. */
  current(): Settings;
  /** Reads them again when they may have changed; every request does first. */
  refresh(): Promise<void>;
}

/** A version with what it does not know yet from the house's own; a form that cannot be read counts as none. */
export function readSettings(text: string): Settings {
  const read = schema.safeParse({ ...DEFAULT_SETTINGS, ...(JSON.parse(text) as object) });
  return read.success ? read.data : DEFAULT_SETTINGS;
}

const TOPIC = "settings";
/** On PostgreSQL the line between processes may be broken for a moment, hence the limit, in milliseconds. */
const BELIEVED = { sqlite: Infinity, postgres: 1000 } as const;

/** Reads the settings, and keeps them until somebody changes them. */
export async function keepSettings(database: Database): Promise<KeptSettings> {
  let kept = DEFAULT_SETTINGS;
  let version = 0;
  let until = -Infinity;
  let reading: Promise<void> | null = null;
  database.onAnnounced((topic) => {
    if (topic !== TOPIC) return;
    until = -Infinity;
    // At once: what a process does by itself, at night, waits for no request. What fails is tried with the next one.
    refresh().catch(() => undefined);
  });
  async function read(): Promise<void> {
    // Before the reading: what is announced meanwhile makes it old at once.
    until = performance.now() + BELIEVED[database.kind];
    const newest = await findNewest(database.db).catch((error: unknown) => {
      until = -Infinity;
      throw error;
    });
    // Of two readings at once the older one may come last; versions only go up.
    if (!newest || newest.version < version) return;
    kept = readSettings(newest.settings);
    version = newest.version;
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
  return { current: () => kept, refresh };
}

/** To be called after a commit that changed the settings. */
export const forgetSettings = (database: Database): Promise<void> => database.announce(TOPIC);
