import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { answerJobs } from "../../../workers/answer-jobs.ts";
import { freshBoard } from "./fresh-board.ts";
import type { Job } from "./generator.ts";

type Maker = readonly [game: AnyGame, generate: AnyGenerate];
const makers = new Map<string, Promise<Maker>>();
const load = (id: string): Promise<Maker> => {
  const row = CATALOGUE.find((entry) => entry.id === id);
  if (!row) throw new Error(`no game ${id}`);
  const maker = makers.get(id) ?? Promise.all([row.load(), row.loadGenerate()]);
  makers.set(id, maker);
  return maker;
};

answerJobs(async ({ game: id, options, edition }: Job): Promise<string> => {
  const [game, generate] = await load(id);
  return freshBoard(game, generate, options, edition);
});
