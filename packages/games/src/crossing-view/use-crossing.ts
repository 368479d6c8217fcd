import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { isLetter, lettersOf, type CrossState, type Run } from "@karota/engine/grid/crossing.ts";
import { keyMeaning } from "@karota/engine/grid/grid.ts";
import {
  along,
  cursorAt,
  enterRun,
  firstCursor,
  focusedRun,
  go,
  nextRun,
  pick,
  turn,
  type CrossingCursor,
} from "./cursor.ts";

export interface CrossingControl {
  readonly cursor: CrossingCursor;
  /** The run that is meant, while a cell of it has the cursor. */
  readonly run: Run | undefined;
  readonly pick: (cell: number) => void;
  readonly turn: () => void;
  /** To the run's first empty cell, with the focus: what was chosen elsewhere is filled in on the board. */
  readonly enterRun: (run: Run) => void;
  /** To the next run, or the one before. */
  readonly nextRun: (by: 1 | -1) => void;
  /** Writes into the selected cell ("" clears); with `flows` the cursor goes on to the next cell of the run. */
  readonly write: (value: string) => void;
  /** Clears the selected cell; with `flows` an empty one sends the cursor back, and that cell is cleared. */
  readonly erase: () => void;
  readonly press: (event: KeyboardEvent) => boolean;
}

/**
 * Cursor and keys of a crossing. Arrows go to the next letter, with Ctrl over every cell; Space and Enter pick; Home and
 * End go to the ends of the run, with Ctrl of the board; PageUp and PageDown to the run before and after; Escape lets go.
 */
export function useCrossing(
  state: CrossState,
  given: {
    /** The symbols that are written. */
    readonly allowed: Iterable<string>;
    /** Any other sign clears the cell; as it says for this key. */
    readonly othersClear: (key: string) => boolean;
    /** The cursor follows the writing, and picking a selected cell turns to its other run. */
    readonly flows: boolean;
    readonly readOnly: boolean;
    readonly play: (cell: number, value: string) => void;
  },
): CrossingControl {
  const { puzzle, values } = state;
  const { flows } = given;
  const [first] = useState<CrossingCursor>(() => firstCursor(state));
  const [cursor, setCursor] = useState(first);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [cursor]);
  // Until a cell is picked or let go, what is typed goes where the focus is.
  const writable = (cursor.selected || cursor === first) && !given.readOnly && isLetter(puzzle, cursor.cell);

  const write = (value: string): void => {
    if (!writable) return;
    given.play(cursor.cell, value);
    const from = { ...cursor, selected: true };
    setCursor(flows && value !== "" ? along(puzzle, from, 1) : from);
  };
  const erase = (): void => {
    if (!writable) return;
    const to = flows && values[cursor.cell] === "" ? along(puzzle, cursor, -1) : cursor;
    setCursor({ ...to, selected: true });
    given.play(to.cell, "");
  };
  const far = (key: string, ctrl: boolean): void => {
    const cells = ctrl ? lettersOf(puzzle) : (focusedRun(puzzle, cursor)?.cells ?? []);
    const cell = key === "Home" ? cells[0] : cells.at(-1);
    if (cell !== undefined) setCursor(cursorAt(puzzle, cell, cursor.heading));
  };

  const press = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    const plain = !altKey && !metaKey && !shiftKey;
    if (key === "Escape" && cursor.selected) {
      setCursor({ ...cursor, selected: false });
      return true;
    }
    if (plain && (key === "Home" || key === "End")) {
      far(key, ctrlKey);
      return true;
    }
    if (plain && !ctrlKey && (key === "PageUp" || key === "PageDown")) {
      setCursor(nextRun(state, cursor, key === "PageDown" ? 1 : -1));
      return true;
    }
    if (plain && !ctrlKey && (key === " " || key === "Enter")) {
      setCursor(pick(puzzle, cursor, cursor.cell, flows));
      return true;
    }
    const meaning = keyMeaning(event, given.allowed, given.othersClear(key));
    switch (meaning?.kind) {
      case "go":
        if (altKey || metaKey) return false;
        setCursor(go(puzzle, cursor, meaning.direction, ctrlKey));
        return true;
      case "value":
        write(meaning.value);
        return true;
      case "clear":
        if (key === "Backspace") erase();
        else write("");
        return true;
      default:
        return false;
    }
  };

  return {
    cursor,
    run: focusedRun(puzzle, cursor),
    pick: (cell) => setCursor(pick(puzzle, cursor, cell, flows)),
    turn: () => setCursor(turn(puzzle, cursor)),
    enterRun: (run) => {
      wantsFocus.current = true;
      setCursor(enterRun(state, run));
    },
    nextRun: (by) => setCursor(nextRun(state, cursor, by)),
    write,
    erase,
    press,
  };
}
