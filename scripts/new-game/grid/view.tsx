import { useState } from "react";
import { givenCell, openCell } from "@karota/engine/grid/cell.ts";
import { cellAt, gridOf, keyMeaning, type Grid } from "@karota/engine/grid/grid.ts";
import { markState } from "@karota/engine/grid/mark.ts";
import type { Position } from "@karota/engine/game.ts";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { EraseIcon } from "@karota/ui/board-icons.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { cellMessage, cellWords, hintLook } from "@karota/ui/hint-look.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad } from "@karota/ui/keypad.tsx";
import { useGridCursor } from "@karota/ui/use-grid-cursor.ts";
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
  const { state, play, hint, settings, speaker, readOnly } = props;
  const { size } = state.puzzle;
  const grid = markState(gridFrom(state), settings.stateShown);
  const isOpen = (x: number, y: number) => cellAt(grid, [x, y])?.locked === false;
  const { cursor, moveTo, press } = useGridCursor({ columns: size, rows: size, start: [0, 0], reachable: isOpen });
  const [selecting, setSelecting] = useState(false);
  const digits = Array.from({ length: size }, (_, place) => String(place + 1));
  const isHere = (x: number, y: number) => cursor[0] === x && cursor[1] === y;
  const selected: Position | null = selecting && !readOnly && isOpen(...cursor) ? cursor : null;

  const enter = (value: string) => {
    if (selected) play({ x: selected[0], y: selected[1], value: Number(value) });
  };

  const drawn = (x: number, y: number) => {
    const { value, locked, wrong_value: wrong, correct_value: right } = cellAt(grid, [x, y])!;
    const content = value === "" ? "empty" : locked ? "given" : wrong ? "wrong" : "entered";
    const words = speaker.say(cellMessage([x, y], { id: CONTENTS[content], values: { value } }));
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={cellWords(hint, [x, y], words, speaker)}
        text={value}
        kind={locked ? "given" : value === "" ? "open" : "entered"}
        reachable={isHere(x, y)}
        selected={selected !== null && isHere(x, y)}
        wash={null}
        mark={wrong ? "wrong" : right ? "right" : null}
        hint={hintLook(hint, [x, y])}
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
          pick={(x, y) => {
            setSelecting(!(selecting && isHere(x, y)));
            moveTo([x, y]);
          }}
          press={(event) => {
            if (press(event)) {
              setSelecting(true);
              return true;
            }
            const meaning =
              event.ctrlKey || event.altKey || event.metaKey ? null : keyMeaning(event.key, digits.join(""));
            if (meaning?.kind === "value") enter(meaning.value);
            if (meaning?.kind === "clear") enter(EMPTY);
            return meaning !== null;
          }}
          cell={drawn}
        />
      }
      left={speaker.say({ id: "newGame.left", values: { left: total - done } })}
      keypad={
        <Keypad
          label={speaker.say({ id: "board.keys" })}
          disabled={selected === null}
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
