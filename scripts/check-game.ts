/**
 * `npm run check-game -- <id>`: what can be checked for one game, in a minute or two: texts, format and lint of its
 * folder, types, its own tests, and the tests over the whole catalogue without those of other games. Stops at the first
 * that fails.
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
const PARTS: readonly (readonly [title: string, ...words: string[]])[] = [
  ["Texts", "scripts/texts.ts"],
  ["Format", commandOf("oxfmt"), "--check", folder, "packages/games/src/catalogue.ts"],
  ["Lint", commandOf("oxlint"), folder],
  ["Types", commandOf("typescript", "tsc"), "-p", "."],
  ["Its own tests", commandOf("vitest"), "run", `${folder}/`],
  [
    "All games' tests",
    commandOf("vitest"),
    "run",
    ...findCatalogueTests(ROOT).all,
    "-t",
    ofThisGame,
    "--hideSkippedTests",
  ],
];

async function main(): Promise<void> {
  if (!ids.includes(id)) throw new Error(`There is no game "${id}": npm run check-game -- <id>`);
  for (const [title, ...words] of PARTS) {
    console.log(`\n── ${title}`);
    if ((await endOf(start(process.execPath, words, { stdio: "inherit" }))) !== 0) throw new Error(`${title}: failed.`);
  }
  console.log(`\n${id} passes. Before it is active: docs/adding-a-game.md, "Before it is active".`);
}

try {
  await main();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
