/**
 * `npm run gate`: types, older browsers, lint, format, who imports whom, words in code, dead code, licences, texts. Prints
 * one line a part, and what a failed part says.
 */
import { performance } from "node:perf_hooks";
import { commandOf, endOf, start } from "./run.ts";
import { ensureTexts } from "./texts/ensure.ts";

const PARTS: readonly (readonly [name: string, ...words: string[]])[] = [
  ["types", commandOf("typescript", "tsc"), "-p", "."],
  ["older browsers: language", commandOf("typescript", "tsc"), "-p", "tsconfig.browser.json"],
  ["older browsers: names and styles", "scripts/older-browsers.ts"],
  ["lint", commandOf("oxlint"), "--format", "unix"],
  ["format", commandOf("oxfmt"), "--check"],
  ["who imports whom", "scripts/architecture.ts"],
  ["words in code", "scripts/words.ts"],
  ["dead code and unused packages", commandOf("knip"), "--no-progress", "--no-config-hints"],
  ["licences", "scripts/licences.ts"],
  ["texts", "scripts/texts.ts", "--check"],
];
const AT_ONCE = 2;

let failed = 0;

async function run([name, ...words]: (typeof PARTS)[number]): Promise<void> {
  const began = performance.now();
  const child = start(process.execPath, words, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (said += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (said += text));
  const good = (await endOf(child)) === 0;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${good ? "✓" : "✗"} ${name} (${seconds} s)`);
  if (good) return;
  failed++;
  console.log(said.trimEnd());
}

ensureTexts();
const waiting = [...PARTS];
const work = async (): Promise<void> => {
  for (let part = waiting.shift(); part; part = waiting.shift()) await run(part);
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
if (failed > 0) {
  console.log(`The gate is closed: ${failed} of ${PARTS.length} parts failed.`);
  process.exitCode = 1;
}
