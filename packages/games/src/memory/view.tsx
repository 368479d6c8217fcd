import { useEffect, useRef, type KeyboardEvent } from "react";
import { listOf, type Message } from "@karota/engine/message.ts";
import { toSpeech } from "@karota/engine/speech/speech.ts";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { BoardLegend } from "@karota/ui/board-legend.tsx";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { cellMessage, cellWords, hintLook } from "@karota/ui/hint-look.ts";
import { useGridCursor } from "@karota/ui/use-grid-cursor.ts";
import { faceOf, isFound, positionOf, type Move, type State } from "./board.ts";
import { faceName, groupName } from "./names.ts";
import { PACES } from "./paces.ts";
import { KEYS, WITHOUT } from "./view-keymap.ts";
import { cardOf, type Side } from "./view-card.tsx";
import { Tray } from "./view-tray.tsx";
import { useTurned } from "./view-turned.tsx";
import styles from "./view.module.css";

export { KEYS, WITHOUT } from "./view-keymap.ts";

const LEGEND = [
  { id: "memory.legend.hidden", side: "hidden" },
  { id: "memory.legend.open", side: "open" },
  { id: "memory.legend.found", side: "found" },
] as const;

export default function MemoryView(props: GameViewProps<State, Move>) {
  const { state, verdict, hint, settings, speaker, readOnly, play, announce, change } = props;
  const { puzzle } = state;
  const { side: size, occurrences } = puzzle;
  const say = (id: string) => speaker.say({ id });
  /** For ears: "7 times 8", "one half". */
  const spoken = (message: Message) => toSpeech(speaker.say(message), speaker);
  const nameOf = (cell: number) => spoken(faceName(faceOf(puzzle, cell)));
  const pace = PACES.find((one) => one === settings.own["pace"]) ?? "1000";
  const turned = useTurned(state, pace, readOnly, play);
  const { cursor, moveTo, press: pressCursor } = useGridCursor({ columns: size, rows: size, start: [0, 0] });
  const cellAt = (x: number, y: number): number => y * size + x;

  const sideOf = (cell: number): Side => {
    if (isFound(state, cell)) return "found";
    if (!turned.cells.includes(cell)) return "hidden";
    return turned.stage === "unlike" ? "unlike" : "open";
  };
  const contentOf = (cell: number): Message | string => {
    const side = sideOf(cell);
    if (side === "hidden") return { id: "memory.cell.hidden" };
    const picture = nameOf(cell);
    return side === "found" ? { id: "memory.cell.found", values: { picture } } : picture;
  };

  // A card is announced when it is turned over; the result of a whole group, when it was tried.
  const announced = useRef({ state, cells: turned.cells });
  useEffect(() => {
    const before = announced.current;
    announced.current = { state, cells: turned.cells };
    const found = state.found.find((symbol) => !before.state.found.includes(symbol));
    const { done, total } = verdict.progress;
    if (found)
      announce(
        speaker.say({
          id: "memory.said.found",
          values: { picture: spoken(groupName(puzzle, found)), left: total - done },
        }),
      );
    else if (turned.stage === "unlike" && before.state !== state) {
      const pictures = listOf(turned.cells.map(nameOf));
      announce(speaker.say({ id: puzzle.faces ? "memory.said.apart" : "memory.said.unlike", values: { pictures } }));
    } else if (turned.stage === "some" && turned.cells.length > 0 && turned.cells.at(-1) !== before.cells.at(-1))
      announce(nameOf(turned.cells.at(-1)!));
  });

  const press = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (!ctrlKey && !altKey && !metaKey && !shiftKey) {
      if (key === "Enter" || key === " ") {
        if (!event.repeat) turned.turn(cellAt(...cursor));
        return true;
      }
      if (key === "Escape" && turned.stage === "unlike") {
        turned.goOn();
        return true;
      }
    }
    return pressCursor(event);
  };

  const cellOf = (x: number, y: number) => {
    const cell = cellAt(x, y);
    const side = sideOf(cell);
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={cellWords(hint, [x, y], speaker.say(cellMessage(positionOf(puzzle, cell), contentOf(cell))), speaker)}
        text=""
        kind="revealed"
        face={cardOf(faceOf(puzzle, cell), side, speaker)}
        reachable={cursor[0] === x && cursor[1] === y}
        selected={side === "open" || side === "unlike"}
        wash={null}
        mark={null}
        hint={hintLook(hint, [x, y])}
      />
    );
  };

  const { done, total } = verdict.progress;
  return (
    <GameStage
      without={WITHOUT}
      board={
        <div className={styles["cloth"]}>
          <BoardGrid
            label={speaker.say({ id: "memory.board", values: { columns: size, rows: size } })}
            columns={size}
            rows={size}
            cursor={cursor.join(",")}
            cell={cellOf}
            pick={(x, y) => {
              moveTo([x, y]);
              turned.turn(cellAt(x, y));
            }}
            press={press}
            readOnly={readOnly}
          />
        </div>
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      switches={[
        {
          id: "pace",
          label: say("memory.pace"),
          values: PACES.map((value) => ({ value, label: say(`memory.pace.${value}`) })),
          value: pace,
          change: (value) => change({ own: { pace: value } }),
        },
      ]}
      left={speaker.say({ id: "memory.leftAlike", values: { left: total - done, alike: occurrences } })}
      reading={<Tray state={state} turned={turned} waits={pace === "wait"} speaker={speaker} />}
      summary={
        <p className={styles["summary"]}>
          {speaker.say({ id: "memory.summary", values: { tries: state.tries, least: total } })}
        </p>
      }
      legend={
        <BoardLegend
          label={say("board.legend")}
          items={LEGEND.map(({ id, side }) => ({
            id,
            sample: <span className={styles["sample"]}>{cardOf(faceOf(puzzle, 0), side, speaker)}</span>,
            words: say(id),
          }))}
        />
      }
    />
  );
}
