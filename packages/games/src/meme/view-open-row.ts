import { useEffect, useRef, useState } from "react";
import { draftOf, isFull, sameRow, withPeg, type Move, type Row, type State } from "./board.ts";

/** The peg that would fill the row, laid but not played yet: playing it locks the row. */
interface Held {
  /** The row it is laid in. */
  readonly row: number | null;
  /** The pegs that were played when it was laid. */
  readonly over: Row;
  readonly column: number;
  readonly value: number;
}

export interface OpenRow {
  /** The row as the player sees it. */
  readonly row: Row;
  /** Lays a colour; null takes away. A colour that lies elsewhere in the row changes places with this field. */
  readonly put: (column: number, value: number | null) => void;
  /** Has the full row checked; false when it is not full. */
  readonly check: () => boolean;
}

/** The row being filled. Unless it is to be checked at once, its last peg waits until the player has it checked. */
export function useOpenRow(state: State, open: number | null, atOnce: boolean, play: (move: Move) => void): OpenRow {
  const [laid, setLaid] = useState<Held | null>(null);
  const played = draftOf(state);
  const fits = laid && laid.row === open && played[laid.column] === null && !played.includes(laid.value);
  const held = fits ? laid : null;
  const row = held ? played.with(held.column, held.value) : played;

  /** The row as moves from here have left it. */
  const own = useRef(played);
  const hold = (column: number, value: number): void => setLaid({ row: open, over: own.current, column, value });
  // An undo is to take the peg that waits, where it was laid last, and not the move before it: that one is made again.
  useEffect(() => {
    const before = own.current;
    own.current = played;
    if (!held || sameRow(before, played)) return;
    const isCleared = played.every((value) => value === null);
    if (!isCleared && !sameRow(before, held.over)) return;
    setLaid(null);
    if (isCleared) return;
    const changed = [...before.keys()].filter((column) => before[column] !== played[column]);
    const column = changed.find((one) => before[one] !== null) ?? changed[0]!;
    play({ type: "place", column, value: before[column]! });
  }, [held, play, played]);

  const put = (column: number, value: number | null): void => {
    const place = (): void => {
      own.current = withPeg(played, column, value);
      play({ type: "place", column, value });
    };
    if (!held) {
      const fills = value !== null && !played.includes(value) && isFull(played.with(column, value));
      if (fills && !atOnce) hold(column, value);
      else place();
    } else if (column === held.column) {
      const elsewhere = value === null ? -1 : played.indexOf(value);
      if (value === null) setLaid(null);
      else if (elsewhere < 0) hold(column, value);
      else {
        place();
        hold(elsewhere, held.value);
      }
    } else {
      place();
      const before = played[column] ?? null;
      if (value === held.value) {
        if (before === null) setLaid(null);
        else hold(held.column, before);
      }
    }
  };
  const check = (): boolean => {
    if (!held || !isFull(row)) return false;
    setLaid(null);
    play({ type: "place", column: held.column, value: held.value });
    return true;
  };
  return { row, put, check };
}
