import { boardLine } from "@karota/print/board-line.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import type { Copy, PerPage } from "@karota/print/page.ts";
import { loadWorksheet } from "@karota/games/worksheets.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import type { Actor } from "../../deps.ts";
import type { PrintJob } from "../../pdf/printer.ts";
import type { GamesDeps } from "./games-deps.ts";
import { getOwnBoard, getPeriodic } from "./load-game.ts";
import type { PeriodicBoard } from "./periodic-boards.ts";
import type { Play } from "./play.ts";

export interface PrintOptions {
  readonly language: Language;
  readonly schooling: Schooling;
  readonly perPage: PerPage;
  readonly solutions: boolean;
  /** Called before so many boards are printed; throws when they are too many. */
  readonly count: (boards: number) => Promise<void>;
}

/** The running day's or week's board as a PDF. @throws as `getPeriodic` */
export const printPeriodic = async (
  deps: GamesDeps,
  input: PrintOptions & { readonly name: string; readonly period: string },
): Promise<Buffer> => print(deps, [await getPeriodic(deps, input)], input);

/** Boards as a PDF, in their order. @throws as `getOwnBoard` */
export async function printBoards(
  deps: GamesDeps,
  input: PrintOptions & {
    readonly actor: Actor;
    readonly boards: readonly { readonly game: string; readonly gridId: string }[];
  },
): Promise<Buffer> {
  const found: (Play | PeriodicBoard)[] = [];
  for (const { game, gridId } of input.boards)
    found.push(await getOwnBoard(deps, { actor: input.actor, name: game, gridId }));
  return print(deps, found, input);
}

async function print(
  deps: GamesDeps,
  boards: readonly (Play | PeriodicBoard)[],
  options: PrintOptions,
): Promise<Buffer> {
  const { printer } = deps;
  const make = () => jobOf(deps, boards, options);
  const [only, ...more] = boards;
  if (!only || more.length > 0 || !("span" in only)) {
    await options.count(boards.length);
    return printer.print(await make());
  }
  // One board has a page of its own, whatever the layout.
  const key = `${only.gridId} ${options.language} ${options.schooling.subtraction} ${options.solutions}`;
  const known = printer.findForAll(key);
  if (known) return known;
  await options.count(1);
  return printer.printForAll(key, only.span.ends, make);
}

async function jobOf(
  deps: GamesDeps,
  boards: readonly (Play | PeriodicBoard)[],
  { language, schooling, perPage, solutions }: PrintOptions,
): Promise<PrintJob> {
  const speaker = SPEAKERS[language];
  const now = deps.clock.now();
  const dates = { locale: LOCALES[language], timeZone: deps.config.timeZone, now };
  const copies = await Promise.all(
    boards.map(async (board): Promise<Copy> => {
      const { loaded, options, period } = board;
      const worksheet = await loadWorksheet(loaded.game);
      const { puzzle } = board.state as { readonly puzzle: unknown };
      const ends = "span" in board ? board.span.ends : null;
      return {
        title: speaker.say({ id: `${loaded.id}.name` }),
        line: boardLine({ options, period, ends }, speaker, dates),
        task: worksheet(puzzle, false),
        solution: worksheet(puzzle, true, schooling),
      };
    }),
  );
  return { layout: { copies, perPage, solutions }, language, now };
}
