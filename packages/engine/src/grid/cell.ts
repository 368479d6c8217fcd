import type { Message } from "../message.ts";

/** What the board's maker has put there; play never changes it. */
export interface CellQuestion {
  /** e is empty for good (a wall), n takes a value, h holds a hint. */
  readonly type: "e" | "n" | "h";
  /** What the cell goes back to on a reset; "" is empty. */
  readonly original_value: string;
  /** "" where there is nothing to find. */
  readonly solution: string;
  /** Cannot be selected or edited. */
  readonly locked: boolean;
  /** What a hint cell says. A message, so that nothing but our own texts can ever become markup. */
  readonly html: Message | null;
}

/** What the player has put there. */
export interface CellAnswer {
  readonly value: string;
}

/** How the cell is shown just now; never saved. */
export interface CellDisplay {
  readonly selected: boolean;
  /** Filled and equal to the solution, while the state display is on. */
  readonly correct_value: boolean;
  /** Filled and different from the solution, while the state display is on. */
  readonly wrong_value: boolean;
  /** Part of a found word; word search only. */
  readonly marked: boolean;
}

/** One cell of any grid game. */
export type Cell = CellQuestion & CellAnswer & CellDisplay;

const PLAIN: CellDisplay = { selected: false, correct_value: false, wrong_value: false, marked: false };

/** A cell that is given and stays. */
export const givenCell = (value: string): Cell => ({
  ...PLAIN,
  type: "n",
  original_value: value,
  value,
  solution: value,
  locked: true,
  html: null,
});

/** A cell to fill in. */
export const openCell = (solution: string, value = ""): Cell => ({
  ...PLAIN,
  type: "n",
  original_value: "",
  value,
  solution,
  locked: false,
  html: null,
});

/** A cell without a value: a wall, or one that says something. */
export const silentCell = (html: Message | null = null): Cell => ({
  ...PLAIN,
  type: html ? "h" : "e",
  original_value: "",
  value: "",
  solution: "",
  locked: true,
  html,
});
