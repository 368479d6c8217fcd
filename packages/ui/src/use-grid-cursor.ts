import { useState, type KeyboardEvent } from "react";
import type { Position } from "@karota/engine/game.ts";
import { keyMeaning, step, type Direction } from "@karota/engine/grid/grid.ts";

export interface GridCursor {
  readonly cursor: Position;
  readonly moveTo: (at: Position) => void;
  /** To the next cell in that direction that can be reached; with `every` to the neighbour in any case. */
  readonly go: (direction: Direction, every?: boolean) => void;
  /**
   * Arrows (with Ctrl over every cell), Home and End in the row, PageUp and PageDown in the column, with Ctrl Home and
   * End of the board. True when the key was one of these.
   */
  readonly press: (event: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey">) => boolean;
}

/** Where a key that goes far looks first, and which way from there: columns and rows counted from 0. */
type Far = (at: Position, last: Position) => readonly [from: Position, along: Direction];
const FAR: Readonly<Record<string, Far>> = {
  Home: ([, y]) => [[0, y], "right"],
  End: ([, y], [right]) => [[right, y], "left"],
  PageUp: ([x]) => [[x, 0], "down"],
  PageDown: ([x], [, bottom]) => [[x, bottom], "up"],
};

/**
 * The cursor of a board: where the one Tab stop is.
 * @param board.start the first place
 * @param board.reachable the cells that keys stop at; left out, all of them
 */
export function useGridCursor(board: {
  readonly columns: number;
  readonly rows: number;
  readonly start: Position;
  readonly reachable?: (x: number, y: number) => boolean;
}): GridCursor {
  const { columns, rows, reachable = () => true } = board;
  const [cursor, moveTo] = useState<Position>(board.start);
  const last: Position = [columns - 1, rows - 1];
  const inside = ([x, y]: Position): boolean => x >= 0 && y >= 0 && x < columns && y < rows;

  /** The first cell from here on that keys stop at; undefined when there is none before the edge. */
  const find = (from: Position, direction: Direction): Position | undefined => {
    const [dx, dy] = step(direction);
    for (let at = from; inside(at); at = [at[0] + dx, at[1] + dy]) if (reachable(...at)) return at;
    return undefined;
  };
  const go = (direction: Direction, every = false): void => {
    const [dx, dy] = step(direction);
    const next: Position = [cursor[0] + dx, cursor[1] + dy];
    const to = every ? next : find(next, direction);
    if (to && inside(to)) moveTo(to);
  };
  /** The first or last cell of the board that keys stop at. */
  const corner = (end: boolean): Position | undefined => {
    for (let n = 0; n < rows; n++) {
      const found = end ? find([last[0], last[1] - n], "left") : find([0, n], "right");
      if (found) return found;
    }
    return undefined;
  };
  const press: GridCursor["press"] = (event) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (altKey || metaKey || shiftKey) return false;
    const meaning = keyMeaning(key, "");
    if (meaning?.kind === "go") {
      go(meaning.direction, ctrlKey);
      return true;
    }
    const far = FAR[key];
    if (!far || (ctrlKey && key.startsWith("Page"))) return false;
    const to = ctrlKey ? corner(key === "End") : find(...far(cursor, last));
    if (to) moveTo(to);
    return true;
  };
  return { cursor, moveTo, go, press };
}
