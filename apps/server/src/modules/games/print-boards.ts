import type { Language } from "@karota/engine/message.ts";
import { boardLine } from "@karota/engine/paper/board-line.ts";
import type { Copy, PerPage } from "@karota/engine/paper/pages.ts";
import { loadSheet } from "@karota/games/sheets.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import type { Actor } from "../../deps.ts";
import { printed } from "../../paper/index.ts";
import type { GamesDeps } from "./games-deps.ts";
import { getOwnBoard, getPeriodic } from "./load-game.ts";
import type { PeriodicBoard } from "./periodic-boards.ts";
import type { Play } from "./play.ts";

export interface PrintWishes {
  readonly language: Language;
  readonly perPage: PerPage;
  readonly solutions: boolean;
}

/** The running day's or week's board as a PDF. @throws as `getPeriodic` */
export const printPeriodic = async (
  deps: GamesDeps,
  input: PrintWishes & { readonly name: string; readonly period: string },
): Promise<Buffer> => print(deps, [await getPeriodic(deps, input)], input);

/** Boards that one may open as a PDF, in their order. @throws as `getOwnBoard` */
export async function printBoards(
  deps: GamesDeps,
  input: PrintWishes & {
    readonly actor: Actor;
    readonly boards: readonly { readonly game: string; readonly gridId: string }[];
  },
): Promise<Buffer> {
  const found: (Play | PeriodicBoard)[] = [];
  for (const { game, gridId } of input.boards)
    found.push(await getOwnBoard(deps, { actor: input.actor, name: game, gridId }));
  return print(deps, found, input);
}

async function print(deps: GamesDeps, boards: readonly (Play | PeriodicBoard)[], wishes: PrintWishes): Promise<Buffer> {
  const { language, perPage, solutions } = wishes;
  const speaker = SPEAKERS[language];
  const now = deps.clock.now();
  const dates = { locale: LOCALES[language], timeZone: deps.config.timeZone, now };
  const copies = await Promise.all(
    boards.map(async (board): Promise<Copy> => {
      const { shelved, options, period } = board;
      const sheet = await loadSheet(shelved.game);
      const { puzzle } = board.state as { readonly puzzle: unknown };
      const ends = "span" in board ? board.span.ends : null;
      return {
        title: speaker.say({ id: `${shelved.id}.name` }),
        line: boardLine({ options, period, ends }, speaker, dates),
        task: sheet(puzzle, false),
        solution: sheet(puzzle, true),
      };
    }),
  );
  // One after the other: in between, everyone else has their turn.
  return deps.turns.take("print", () => printed({ copies, perPage, solutions }, speaker, now));
}
