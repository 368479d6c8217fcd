import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { isLetter, isWrong, positionIn, rowsOf, runAt, type CrossState } from "@karota/engine/grid/crossing.ts";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { cellWords, hintLook } from "@karota/ui/hint-look.ts";
import type { CrossingControl } from "./use-crossing.ts";
import { writtenWords } from "./words.ts";

const HEADINGS = ["e", "s"] as const;

/** The board of a crossing: letters, hint cells and walls, with the runs of the selected cell tinted. */
export function CrossingBoard(props: {
  readonly label: string;
  readonly state: CrossState;
  readonly control: CrossingControl;
  readonly view: Pick<GameViewProps<unknown, unknown>, "hint" | "settings" | "speaker" | "readOnly" | "announce">;
  /** A cell in words, with its place. */
  readonly words: (cell: number) => string;
  /** What a hint cell or wall shows; the same object as long as it looks the same. */
  readonly face: (cell: number) => ReactNode;
  /** The numbers of letters in which runs begin, where no hint cell shows them. */
  readonly numbers?: ReadonlyMap<number, number>;
  /** Pencil marks. */
  readonly marks?: (cell: number) => string;
  /** Both runs of the selected cell are tinted, not only the one that is meant. */
  readonly bothRuns?: boolean;
  /** Keys of the game's own, handled first. */
  readonly press?: (event: KeyboardEvent) => boolean;
}) {
  const { state, control, bothRuns = false } = props;
  const { hint, settings, speaker, readOnly, announce } = props.view;
  const { puzzle, values } = state;
  const { cursor } = control;
  const labelOf = (cell: number): string => cellWords(hint, positionIn(puzzle, cell), props.words(cell), speaker);

  // A cell that changes under the cursor is read out; one that the cursor reaches is read by the focus itself, and what
  // was written in the one before is announced.
  const here = labelOf(cursor.cell);
  const announced = useRef({ cell: cursor.cell, label: here, values });
  useEffect(() => {
    const { cell, label, values: before } = announced.current;
    announced.current = { cell: cursor.cell, label: here, values };
    const isWritten = values[cell] !== before[cell] && values[cell] !== "";
    if (cell === cursor.cell && label !== here) announce(here);
    else if (cell !== cursor.cell && isWritten) announce(speaker.say(writtenWords(state, cell, settings.stateShown)));
  }, [announce, cursor.cell, here, state, values, settings.stateShown, speaker]);

  const isLooking = cursor.selected && !readOnly;
  const runs = HEADINGS.flatMap((heading) =>
    isLooking && (bothRuns || heading === cursor.heading) ? (runAt(puzzle, cursor.cell, heading) ?? []) : [],
  );
  const tinted = new Set(runs.flatMap(({ head, cells }) => (puzzle.cells[head]?.t === "H" ? [head, ...cells] : cells)));

  const cellOf = (x: number, y: number) => {
    const cell = x + puzzle.columns * y;
    const letter = isLetter(puzzle, cell);
    const isHere = cell === cursor.cell;
    const value = values[cell]!;
    const mark = settings.stateShown && value !== "" ? (isWrong(state, cell) ? "wrong" : "right") : null;
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={labelOf(cell)}
        text={value}
        kind={letter ? (value === "" ? "open" : "entered") : "hintcell"}
        reachable={isHere}
        selected={isHere && isLooking}
        wash={tinted.has(cell) && !(isHere && isLooking) ? (letter ? "peer" : "same") : null}
        mark={mark}
        hint={hintLook(hint, [x, y])}
        face={letter ? undefined : props.face(cell)}
        number={props.numbers?.get(cell)}
        corner={letter ? (props.marks?.(cell) ?? "") : ""}
      />
    );
  };

  return (
    <BoardGrid
      label={props.label}
      columns={puzzle.columns}
      rows={rowsOf(puzzle)}
      cursor={positionIn(puzzle, cursor.cell).join(",")}
      cell={cellOf}
      pick={(x, y) => control.pick(x + puzzle.columns * y)}
      press={(event) => (props.press?.(event) ?? false) || control.press(event)}
      readOnly={readOnly}
    />
  );
}
