import { useState } from "react";
import { givenCell, openCell } from "@karota/engine/grid/cell.ts";
import { cellAt, gridOf, keyMeaning, nextOpen, type Grid } from "@karota/engine/grid/grid.ts";
import { markState } from "@karota/engine/grid/mark.ts";
import type { Position } from "@karota/engine/game.ts";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { EraseIcon } from "@karota/ui/board-icons.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad } from "@karota/ui/keypad.tsx";
import { EMPTY, type Move, type State } from "./board.ts";

const CONTENTS = {
  empty: "newGame.cell.empty",
  given: "newGame.cell.given",
  entered: "newGame.cell.entered",
  wrong: "newGame.cell.wrong",
} as const;

/** The board as the shared grid rules see it. */
function gridFrom({ puzzle, values }: State): Grid {
  const cells = [...puzzle.initial].map((given, at) =>
    given === EMPTY ? openCell(puzzle.solution[at]!, values[at]!.replace(EMPTY, "")) : givenCell(given),
  );
  return gridOf(cells, puzzle.size);
}

export default function View(props: GameViewProps<State, Move>) {
  const { state, play, settings, speaker, readOnly } = props;
  const { size } = state.puzzle;
  const [cursor, setCursor] = useState<Position>([0, 0]);
  const [selected, setSelected] = useState<Position | null>(null);
  const grid = markState(gridFrom(state), settings.stateShown);
  const digits = Array.from({ length: size }, (_, place) => String(place + 1));
  const isAt = (place: Position | null, x: number, y: number) => place?.[0] === x && place[1] === y;

  const enter = (value: string) => {
    if (selected && !readOnly) play({ x: selected[0], y: selected[1], value: Number(value) });
  };
  const pick = (x: number, y: number) => {
    setCursor([x, y]);
    const free = !cellAt(grid, [x, y])?.locked && !readOnly;
    setSelected(free && !isAt(selected, x, y) ? [x, y] : null);
  };

  const drawn = (x: number, y: number) => {
    const cell = cellAt(grid, [x, y])!;
    const { value, locked, wrong_value: wrong } = cell;
    const kind = value === "" ? "empty" : locked ? "given" : wrong ? "wrong" : "entered";
    const content = { id: CONTENTS[kind], values: { value } };
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={speaker.say({ id: "newGame.cell", values: { row: y + 1, column: x + 1, content } })}
        text={value}
        kind={kind === "empty" ? "open" : locked ? "given" : "entered"}
        reachable={isAt(cursor, x, y)}
        selected={isAt(selected, x, y)}
        wash={null}
        mark={wrong ? "wrong" : cell.correct_value ? "right" : null}
        hint={null}
      />
    );
  };

  const { done, total } = props.verdict.progress;
  return (
    <GameStage
      board={
        <BoardGrid
          label={speaker.say({ id: "newGame.board" })}
          columns={size}
          rows={size}
          cursor={cursor.join(",")}
          readOnly={readOnly}
          pick={pick}
          press={({ key, ctrlKey, altKey, metaKey }) => {
            const meaning = ctrlKey || altKey || metaKey ? null : keyMeaning(key, digits.join(""));
            if (meaning?.kind === "go") {
              const to = nextOpen(grid, cursor, meaning.direction);
              if (to) setCursor(to);
              if (to && !readOnly) setSelected(to);
            } else if (meaning) enter(meaning.kind === "clear" ? EMPTY : meaning.value);
            return meaning !== null;
          }}
          cell={drawn}
        />
      }
      left={speaker.say({ id: "board.left", values: { left: total - done } })}
      keypad={
        <Keypad
          label={speaker.say({ id: "board.keys" })}
          disabled={readOnly || selected === null}
          press={enter}
          keys={[
            ...digits.map((value) => ({
              id: value,
              face: value,
              label: speaker.say({ id: "newGame.key", values: { value } }),
            })),
            { id: EMPTY, face: <Icon of={EraseIcon} />, label: speaker.say({ id: "board.erase" }), quiet: true },
          ]}
        />
      }
    />
  );
}
