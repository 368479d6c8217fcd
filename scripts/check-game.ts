/**
 * `npm run check-game -- <id>`: what can be checked for one game, in a minute or two: texts, format and lint of its
 * folder, words and imports, its own tests, types, older browsers, and the tests over the whole catalogue without those of
 * other games. What fails is listed at the end; the tests over the whole catalogue, the longest part, begin only when all else
 * passes.
 */
import { join } from "node:path";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { findCatalogueTests } from "./catalogue-tests.ts";
import { commandOf, endOf, ROOT, start } from "./run.ts";

const [id = ""] = process.argv.slice(2);
const ids: readonly string[] = CATALOGUE.map((row) => row.id);

/** Titles that name no other game. */
const ofThisGame = `^(?!.*\\b(${ids.filter((one) => one !== id).join("|")})\\b)`;
const folder = join("packages", "games", "src", id);
type Part = readonly [title: string, ...words: string[]];
const PARTS: readonly Part[] = [
  ["Texts", "scripts/texts.ts"],
  ["Format: npm run format corrects it", commandOf("oxfmt"), "--check", folder, "packages/games/src/catalogue.ts"],
  ["Lint", commandOf("oxlint"), folder],
  ["Words in code", "scripts/words.ts"],
  ["Who imports whom", "scripts/architecture.ts"],
  ["Its own tests", commandOf("vitest"), "run", `${folder}/`],
  ["Types", commandOf("typescript", "tsc"), "-p", "."],
  ["Older browsers: language", commandOf("typescript", "tsc"), "-p", "tsconfig.browser.json"],
  ["Older browsers: names and styles", "scripts/older-browsers.ts"],
];
const ALL_GAMES: Part = [
  "All games' tests",
  commandOf("vitest"),
  "run",
  ...findCatalogueTests(ROOT).all,
  "-t",
  ofThisGame,
  "--hideSkippedTests",
];

async function passes([title, ...words]: Part): Promise<boolean> {
  console.log(`\n── ${title}`);
  return (await endOf(start(process.execPath, words, { stdio: "inherit" }))) === 0;
}

async function main(): Promise<void> {
  if (!ids.includes(id)) throw new Error(`There is no game "${id}": npm run check-game -- <id>`);
  const failed: string[] = [];
  for (const part of PARTS) if (!(await passes(part))) failed.push(part[0]);
  if (failed.length > 0)
    throw new Error(`These parts failed: ${failed.join("; ")}. All games' tests did not run because of them.`);
  if (!(await passes(ALL_GAMES))) throw new Error("All games' tests failed.");
  const isActive = CATALOGUE.find((row) => row.id === id)?.active;
  const next = isActive
    ? "npm run gate adds what concerns the whole repository, such as dead code and licences."
    : 'Before it is active: docs/adding-a-game.md, "Before it is active".';
  console.log(`\n${id} passes. ${next}`);
}

try {
  await main();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
