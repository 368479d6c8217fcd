import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { markState } from "@karota/engine/grid/mark.ts";
import type { Position } from "@karota/engine/game.ts";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { PencilIcon } from "@karota/ui/board-icons.ts";
import { BoardLegend, LegendCell } from "@karota/ui/board-legend.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad } from "@karota/ui/keypad.tsx";
import { columnOf, digitsIn, positionOf, rowOf, sees, type Move, type State } from "./board.ts";
import { firstCursor, go, gridFrom, meaningOf, pick, writeMove, type Cursor, type Writing } from "./view-cursor.ts";
import { digitKeys, KEYS, LEGEND } from "./view-keys.tsx";
import { cellLabel } from "./view-labels.ts";
import { PencilChoice } from "./view-pencil.tsx";

const has = (cells: readonly Position[], cell: number): boolean => {
  const [x, y] = positionOf(cell);
  return cells.some(([otherX, otherY]) => otherX === x && otherY === y);
};
const atOf = (cell: number): string => positionOf(cell).join(",");
const linesOf = (cell: number): string =>
  `${columnOf(cell) % 3 === 2 && columnOf(cell) < 8 ? "r" : ""}${rowOf(cell) % 3 === 2 && rowOf(cell) < 8 ? "b" : ""}`;

export default function SudokuView(props: GameViewProps<State, Move>) {
  const { state, hint, settings, speaker, readOnly, play, announce } = props;
  const [cursor, setCursor] = useState<Cursor>(() => firstCursor(state));
  const [writing, setWriting] = useState<Writing>("pen");
  const grid = useMemo(() => markState(gridFrom(state), settings.stateShown), [state, settings.stateShown]);
  const labelOf = (cell: number) => {
    const words = cellLabel(state, cell, settings.stateShown, speaker);
    const aim = hint !== null && hint.stage === hint.hint.steps.length - 1 && has(hint.hint.target, cell);
    return aim ? speaker.say({ id: "board.cell.target", values: { cell: words } }) : words;
  };

  // A cell that changes under the cursor is read out; one that the cursor reaches is read by the focus itself.
  const here = labelOf(cursor.cell);
  const heard = useRef({ cell: cursor.cell, label: here });
  useEffect(() => {
    if (heard.current.cell === cursor.cell && heard.current.label !== here) announce(here);
    heard.current = { cell: cursor.cell, label: here };
  }, [announce, cursor.cell, here]);

  const write = (digit: number, how: Writing) => {
    const move = readOnly ? null : writeMove(cursor, digit, how);
    if (move) play(move);
  };
  const clear = () => {
    if (cursor.selected && !readOnly) play({ type: "clear", cell: cursor.cell });
  };
  const press = (event: KeyboardEvent): boolean => {
    const meaning = meaningOf(event);
    switch (meaning?.kind) {
      case "go":
        setCursor(go(state, grid, cursor, meaning.direction, meaning.every));
        return true;
      case "write":
        write(meaning.digit, meaning.writing ?? writing);
        return true;
      case "clear":
        clear();
        return true;
      case "pick":
        setCursor(pick(state, cursor, cursor.cell));
        return true;
      case "leave":
        if (!cursor.selected) return false;
        setCursor({ ...cursor, selected: false });
        return true;
      default:
        return false;
    }
  };

  const lit = state.values[cursor.cell] ?? 0;
  const looking = !readOnly && (cursor.selected || lit !== 0);
  const cellOf = (x: number, y: number) => {
    const cell = x + 9 * y;
    const { value, locked, correct_value, wrong_value } = grid[y]![x]!;
    const isHere = cell === cursor.cell;
    const wash =
      !looking || isHere
        ? null
        : value !== "" && Number(value) === lit
          ? "same"
          : sees(cell, cursor.cell) && cursor.selected
            ? "peer"
            : null;
    const mark = correct_value ? "right" : wrong_value ? "wrong" : null;
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={labelOf(cell)}
        text={value}
        kind={locked ? "given" : value === "" ? "open" : "entered"}
        reachable={isHere}
        selected={isHere && cursor.selected && !readOnly}
        wash={looking && isHere && !cursor.selected ? "same" : wash}
        mark={mark}
        hint={hintLook(hint, cell)}
        corner={digitsIn(state.pencil.corner[cell]!).join("")}
        centre={digitsIn(state.pencil.centre[cell]!).join("")}
        lines={linesOf(cell)}
      />
    );
  };

  const say = (id: string) => speaker.say({ id });
  const pencil = writing !== "pen";
  const { done, total } = props.verdict.progress;
  return (
    <GameStage
      board={
        <BoardGrid
          label={say("sudoku.view.board")}
          columns={9}
          rows={9}
          cursor={atOf(cursor.cell)}
          cell={cellOf}
          pick={(x, y) => setCursor(pick(state, cursor, x + 9 * y))}
          press={press}
          readOnly={readOnly}
        />
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      left={speaker.say({ id: "board.left", values: { left: total - done } })}
      tools={[
        {
          id: "pencil",
          label: say("board.pencil"),
          icon: <Icon of={PencilIcon} />,
          pressed: pencil,
          use: () => setWriting(pencil ? "pen" : "corner"),
        },
      ]}
      choice={
        pencil && (
          <PencilChoice
            speaker={speaker}
            kind={writing}
            choose={setWriting}
            fill={() => readOnly || play({ type: "fill" })}
          />
        )
      }
      keypad={
        <Keypad
          label={say("board.keys")}
          keys={digitKeys(state, cursor.selected && !readOnly ? lit : 0, speaker)}
          press={(id) => (id === "erase" ? clear() : write(Number(id), writing))}
          disabled={readOnly}
        />
      }
      legend={
        <BoardLegend
          label={say("board.legend")}
          items={LEGEND.map(({ id, text, look }) => ({
            id,
            sample: <LegendCell text={text} look={look} />,
            words: say(id),
          }))}
        />
      }
    />
  );
}

/** Reasons show from the second step, the cell itself with the last: first the player looks. */
function hintLook(shown: GameViewProps<State, Move>["hint"], cell: number) {
  if (!shown || shown.stage === 0) return null;
  const { target, reason, ruledOut, steps } = shown.hint;
  if (shown.stage === steps.length - 1 && has(target, cell)) return "target";
  if (has(reason, cell)) return "reason";
  return has(ruledOut, cell) ? "ruledOut" : null;
}
