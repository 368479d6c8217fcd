import { settings as schema, type Settings } from "@karota/contract/admin/settings.ts";
import { bannerDefaults, DEFAULT_SETTINGS } from "./defaults.ts";
import { fillUp } from "./fill-up.ts";
import type { SettingsVersion } from "./store.ts";

/**
 * The fields that stored documents may hold and the schema no longer has: whoever removes one adds it here. Only these
 * are dropped. Any other unknown field is of a newer Karota: dropping it would lose its value with the next save.
 */
export const REMOVED_FIELDS: ReadonlySet<string> = new Set<string>();

/** The settings of a version, or the sentence that says why they cannot be read. */
export type ReadVersion = { readonly settings: Settings } | { readonly unreadable: string };

type Issues = NonNullable<ReturnType<typeof schema.safeParse>["error"]>["issues"];

/** The fields of issues, each with what is wrong: `limits.sign_ins (Too small: …)`. */
const fieldsOf = (issues: Issues): string =>
  issues
    .flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => `${[...issue.path, key].join(".")} (an unknown field)`)
        : [`${issue.path.join(".") || "root"} (${issue.message})`],
    )
    .join(", ");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A stored version, with the default of each field that the Karota which stored it did not have. */
export function readVersion({ version, settings }: Pick<SettingsVersion, "version" | "settings">): ReadVersion {
  const stored = parse(settings);
  const banner = bannerDefaults((stored as Partial<Settings> | null)?.banner);
  const read = schema.safeParse(fillUp({ ...DEFAULT_SETTINGS, banner }, stored, REMOVED_FIELDS));
  if (read.success) return { settings: read.data };
  const fields = fieldsOf(read.error.issues);
  return {
    unreadable: `Version ${version} of the settings cannot be read at ${fields}: start the Karota that saved it, and change that in its admin area.`,
  };
}

/** The settings of the newest version; the defaults when there is none. Throws when they cannot be read. */
export function getSettings(newest: SettingsVersion | null): Settings {
  if (!newest) return DEFAULT_SETTINGS;
  const read = readVersion(newest);
  if ("unreadable" in read) throw new Error(read.unreadable);
  return read.settings;
}
