/**
 * Checks that no part of a page needs a browser newer than Safari 16.4, the oldest one of `apps/web/vite.config.ts`. The
 * language of scripts is checked by TypeScript, with `tsconfig.browser.json`; here what TypeScript does not see: the
 * browser's own names and the style sheets. Part of the gate; `scripts/older-browsers.test.ts` proves that it bites.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";

/** With the version of Safari that first had it; null where none has. Numbers are those of MDN's tables for iPads and iPhones. */
type Newer = readonly (readonly [name: string, since: string | null])[];

/** A file may use them after it has asked for them, as `"name" in globalThis` or `.name?.()`. */
const NAMES: Newer = [
  ["AbortSignal.any", "17.4"],
  ["caretPositionFromPoint", "26.2"],
  ["checkVisibility", "17.4"],
  ["closedBy", "27.3"],
  ["CloseWatcher", "27.3"],
  ["moveBefore", null],
  ["popover", "18.3"],
  ["popoverTarget", "17.0"],
  ["requestIdleCallback", null],
  ["scrollend", "26.2"],
  ["setHTML", null],
  ["setHTMLUnsafe", "26.0"],
  ["startViewTransition", "18.0"],
  ["Temporal", "27.3"],
  ["URL.canParse", "17.0"],
  ["URL.parse", "18.0"],
  ["URLPattern", "26.0"],
];

/**
 * Only within `@supports`. Not here: what the build writes for older browsers (nesting, `light-dark()`, prefixes), and
 * what nobody misses where it does nothing (`text-wrap`, `scrollbar-width`, `hyphenate-character`, an
 * `animation-timeline` of an animation without a duration).
 */
const STYLES: Newer = [
  ["@scope", "26.4"],
  ["@starting-style", "17.5"],
  ["@view-transition", "18.2"],
  [":user-invalid", "16.5"],
  [":user-valid", "16.5"],
  [":popover-open", "17.0"],
  [":state(", "17.4"],
  ["::details-content", "18.4"],
  ["anchor(", "26.0"],
  ["anchor-name:", "26.0"],
  ["calc-size(", null],
  ["contain-intrinsic-size:", "17.0"],
  ["content-visibility:", "18.0"],
  ["field-sizing:", "26.2"],
  ["interpolate-size:", null],
  ["linear(", "17.2"],
  ["position-anchor:", "27.0"],
  ["position-area:", "26.0"],
  ["reading-flow:", null],
  ["style(", "18.0"],
  ["text-box:", "18.2"],
  ["transition-behavior:", "17.4"],
  ["view-timeline:", "26.0"],
  ["view-transition-name:", "18.0"],
];

const quoted = (name: string): string => name.replaceAll(/[.()]/g, String.raw`\$&`);
const why = ([name, since]: Newer[number]): string =>
  `${name} ${since ? `came with Safari ${since}` : "is in no Safari"}; the oldest browser is Safari 16.4`;

/** What a script uses without asking for it. */
export const faultsOfScript = (code: string): string[] => {
  const own = code.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, "");
  return NAMES.filter(([name]) => {
    const asked = new RegExp(String.raw`"${quoted(name)}" in |\.${quoted(name)}\?\.|typeof [\w.]*${quoted(name)}\b`);
    return new RegExp(String.raw`(?<![\w$"'-])${quoted(name)}(?![\w$"'-])(?!:)`).test(own) && !asked.test(own);
  }).map(why);
};

/** What a style sheet uses outside of `@supports`. */
export function faultsOfStyles(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return STYLES.filter(([name]) =>
    new RegExp((/^\w/.test(name) ? String.raw`(?<![\w-])` : "") + quoted(name)).test(plain),
  ).map(why);
}

const FOLDERS = "{apps/web,packages/{contract,engine,games,print,ui}}/src/**";

if (import.meta.main) {
  const faultsIn = (pattern: string, faultsOf: (text: string) => string[]): string[] =>
    globSync(`${FOLDERS}/${pattern}`, { cwd: ROOT })
      .filter((file) => !/\.test\.tsx?$|\/(testing|render)\//.test(file))
      .flatMap((file) => faultsOf(readFileSync(join(ROOT, file), "utf8")).map((fault) => `${file}: ${fault}.`));
  const faults = [...faultsIn("*.{ts,tsx}", faultsOfScript), ...faultsIn("*.css", faultsOfStyles)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
