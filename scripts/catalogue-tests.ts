import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const IMPORTS = /from "(?:@karota\/games|\.\.?)\/catalogue\.ts"/;
/** A filter by the id alone picks games that the test names, and a new one is none of them. */
const WALKS = /\bof CATALOGUE\b|\bCATALOGUE\.map\(|\bCATALOGUE\.filter\((?!\(\{ id \}\) =>)|\(CATALOGUE\b(?!\[)/;
const BY_GAME = /\.each\((?:CATALOGUE|rows|games|quizzes)\b/;

/** Test files that go over the whole catalogue, and so over a game that is new in it. */
export interface CatalogueTests {
  readonly all: readonly string[];
  /** Those of them that have a test for each game, with its id in the title. */
  readonly byGame: readonly string[];
}

/** Finds them below `root`: they import the catalogue and walk over its rows. */
export function findCatalogueTests(root: string): CatalogueTests {
  const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
  const all = globSync("{packages,apps,scripts}/**/*.test.{ts,tsx}", { cwd: root, exclude: ["**/node_modules"] })
    .filter((file) => IMPORTS.test(textOf(file)) && WALKS.test(textOf(file)))
    .sort();
  return { all, byGame: all.filter((file) => BY_GAME.test(textOf(file))) };
}
