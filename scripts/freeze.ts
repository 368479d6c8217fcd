/**
 * `npm run freeze -- <id>`: writes `<id>.payload-v<N>.json` into the game's folder, a board in the middle of play in the
 * newest form, which has to open for ever. What is frozen is never written over. `npm run freeze -- <id> level=starter`
 * freezes a board with other options than the daily's, as `<id>-starter.payload-v<N>.json`: for kinds of boards that the
 * daily does not have.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { seeded } from "@karota/engine/random.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ROOT } from "./run.ts";
import { ensureTexts } from "./texts/ensure.ts";

/** The daily kind of board, or another one: played a little wrongly where it goes, then half of what is left rightly. */
export function boardInPlay(game: AnyGame, generate: AnyGenerate, others: OptionValues = {}): unknown {
  const options = game.options.schema.parse(others);
  const fresh = (seed: string): unknown => game.start(generate(options, seeded(seed)));
  const playOn = (from: unknown, moves: readonly unknown[]): unknown =>
    moves.reduce((state, move) => {
      const next: unknown = game.apply(state, move);
      return game.check(next).status === "playing" ? next : state;
    }, from);
  const state = playOn(fresh("frozen"), game.solve(fresh("another")).slice(0, 2));
  const left = game.solve(state);
  return playOn(state, left.slice(0, Math.ceil(left.length / 2)));
}

/** Writes the file under `folder`, in one line; gives its name, or null when it is frozen already. */
export function freeze(game: AnyGame, generate: AnyGenerate, folder: string, others: OptionValues = {}): string | null {
  const id = game.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = `${[id, ...Object.values(others)].join("-")}.payload-v${game.payload.version}.json`;
  const path = join(folder, file);
  if (existsSync(path)) return null;
  const payload = game.payload.encode(boardInPlay(game, generate, others), SPEAKERS.sl);
  writeFileSync(path, `${JSON.stringify(payload)}\n`);
  return file;
}

async function main(): Promise<void> {
  const [id = "", ...chosen] = process.argv.slice(2);
  const row = findGame(id);
  if (!row) {
    console.error(`There is no game "${id}": npm run freeze -- <id> [<option>=<value>…]`);
    process.exitCode = 1;
    return;
  }
  const [game, generate] = await Promise.all([row.load(), row.loadGenerate()]);
  const folder = join(ROOT, "packages", "games", "src", row.id);
  ensureTexts();
  const others = Object.fromEntries(chosen.map((one) => one.split("=") as [string, string]));
  const file = freeze(game, generate, folder, others);
  if (file === null) {
    console.error(
      `Version ${game.payload.version} of ${[row.id, ...chosen].join(" ")} is frozen already: a changed form needs a new version.`,
    );
    process.exitCode = 1;
    return;
  }
  console.log(`${file} is frozen; laws.test.ts has to open it.`);
}

if (import.meta.main) await main();
