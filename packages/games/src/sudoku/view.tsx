import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { PencilIcon } from "@karota/ui/board-icons.ts";
import { BoardLegend, LegendCell } from "@karota/ui/board-legend.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import { cellWords, hintLook } from "@karota/ui/hint-look.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad } from "@karota/ui/keypad.tsx";
import { useGridCursor } from "@karota/ui/use-grid-cursor.ts";
import { digitsIn, positionOf, sees, type Move, type State } from "./board.ts";
import { isGiven } from "./play.ts";
import { Chain } from "./view-chain.tsx";
import { cellFrom, firstCell, linesOf, meaningOf, writeMove, type Writing } from "./view-cursor.ts";
import { KEYS } from "./view-keymap.ts";
import { digitKeys, LEGEND } from "./view-keys.tsx";
import { cellLabel } from "./view-labels.ts";
import { PencilChoice } from "./view-pencil.tsx";

export { KEYS } from "./view-keymap.ts";

const cellAt = (x: number, y: number): number => x + 9 * y;

export default function SudokuView(props: GameViewProps<State, Move>) {
  const { state, hint, settings, speaker, readOnly, play, announce } = props;
  const isOpen = (x: number, y: number) => !isGiven(state.puzzle, cellAt(x, y));
  const {
    cursor,
    moveTo,
    press: pressCursor,
  } = useGridCursor({
    columns: 9,
    rows: 9,
    start: firstCell(state),
    reachable: isOpen,
  });
  /** Null until a cell is picked or let go: till then what is typed goes where the focus is. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  /** A given can be looked at, but only an open cell can be selected. */
  const selected = wanted === true && isOpen(...cursor);
  const writable = wanted !== false && isOpen(...cursor) && !readOnly;
  const current = cellAt(...cursor);
  const [writing, setWriting] = useState<Writing>("pen");
  const labelOf = (cell: number) =>
    cellWords(hint, positionOf(cell), cellLabel(state, cell, settings.stateShown, speaker), speaker);

  // A cell that changes under the cursor is read out; one that the cursor reaches is read by the focus itself.
  const here = labelOf(current);
  const announced = useRef({ cell: current, label: here });
  useEffect(() => {
    if (announced.current.cell === current && announced.current.label !== here) announce(here);
    announced.current = { cell: current, label: here };
  }, [announce, current, here]);

  const write = (digit: number, how: Writing) => {
    if (!writable) return;
    setWanted(true);
    play(writeMove(current, digit, how));
  };
  const clear = () => {
    if (writable) play({ type: "clear", cell: current });
  };
  const pick = (x: number, y: number) => {
    setWanted(!(selected && cellAt(x, y) === current));
    moveTo([x, y]);
  };
  const press = (event: KeyboardEvent): boolean => {
    const meaning = meaningOf(event, settings.letterShortcuts);
    switch (meaning?.kind) {
      case "write":
        write(meaning.digit, meaning.writing ?? writing);
        return true;
      case "clear":
        clear();
        return true;
      case "pick":
        pick(...cursor);
        return true;
      case "leave":
        if (!selected) return false;
        setWanted(false);
        return true;
      default:
        if (!pressCursor(event)) return false;
        setWanted(true);
        return true;
    }
  };

  const lit = state.values[current] ?? 0;
  const looking = !readOnly && (selected || lit !== 0);
  /** A chain is shown with the reasons, and instead of them. */
  const chain = hint && hint.stage > 0 ? hint.hint.links : undefined;
  const cellOf = (x: number, y: number) => {
    const cell = cellAt(x, y);
    const { value, locked, mark } = cellFrom(state, cell, settings.stateShown);
    const isHere = cell === current;
    const look = hintLook(hint, [x, y]);
    const wash =
      !looking || isHere
        ? null
        : value !== "" && Number(value) === lit
          ? "same"
          : sees(cell, current) && selected
            ? "peer"
            : null;
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={labelOf(cell)}
        text={value}
        kind={locked ? "given" : value === "" ? "open" : "entered"}
        reachable={isHere}
        selected={isHere && selected && !readOnly}
        wash={looking && isHere && !selected ? "same" : wash}
        mark={mark}
        hint={chain && look === "reason" ? null : look}
        corner={digitsIn(state.pencil.corner[cell]!).join("")}
        centre={digitsIn(state.pencil.centre[cell]!).join("")}
        lines={linesOf(x, y)}
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
          cursor={cursor.join(",")}
          cell={cellOf}
          pick={pick}
          press={press}
          overlay={chain && <Chain links={chain} />}
          readOnly={readOnly}
        />
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      left={speaker.say({ id: "sudoku.left", values: { left: total - done } })}
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
          keys={digitKeys(state, selected && !readOnly ? lit : 0, speaker)}
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
