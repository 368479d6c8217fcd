/**
 * Checks that no part of a page needs a browser newer than Safari 16.4, the oldest one of `apps/web/vite.config.ts`. The
 * language of scripts is checked by TypeScript, with `tsconfig.browser.json`; here what TypeScript does not see: the
 * browser's own names and the style sheets, as they are in MDN's tables (`older-browsers-data.ts`). Part of the gate;
 * after the build `--built` checks the pages' files, in which is what other packages bring.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";

/** With the version of Safari that first had it, on iPads and iPhones; null where none has. */
type Newer = Readonly<Record<string, string | null>>;

const TABLES = JSON.parse(readFileSync(join(import.meta.dirname, "older-browsers.json"), "utf8")) as {
  readonly names: Newer;
  readonly styles: Newer;
};
/** A file may use them after it has asked for them, as `"name" in globalThis` or `.name?.()`, or where its types say `name?:`. */
const NAMES: Newer = { ...TABLES.names, popover: "18.3", popoverTarget: "17.0" };
const STYLES: Newer = { ...TABLES.styles, "linear(": "17.2", "style(": "18.0" };

/** What nobody misses where it does nothing. */
const HARMLESS_STYLES = new Set([
  "@page",
  "accent-color:",
  "animation-timeline:",
  "forced-color-adjust:",
  "resize:",
  "scrollbar-width:",
  "size:",
  "text-wrap:",
]);
/** What is something else with the same name here; a connection of which nothing is known is a good one. */
const HARMLESS_NAMES = new Set([
  "ML",
  "createContext",
  "effectiveType",
  "fontStyle",
  "fontWeight",
  "isValid",
  "isVisible",
  "saveData",
  "toArray",
]);
/** What is something else in other packages, or what they ask for in a way of their own. */
const HARMLESS_NAMES_OF_PACKAGES = new Set([
  ...HARMLESS_NAMES,
  "Error.captureStackTrace",
  "Profiler",
  "ViewTransition",
  "aspectRatio",
  "canIntercept",
  "cssFloat",
  "currentEntry",
  "displayName",
  "imageIndex",
  "marginBottom",
  "marginTop",
  "popover",
  "skipTransition",
  "startViewTransition",
]);

const quoted = (name: string): string => name.replaceAll(/[.()]/g, String.raw`\$&`);
const why = (name: string, since: string | null): string =>
  `${name} ${since ? `came with Safari ${since}` : "is in no Safari"}; the oldest browser is Safari 16.4`;

/** What a script uses without asking for it. */
export const faultsOfScript = (code: string, harmless: ReadonlySet<string> = HARMLESS_NAMES): string[] => {
  const own = code.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, "");
  const chains = new Set(own.match(/(?<![\w$"'`-])[A-Za-z]+(?:\.[A-Za-z]+)*(?![\w$"'`-])(?!:)/g));
  const used = new Set<string>();
  for (const chain of chains)
    for (const [place, name] of chain.split(".").entries())
      used.add(name).add(
        chain
          .split(".")
          .slice(place, place + 2)
          .join("."),
      );
  return [...used]
    .filter((name) => Object.hasOwn(NAMES, name) && !harmless.has(name))
    .filter((name) => {
      const word = quoted(name);
      const asked = String.raw`["'\x60]${word}["'\x60] ?in |\.${word}\?\.|typeof [\w.]*${word}\b|\b${word}\?:`;
      return !new RegExp(asked).test(own);
    })
    .map((name) => why(name, NAMES[name] ?? null));
};

/** What a style sheet uses outside of `@supports`. */
export function faultsOfStyles(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  // A selector begins with the colon of what looks like a property: `a:hover`.
  const used = new Set(
    [/(?<![\w-])(?:[a-z-]+[:(]|@[a-z-]+)/g, /::?[a-z-]+(?![\w-])/g].flatMap((form) => plain.match(form) ?? []),
  );
  return [...used]
    .filter((name) => Object.hasOwn(STYLES, name) && !HARMLESS_STYLES.has(name))
    .map((name) => why(name, STYLES[name] ?? null));
}

const OURS = "{apps/web,packages/{contract,engine,games,print,ui}}/src/**";
const BUILT = "apps/web/dist/**";

if (import.meta.main) {
  const isBuilt = process.argv.includes("--built");
  const faultsIn = (pattern: string, faultsOf: (text: string) => string[]): string[] =>
    globSync(`${isBuilt ? BUILT : OURS}/${pattern}`, { cwd: ROOT })
      .filter((file) => !/\.test\.tsx?$|\/(testing|render)\//.test(file))
      .flatMap((file) => faultsOf(readFileSync(join(ROOT, file), "utf8")).map((fault) => `${file}: ${fault}.`));
  const faultsOfBuilt = (code: string) => faultsOfScript(code, HARMLESS_NAMES_OF_PACKAGES);
  const scripts = isBuilt ? faultsIn("*.js", faultsOfBuilt) : faultsIn("*.{ts,tsx}", (code) => faultsOfScript(code));
  const faults = [...scripts, ...faultsIn("*.css", faultsOfStyles)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
