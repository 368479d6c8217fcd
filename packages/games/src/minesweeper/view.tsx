import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { BoardLegend } from "@karota/ui/board-legend.tsx";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { cellWords, hintLook } from "@karota/ui/hint-look.ts";
import { useGridCursor } from "@karota/ui/use-grid-cursor.ts";
import { ZoomBoard } from "@karota/ui/zoom-board.tsx";
import { neighboursIn, numbersOf, positionOf, type Move, type State } from "./board.ts";
import { KEYS } from "./view-keymap.ts";
import { chordOf, isHidden, isMarked, isRevealed, minesLeft } from "./play.ts";
import { faceOf, LEGEND } from "./view-faces.tsx";
import { cellLabel, lookOf } from "./view-look.ts";
import { otherTool, ToolChoice, type Tool } from "./view-tools.tsx";
import styles from "./view.module.css";

export { KEYS } from "./view-keymap.ts";

const openCount = ({ cover }: State): number => cover.split("R").length - 1;

export default function MinesweeperView(props: GameViewProps<State, Move>) {
  const { state, verdict, hint, settings, speaker, readOnly, play, announce } = props;
  const { puzzle } = state;
  const { width, height } = puzzle;
  const {
    cursor,
    moveTo,
    press: pressCursor,
  } = useGridCursor({
    columns: width,
    rows: height,
    start: positionOf(puzzle, puzzle.start),
  });
  const [tool, setTool] = useState<Tool>("dig");
  const say = (id: string) => speaker.say({ id });
  const cellAt = (x: number, y: number): number => y * width + x;

  const display = useMemo(
    () => ({
      judged: settings.stateShown,
      tooMany: new Set(verdict.faults.flatMap(({ cells }) => cells.map(([x, y]) => y * width + x))),
    }),
    [settings.stateShown, verdict, width],
  );
  const looks = (cell: number) => lookOf(state, cell, verdict.status, display);
  const labelOf = (cell: number) =>
    cellWords(hint, positionOf(puzzle, cell), cellLabel(state, cell, looks(cell), speaker), speaker);

  // What a move does to the cell under the cursor is read out, and how many cells it opened; a cell that the cursor only
  // reaches is read by the focus itself.
  const current = cellAt(...cursor);
  const here = labelOf(current);
  const announced = useRef({ state, cell: current, label: here });
  useEffect(() => {
    const { state: before, cell, label } = announced.current;
    announced.current = { state, cell: current, label: here };
    const opened = openCount(state) - openCount(before);
    if (opened > 1) announce(speaker.say({ id: "minesweeper.opened", values: { count: opened, cell: here } }));
    else if (state.cover[current] !== before.cover[current] || (cell === current && label !== here)) announce(here);
  }, [announce, speaker, state, current, here]);

  const flag = (cell: number): void => {
    if (readOnly || isRevealed(state, cell)) return;
    play({ type: "mark", cells: [cell], marked: !isMarked(state, cell) });
  };
  const use = (cell: number, by: Tool): void => {
    if (readOnly) return;
    if (isRevealed(state, cell)) {
      const around = neighboursIn(puzzle)[cell]!.filter((one) => isHidden(state, one));
      if (chordOf(state, cell).length > 0) play({ type: "chord", cell });
      else if (around.length > 0 && numbersOf(puzzle)[cell] !== 0) announce(say("minesweeper.chordNeeds"));
    } else if (by === "flag") flag(cell);
    else if (isMarked(state, cell)) announce(say("minesweeper.flagHolds"));
    else play({ type: "reveal", cells: [cell] });
  };
  const press = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.altKey || event.metaKey) return pressCursor(event);
    if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) use(current, event.shiftKey ? otherTool(tool) : tool);
      return true;
    }
    if (event.key.toLowerCase() === "f") {
      if (!readOnly) setTool(otherTool(tool));
      return true;
    }
    return pressCursor(event);
  };

  const cellOf = (x: number, y: number) => {
    const cell = cellAt(x, y);
    const { kind, face, mark } = faceOf(looks(cell));
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={labelOf(cell)}
        text=""
        kind={kind}
        face={face}
        reachable={cell === current}
        selected={false}
        wash={null}
        mark={mark}
        hint={hintLook(hint, [x, y])}
      />
    );
  };

  const left = minesLeft(state);
  return (
    <GameStage
      board={
        <ZoomBoard columns={width} rows={height} speaker={speaker}>
          <div className={styles["field"]}>
            <BoardGrid
              label={speaker.say({ id: "minesweeper.view.board", values: { columns: width, rows: height } })}
              columns={width}
              rows={height}
              cursor={cursor.join(",")}
              cell={cellOf}
              pick={(x, y) => {
                moveTo([x, y]);
                use(cellAt(x, y), tool);
              }}
              press={press}
              gesture={{
                hold: ([x, y]) => {
                  moveTo([x, y]);
                  flag(cellAt(x, y));
                },
              }}
              readOnly={readOnly}
            />
          </div>
        </ZoomBoard>
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      left={speaker.say({ id: "minesweeper.minesLeft", values: { mines: left < 0 ? `−${-left}` : left } })}
      keypad={<ToolChoice tool={tool} choose={setTool} speaker={speaker} />}
      legend={
        <BoardLegend
          label={say("board.legend")}
          items={LEGEND.map(({ id, kind, sample }) => ({
            id,
            sample: (
              <span aria-hidden="true" className={styles["sample"]} data-kind={kind}>
                {sample}
              </span>
            ),
            words: say(id),
          }))}
        />
      }
    />
  );
}
