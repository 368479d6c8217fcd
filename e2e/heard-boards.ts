import { readFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "@karota/engine/random.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ROOT } from "../scripts/run.ts";
import type { Language } from "./words.ts";

/** The end of a day that never moves, whose board never ends while a test runs, as the server writes it: in the zone of the app. */
const ENDS = "2031-03-04T00:00:00+01:00";

/** The same board of a game in every run, in the form in which the server sends a daily board. */
export async function fixedBoard(
  id: string,
  language: Language,
  options: Readonly<Record<string, string | number>> = {},
): Promise<object> {
  const row = findGame(id)!;
  const [game, generate] = await Promise.all([row.load(), row.loadGenerate()]);
  const chosen = game.options.schema.parse(options) as Readonly<Record<string, string | number>>;
  const board = game.start(generate(chosen, seeded("heard")));
  return { ...(game.payload.encode(board, SPEAKERS[language]) as object), options: chosen, ends: ENDS };
}

/** The board in the middle of play that this frozen payload of a game is, as if it were a daily board. */
export async function frozenBoard(
  id: string,
  file: string,
  options: Readonly<Record<string, string | number>>,
): Promise<object> {
  const { options: known } = await findGame(id)!.load();
  const frozen = JSON.parse(readFileSync(join(ROOT, "packages/games/src", id, file), "utf8")) as object;
  return { ...frozen, options: known.schema.parse(options), ends: ENDS };
}
