/**
 * Writes `older-browsers.json`: what iPads and iPhones have only since a version after 16.4, or not at all. It is taken from
 * MDN's tables, which anybody may copy (CC0); to read them again:
 *
 *     npm pack @mdn/browser-compat-data && tar xzf mdn-browser-compat-data-*.tgz
 *     node scripts/older-browsers-data.ts package/data.json
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";

interface Support {
  readonly version_added: string | false;
  readonly version_removed?: string;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: unknown;
}
interface Feature {
  readonly __compat?: {
    readonly mdn_url?: string;
    readonly spec_url?: string | readonly string[];
    readonly support: { readonly safari_ios?: Support | readonly Support[] };
  };
}
type Features = Readonly<Record<string, Feature>>;
interface Tables {
  readonly api: Readonly<Record<string, Features>>;
  readonly javascript: { readonly builtins: Readonly<Record<string, Features>> };
  readonly css: Readonly<Record<"properties" | "at-rules" | "selectors" | "types", Features>>;
}

const OLDEST = 16.04;
/** 16.10 is after 16.4. */
const numberOf = (version: string): number => {
  const [major, minor = "0"] = version.replace("≤", "").split(".");
  return Number(major) + Number(minor) / 100;
};

/** The first version that has it; null where none has. The build writes prefixes in style sheets. */
function sinceOf(feature: Feature, isStyle: boolean): string | null {
  const versions = [feature.__compat?.support.safari_ios ?? []]
    .flat()
    .filter(({ prefix, alternative_name, flags, version_removed }) => {
      if (flags || version_removed) return false;
      return isStyle || !(prefix || alternative_name);
    })
    .flatMap(({ version_added }) => (version_added && version_added !== "preview" ? [version_added] : []));
  return versions.toSorted((one, other) => numberOf(one) - numberOf(other))[0] ?? null;
}
const isOld = (since: string | null): boolean => since !== null && numberOf(since) <= OLDEST;

type Newer = Record<string, string | null>;
const sorted = (newer: Newer): Newer =>
  Object.fromEntries(Object.entries(newer).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether a function belongs to the global itself, as `URL.parse` does, not to what it makes. */
const isOwn = (key: string, { __compat }: Feature, isLanguage: boolean): boolean =>
  isLanguage ? !String(__compat?.spec_url).includes(".prototype.") : key.endsWith("_static");

/** Names of scripts: globals, functions of theirs, and members whose name is no older thing's. */
function namesOf({ api, javascript }: Tables): Newer {
  const newer: Newer = {};
  const older = new Set<string>();
  const add = (name: string, feature: Feature): void => {
    const since = sinceOf(feature, false);
    if (isOld(since)) older.add(name).add(name.replace(/^\w+\./, ""));
    else newer[name] = newer[name] ?? since;
  };
  const addAll = (globals: Readonly<Record<string, Features>>, isLanguage: boolean): void => {
    for (const [owner, members] of Object.entries(globals)) {
      add(owner, members);
      for (const [key, member] of Object.entries(members)) {
        const name = key.replace(/_static$/, "");
        if (!member.__compat || !/^[A-Za-z]+$/.test(name)) continue;
        if (isOwn(key, member, isLanguage)) {
          if (older.has(owner)) add(`${owner}.${name}`, member);
        }
        // One word is the name of much else.
        else if (/[a-z][A-Z]/.test(name)) add(name, member);
      }
    }
  };
  addAll(api, false);
  addAll(javascript.builtins, true);
  for (const name of older) delete newer[name];
  return newer;
}

/** As they are written in style sheets. */
function stylesOf({ css }: Tables): Newer {
  const newer: Newer = {};
  const forms = [
    ["properties", (name: string) => `${name}:`],
    ["at-rules", (name: string) => `@${name}`],
    ["selectors", (name: string, page = "") => `${page.includes("::") ? "::" : ":"}${name}`],
    ["types", (name: string) => `${name}(`],
  ] as const;
  for (const [group, form] of forms)
    for (const [name, feature] of Object.entries(css[group])) {
      if (!feature.__compat) continue;
      const since = sinceOf(feature, true);
      if (!isOld(since)) newer[form(name, feature.__compat.mdn_url)] = since;
    }
  return newer;
}

const tables = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as Tables;
const data = { names: sorted(namesOf(tables)), styles: sorted(stylesOf(tables)) };
writeFileSync(join(ROOT, "scripts", "older-browsers.json"), `${JSON.stringify(data, null, 2)}\n`);
