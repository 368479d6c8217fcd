import { useMemo } from "react";
import { isLetter, runAt, runsOf, type Run } from "@karota/engine/grid/crossing.ts";
import type { Message, Speaker } from "@karota/engine/message.ts";
import { messageToSpeech } from "@karota/engine/speech/speech.ts";
import { EraseIcon } from "@karota/ui/board-icons.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad, type Key } from "@karota/ui/keypad.tsx";
import { ClueBar, HeadingArrow } from "../crossing-view/clue-bar.tsx";
import { ClueList } from "../crossing-view/clue-list.tsx";
import { CrossingBoard } from "../crossing-view/crossing-board.tsx";
import { ExpressionFace, WallFace } from "../crossing-view/hint-face.tsx";
import { useCrossing } from "../crossing-view/use-crossing.ts";
import { crossingWords } from "../crossing-view/words.ts";
import type { Move, State } from "./board.ts";
import { clueAt, clueOf, type Clue } from "./gaps.ts";
import { KEYS } from "./view-keymap.ts";
import styles from "./view.module.css";
import { expression, expressionParts } from "./words.ts";

export { KEYS } from "./view-keymap.ts";

const HEADINGS = ["e", "s"] as const;
const SAID = { e: "mathCrossword.view.across", s: "mathCrossword.view.down" } as const;
const DIGITS = "1234567890";

/** A calculation for a screen reader, whose voice leaves out most signs: "13 times 5". */
const inWords = (clue: Clue, speaker: Speaker): string => messageToSpeech(expression(clue), speaker);

/** The clues that belong to a cell: a hint cell's own, or those of the runs through a letter. */
const cluesOf = ({ puzzle }: State, cell: number, speaker: Speaker): Message[] =>
  HEADINGS.flatMap((heading) => {
    const run = isLetter(puzzle, cell) && runAt(puzzle, cell, heading);
    const clue = run ? clueOf(puzzle, run) : clueAt(puzzle, cell, heading);
    return clue ? [{ id: SAID[heading], values: { expression: inWords(clue, speaker) } }] : [];
  });

export default function MathCrosswordView(props: GameViewProps<State, Move>) {
  const { state, settings, speaker, readOnly, play } = props;
  const { puzzle, values } = state;
  const control = useCrossing(state, {
    allowed: DIGITS,
    othersClear: (key) => !(settings.letterShortcuts && /^\p{L}$/u.test(key)),
    flows: true,
    readOnly,
    play: (cell, digit) => play({ entries: [{ cell, digit }] }),
  });
  const { run, cursor } = control;
  const say = (id: string, values?: Message["values"]) => speaker.say(values ? { id, values } : { id });

  const faces = useMemo(
    () =>
      puzzle.cells.map((_, at) => {
        const [east, south] = HEADINGS.map((heading) => {
          const clue = clueAt(puzzle, at, heading);
          return clue && expressionParts(clue, speaker);
        });
        return east || south ? (
          <ExpressionFace key={at} east={east ?? null} south={south ?? null} />
        ) : (
          <WallFace key={at} />
        );
      }),
    [puzzle, speaker],
  );

  const faceOf = (one: Run) => <span data-formula>{speaker.say(expression(clueOf(puzzle, one)))}</span>;
  const wordsOf = (one: Run): string => inWords(clueOf(puzzle, one), speaker);
  const isDone = (one: Run): boolean => one.cells.every((cell) => values[cell] !== "");
  const groups = HEADINGS.map((heading) => ({
    heading,
    label: say("mathCrossword.view.focus", { heading }),
    clues: runsOf(puzzle)
      .filter((one) => one.heading === heading)
      .map((one) => ({ run: one, face: faceOf(one), words: wordsOf(one), done: isDone(one) })),
  }));

  const digitKeys: Key[] = [...DIGITS].map((digit) => ({ id: digit, face: digit, label: digit }));
  const across = cursor.heading === "e";
  const turn: Key = {
    id: "turn",
    face: <HeadingArrow heading={across ? "s" : "e"} />,
    label: say("crossing.turn", { heading: cursor.heading }),
    quiet: true,
  };
  const erase: Key = { id: "erase", face: <Icon of={EraseIcon} />, label: say("board.erase"), quiet: true };
  const press = (id: string): void => {
    if (id === "turn") control.turn();
    else if (id === "erase") control.erase();
    else control.write(id);
  };
  const { done, total } = props.verdict.progress;
  return (
    <GameStage
      board={
        <CrossingBoard
          label={say("mathCrossword.view.board", { size: puzzle.columns })}
          state={state}
          control={control}
          view={props}
          words={(cell) => speaker.say(crossingWords(state, cell, settings.stateShown, cluesOf(state, cell, speaker)))}
          face={(cell) => faces[cell]}
        />
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      left={say("mathCrossword.left", { left: total - done })}
      choice={
        <ClueBar speaker={speaker} control={control} spoken={run ? wordsOf(run) : null}>
          {run && (
            <>
              <span aria-hidden="true">{faceOf(run)}</span>
              <span className="sr">{wordsOf(run)}</span> ={" "}
              {run.cells.map((cell) => (
                <i key={cell} className={styles["digit"]} data-here={cell === cursor.cell || undefined}>
                  {values[cell]}
                </i>
              ))}
            </>
          )}
        </ClueBar>
      }
      keypad={
        <Keypad
          label={say("board.keys")}
          keys={[...digitKeys, turn, erase]}
          press={press}
          disabled={readOnly}
          columns={6}
        />
      }
      legend={<ClueList speaker={speaker} groups={groups} current={run} choose={control.enterRun} />}
    />
  );
}
