import { runAt, isWrong, type Run } from "@karota/engine/grid/crossing.ts";
import type { Message, Speaker } from "@karota/engine/message.ts";
import type { Move, State } from "./board.ts";
import styles from "./view.module.css";

/** The state of a word, without revealing which letter is wrong. */
export function judged(state: State, run: Run): Message {
  const written = run.cells.filter((cell) => state.values[cell] !== "");
  const wrong = written.filter((cell) => isWrong(state, cell)).length;
  if (written.length === 0) return { id: "crossword.view.judged.nothing" };
  if (wrong > 0) return { id: "crossword.view.judged.wrong", values: { wrong } };
  return { id: written.length === run.cells.length ? "crossword.view.judged.whole" : "crossword.view.judged.right" };
}

/** Checks the word that is meant, or reveals its letter under the cursor or all of it. */
export function RevealChoice(props: {
  readonly state: State;
  readonly run: Run | undefined;
  readonly cell: number;
  readonly speaker: Speaker;
  readonly play: (move: Move) => void;
  /** What the last check has announced, and announces it. */
  readonly announced: string;
  readonly announce: (words: string) => void;
}) {
  const { state, run, cell, speaker, play } = props;
  const here = run ?? runAt(state.puzzle, cell, "e") ?? runAt(state.puzzle, cell, "s");
  const say = (id: string) => speaker.say({ id });
  return (
    <div className={styles["reveal"]} onPointerDown={(event) => event.preventDefault()}>
      <button type="button" onClick={() => here && props.announce(speaker.say(judged(state, here)))}>
        {say("crossword.view.checkWord")}
      </button>
      <button type="button" onClick={() => here && play({ type: "reveal", cells: [cell] })}>
        {say("crossword.view.revealLetter")}
      </button>
      <button type="button" onClick={() => here && play({ type: "reveal", cells: here.cells })}>
        {say("crossword.view.revealWord")}
      </button>
      <p>{props.announced}</p>
    </div>
  );
}
