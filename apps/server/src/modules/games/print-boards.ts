import { boardLine } from "@karota/print/board-line.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import type { Copy, PerPage } from "@karota/print/page.ts";
import { sheetAddress } from "@karota/print/sheet-address.ts";
import { haveSameOptions } from "@karota/engine/options.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { loadWorksheet } from "@karota/games/worksheets.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
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
  readonly variants: boolean;
  readonly halves: boolean;
  readonly large: boolean;
  /** Called before so many boards are printed; throws when they are too many. */
  readonly count: (boards: number) => Promise<void>;
}

/** The running day's or week's board as a PDF. @throws as `getPeriodic` */
export const printPeriodic = async (
  deps: GamesDeps,
  input: PrintOptions & { readonly name: string; readonly period: string },
): Promise<Buffer> => print(deps, [await getPeriodic(deps, input)], input);

/**
 * Boards as a PDF, in their order.
 * @throws as `getOwnBoard`; E-KAROTA-GAME_VALIDATION for variants that are not two boards with the same options
 */
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
  if (input.variants && !areVariants(found)) throw fail("E-KAROTA-GAME_VALIDATION");
  return print(deps, found, input);
}

/** Whether two different boards are equally hard. */
function areVariants([one, other, ...more]: readonly (Play | PeriodicBoard)[]): boolean {
  if (!one || !other || more.length > 0 || one.gridId === other.gridId) return false;
  return one.loaded.id === other.loaded.id && haveSameOptions(one.options, other.options);
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
  const { language, schooling, solutions, halves, large } = options;
  const key = [only.gridId, language, schooling.subtraction, solutions, halves, large].join(" ");
  const known = printer.findForAll(key);
  if (known) return known;
  await options.count(1);
  return printer.printForAll(key, only.span.ends, make);
}

async function jobOf(
  deps: GamesDeps,
  boards: readonly (Play | PeriodicBoard)[],
  { language, schooling, perPage, solutions, variants, halves, large }: PrintOptions,
): Promise<PrintJob> {
  const speaker = SPEAKERS[language];
  const now = deps.clock.now();
  const dates = { locale: LOCALES[language], timeZone: deps.config.timeZone, now };
  const copies = await Promise.all(
    boards.map(async (board): Promise<Copy> => {
      const { loaded, options, period } = board;
      const worksheet = await loadWorksheet(loaded.game);
      const { puzzle } = board.state as { readonly puzzle: unknown };
      const lastDay = "span" in board ? Date.parse(deps.calendar.spanOf("daily", board.span.ends - 1).key) : null;
      return {
        title: speaker.say({ id: `${loaded.id}.name` }),
        line: boardLine({ options, period, lastDay }, speaker, dates),
        task: worksheet(puzzle, false),
        solution: worksheet(puzzle, true, schooling),
      };
    }),
  );
  const games = new Set(boards.map(({ loaded }) => loaded.id));
  const [game] = games;
  const link = sheetAddress(deps.config.publicUrl, games.size === 1 && game ? pathOf(game) : null, language);
  return { layout: { copies, perPage, solutions, variants, halves, large }, link, language, now };
}
