import type { KeyboardEvent } from "react";
import { listOf, type Message } from "@karota/engine/message.ts";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { BoardLegend, LegendCell } from "@karota/ui/board-legend.tsx";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { cellMessage, cellWords, hintLook } from "@karota/ui/hint-look.ts";
import { useGridCursor } from "@karota/ui/use-grid-cursor.ts";
import { isSought, type Move, type State } from "./board.ts";
import { KEYS } from "./view-keymap.ts";
import { Sample, tileOf } from "./view-tile.tsx";
import styles from "./view.module.css";

export { KEYS } from "./view-keymap.ts";

const LEGEND = [
  { id: "simpleMath.legend.open", sample: <Sample /> },
  { id: "simpleMath.legend.selected", sample: <Sample selected /> },
  { id: "board.legend.right", sample: <LegendCell text="6" look="right" /> },
  { id: "board.legend.wrong", sample: <LegendCell text="5" look="wrong" /> },
  { id: "board.legend.target", sample: <LegendCell text="" look="target" /> },
] as const;

/** A cell's content, as text; `judged` includes right and wrong. */
function contentOf({ puzzle, selected }: State, cell: number, judged: boolean): Message | string {
  const value = puzzle.values[cell]!;
  if (!selected.includes(cell)) return String(value);
  if (!judged) return { id: "simpleMath.cell.selected", values: { value } };
  return { id: isSought(puzzle, cell) ? "simpleMath.cell.right" : "simpleMath.cell.wrong", values: { value } };
}

export default function SimpleMathView(props: GameViewProps<State, Move>) {
  const { state, verdict, hint, settings, speaker, readOnly, play, announce } = props;
  const { puzzle, selected } = state;
  const { side, sought, numbers, values } = puzzle;
  const say = (id: string) => speaker.say({ id });
  const { cursor, moveTo, press: pressCursor } = useGridCursor({ columns: side, rows: side, start: [0, 0] });
  const cellAt = (x: number, y: number): number => y * side + x;
  const isSolved = verdict.status === "solved";
  const judged = settings.stateShown || isSolved;

  const toggle = (x: number, y: number): void => {
    if (readOnly) return;
    const cell = cellAt(x, y);
    const id = selected.includes(cell) ? "simpleMath.said.off" : "simpleMath.said.on";
    announce(speaker.say({ id, values: { value: values[cell]! } }));
    play({ type: "toggle", cell: [x, y] });
  };
  const press = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if ((key === "Enter" || key === " ") && !ctrlKey && !altKey && !metaKey && !shiftKey) {
      if (!event.repeat) toggle(...cursor);
      return true;
    }
    return pressCursor(event);
  };

  const cellOf = (x: number, y: number) => {
    const cell = cellAt(x, y);
    const isSelected = selected.includes(cell);
    const words = speaker.say(cellMessage([x, y], contentOf(state, cell, judged)));
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={cellWords(hint, [x, y], words, speaker)}
        text=""
        kind="open"
        face={tileOf(values[cell]!, isSelected)}
        reachable={cursor[0] === x && cursor[1] === y}
        // Its words say whether it is: of several selected cells Orca reads the first one again after each change.
        selected={null}
        wash={null}
        mark={judged && isSelected ? (isSought(puzzle, cell) ? "right" : "wrong") : null}
        hint={hintLook(hint, [x, y])}
      />
    );
  };

  const { done, total } = verdict.progress;
  const over = selected.length - total;
  const left: Message = isSolved
    ? { id: "simpleMath.all" }
    : over > 0
      ? { id: "simpleMath.over", values: { over } }
      : { id: "simpleMath.left", values: { left: total - done, done, total } };
  return (
    <GameStage
      board={
        <div className={styles["board"]} data-solved={isSolved || undefined}>
          <p className={styles["sought"]}>
            {say(
              sought === "common"
                ? "simpleMath.soughtCommon"
                : numbers.length === 1
                  ? "simpleMath.soughtOne"
                  : "simpleMath.soughtMore",
            )}{" "}
            <span>
              {numbers.map((number) => (
                <b key={number}>{number} </b>
              ))}
            </span>
          </p>
          <BoardGrid
            label={speaker.say({
              id: sought === "common" ? "simpleMath.boardCommon" : "simpleMath.board",
              values: { numbers: listOf(numbers), side },
            })}
            columns={side}
            rows={side}
            cursor={cursor.join(",")}
            cell={cellOf}
            pick={(x, y) => {
              moveTo([x, y]);
              toggle(x, y);
            }}
            press={press}
            readOnly={readOnly}
          />
        </div>
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      left={speaker.say(left)}
      legend={
        <BoardLegend
          label={say("board.legend")}
          items={LEGEND.map(({ id, sample }) => ({ id, sample, words: say(id) }))}
        />
      }
    />
  );
}
