import type { CatalogueRow } from "./catalogue.ts";

/** What somebody did in a game since the beginning. */
export interface Grown {
  readonly game: string;
  /** Boards that were completed. */
  readonly boards: number;
  /** Of a quiz: the highest level that all its practised skills had on a day; 0 where there was none. */
  readonly reached: number;
  /** The last day, `2026-11-21`. */
  readonly last: string;
}

/** From nothing to a plant in flower. */
export const STAGES = [0, 1, 2, 3, 4, 5] as const;
export type Stage = (typeof STAGES)[number];
/** After how many completed boards a game for its own sake has stage 1, 2, … */
export const BOARDS_FOR_STAGE: readonly number[] = [1, 3, 8, 20, 50];

export interface Plant {
  readonly stage: Stage;
  /** A skill has a lower level than before: worth practising. The stage stays. */
  readonly practise: boolean;
  /** Boards to complete until the next stage; null for quizzes, which grow by levels, and at the last stage. */
  readonly toNext: number | null;
}

/**
 * How far a game's plant has grown. A quiz has the lowest level of its practised skills, and at least stage 1 once a
 * board is completed; another game grows with its completed boards. No plant ever loses a stage.
 * @param levels of the game's practised skills, 0 to 5
 */
export function plantOf(type: CatalogueRow["type"], grown: Grown | undefined, levels: readonly number[]): Plant {
  const { boards, reached } = grown ?? { boards: 0, reached: 0 };
  if (type === "entertainment") {
    const stage = BOARDS_FOR_STAGE.filter((needed) => needed <= boards).length as Stage;
    const needed = BOARDS_FOR_STAGE[stage];
    return { stage, practise: false, toNext: needed === undefined ? null : needed - boards };
  }
  const lowest = levels.length > 0 ? Math.min(...levels) : 0;
  const stage = Math.max(boards > 0 ? 1 : 0, reached, lowest) as Stage;
  return { stage, practise: lowest < reached, toNext: null };
}

/** The days of played games, put together by game. */
export function grownOf(days: readonly (Omit<Grown, "last"> & { readonly day: string })[]): readonly Grown[] {
  const games = new Map<string, Grown>();
  for (const { game, boards, reached, day } of days) {
    const before = games.get(game) ?? { boards: 0, reached: 0, last: "" };
    games.set(game, {
      game,
      boards: before.boards + boards,
      reached: Math.max(before.reached, reached),
      last: day > before.last ? day : before.last,
    });
  }
  return [...games.values()];
}

export type Season = "spring" | "summer" | "autumn" | "winter";
const SEASONS = ["winter", "spring", "summer", "autumn"] as const;

/** The season of a day, by whole months: spring begins with March. */
export const seasonOf = (day: string): Season => SEASONS[Math.floor((Number(day.slice(5, 7)) % 12) / 3)]!;
