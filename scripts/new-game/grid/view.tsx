import { useState } from "react";
import { keyMeaning } from "@karota/engine/grid/grid.ts";
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
import { KEYS } from "./view-keymap.ts";

export { KEYS } from "./view-keymap.ts";

const CONTENTS = {
  empty: "newGame.cell.empty",
  given: "newGame.cell.given",
  entered: "newGame.cell.entered",
  wrong: "newGame.cell.wrong",
} as const;

/** A cell's content, and its state display: only what is filled in is right or wrong. */
function cellFrom({ puzzle, values }: State, at: number, stateShown: boolean) {
  const locked = puzzle.initial[at] !== EMPTY;
  const value = values[at]!.replace(EMPTY, "");
  const isRight = value === puzzle.solution[at];
  const mark = !stateShown || locked || value === "" ? null : isRight ? ("right" as const) : ("wrong" as const);
  return { value, locked, mark };
}

export default function View(props: GameViewProps<State, Move>) {
  const { state, play, hint, settings, speaker, readOnly } = props;
  const { size } = state.puzzle;
  const isOpen = (x: number, y: number) => state.puzzle.initial[x + size * y] === EMPTY;
  const { cursor, moveTo, press } = useGridCursor({ columns: size, rows: size, start: [0, 0], reachable: isOpen });
  const [selecting, setSelecting] = useState(false);
  const digits = Array.from({ length: size }, (_, place) => String(place + 1));
  const isHere = (x: number, y: number) => cursor[0] === x && cursor[1] === y;
  const selected: Position | null = selecting && !readOnly && isOpen(...cursor) ? cursor : null;

  const enter = (value: string) => {
    if (selected) play({ x: selected[0], y: selected[1], value: Number(value) });
  };

  const drawn = (x: number, y: number) => {
    const { value, locked, mark } = cellFrom(state, x + size * y, settings.stateShown);
    const content = value === "" ? "empty" : locked ? "given" : mark === "wrong" ? "wrong" : "entered";
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
        mark={mark}
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
      keys={KEYS.map(({ keys, does }) => ({ keys, does: speaker.say({ id: does }) }))}
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
