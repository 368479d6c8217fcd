import { useMemo, useState, type KeyboardEvent } from "react";
import { isLetter, runAt } from "@karota/engine/grid/crossing.ts";
import type { Message } from "@karota/engine/message.ts";
import { PencilIcon } from "@karota/ui/board-icons.ts";
import { BoardLegend, LegendCell } from "@karota/ui/board-legend.tsx";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad } from "@karota/ui/keypad.tsx";
import { CrossingBoard } from "../crossing-view/crossing-board.tsx";
import { SumFace, WallFace } from "../crossing-view/hint-face.tsx";
import { useCrossing } from "../crossing-view/use-crossing.ts";
import { crossingWords } from "../crossing-view/words.ts";
import { digitsIn, type Move, type State } from "./board.ts";
import { sumOfRun } from "./play.ts";
import { KEYS } from "./view-keymap.ts";
import { digitKeys, LEGEND, markOf } from "./view-keys.tsx";
import { WaysPanel } from "./view-ways.tsx";
import styles from "./view.module.css";
import { digitNames } from "./words.ts";

export { KEYS } from "./view-keymap.ts";

const HEADINGS = ["e", "s"] as const;
const SAID = { e: "kakuro.view.across", s: "kakuro.view.down" } as const;

/** The sums that belong to a cell: a hint cell's own, or those of the two runs through a letter. */
const sumsOf = ({ puzzle }: State, cell: number): Message[] =>
  HEADINGS.flatMap((heading) => {
    const own = heading === "e" ? puzzle.cells[cell]!.he : puzzle.cells[cell]!.hs;
    const run = isLetter(puzzle, cell) && runAt(puzzle, cell, heading);
    const sum = run ? sumOfRun(puzzle, run) : own?.o1;
    return sum === undefined ? [] : [{ id: SAID[heading], values: { sum } }];
  });

export default function KakuroView(props: GameViewProps<State, Move>) {
  const { state, settings, change, speaker, readOnly, play } = props;
  const { puzzle } = state;
  const [penciling, setPenciling] = useState(false);
  const control = useCrossing(state, {
    allowed: "123456789",
    othersClear: (key) => !(settings.letterShortcuts && /^\p{L}$/u.test(key)),
    flows: false,
    readOnly,
    play: (cell, value) => {
      if (value === "") play({ type: "clear", cell });
      else play({ type: penciling ? "mark" : "enter", cell, digit: Number(value) });
    },
  });
  const { cell, selected } = control.cursor;
  const say = (id: string, values?: Message["values"]) => speaker.say(values ? { id, values } : { id });

  const faces = useMemo(
    () =>
      puzzle.cells.map(({ he, hs }, at) =>
        he || hs ? <SumFace key={at} east={he && String(he.o1)} south={hs && String(hs.o1)} /> : <WallFace key={at} />,
      ),
    [puzzle],
  );
  const wordsOf = (at: number): string => {
    const marks = state.marks[at]!;
    const empty = { id: "kakuro.view.pencil", values: { digits: marks === 0 ? "" : digitNames(marks) } };
    return speaker.say(
      crossingWords(state, at, settings.stateShown, sumsOf(state, at), marks === 0 ? undefined : empty),
    );
  };
  const press = (event: KeyboardEvent): boolean => {
    const digit = markOf(event);
    if (digit === null) return false;
    if (selected && !readOnly) play({ type: "mark", cell, digit });
    return true;
  };

  const { done, total } = props.verdict.progress;
  return (
    <GameStage
      board={
        <CrossingBoard
          label={say("kakuro.view.board", { size: puzzle.columns })}
          state={state}
          control={control}
          view={props}
          words={wordsOf}
          face={(at) => faces[at]}
          marks={(at) => digitsIn(state.marks[at]!).join("")}
          bothRuns
          press={press}
        />
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      left={say("kakuro.left", { left: total - done })}
      tools={[
        {
          id: "pencil",
          label: say("board.pencil"),
          icon: <Icon of={PencilIcon} />,
          pressed: penciling,
          use: () => setPenciling(!penciling),
        },
      ]}
      choice={
        penciling && (
          <button
            type="button"
            className={styles["fill"]}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => readOnly || play({ type: "fill" })}
          >
            {say("board.pencil.fill")}
          </button>
        )
      }
      keypad={
        <div className={styles["keys"]}>
          <WaysPanel
            state={state}
            cell={cell}
            speaker={speaker}
            isOpen={settings.own["ways"] === "shown"}
            toggle={(isOpen) => change({ own: { ways: isOpen ? "shown" : "folded" } })}
          />
          <Keypad
            label={say("board.keys")}
            keys={digitKeys(selected && !readOnly ? state.values[cell]! : "", speaker)}
            press={(id) => (id === "erase" ? control.erase() : control.write(id))}
            disabled={readOnly}
          />
        </div>
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
