import type { Message, Speaker } from "@karota/engine/message.ts";
import { Button } from "@karota/ui/button.tsx";
import { faceOf, type State } from "./board.ts";
import { groupName } from "./names.ts";
import { FaceView } from "./view-face.tsx";
import type { Turned } from "./view-turned.tsx";
import styles from "./view.module.css";

/** What there is to do now, in a few words. */
function statusOf({ puzzle }: State, { cells, stage }: Turned): Message {
  const [first] = cells;
  if (stage === "unlike")
    return puzzle.faces
      ? { id: "memory.status.apart" }
      : { id: "memory.status.unlike", values: { count: puzzle.occurrences } };
  if (first === undefined) return { id: "memory.status.none" };
  if (stage === "found")
    return { id: "memory.status.found", values: { picture: groupName(puzzle, puzzle.symbols[first]!) } };
  if (puzzle.faces) return { id: "memory.status.partner" };
  const alike = cells.every((cell) => puzzle.symbols[cell] === puzzle.symbols[first]);
  const left = puzzle.occurrences - cells.length;
  return { id: alike ? "memory.status.some" : "memory.status.others", values: { left } };
}

/** The turned group, how many tries it took so far, and the button that goes on where the player wants to press it. */
export function Tray(props: {
  readonly state: State;
  readonly turned: Turned;
  readonly waits: boolean;
  readonly speaker: Speaker;
}) {
  const { state, turned, waits, speaker } = props;
  const { occurrences, faces } = state.puzzle;
  const unlike = turned.stage === "unlike";
  return (
    // The board has the focus under a mouse, so that keys still get there.
    <div className={styles["tray"]} onPointerDown={(event) => event.preventDefault()}>
      <div
        className={styles["slots"]}
        data-stage={turned.stage}
        data-wide={faces !== undefined || undefined}
        aria-hidden="true"
      >
        {Array.from({ length: occurrences }, (_, place) => {
          const cell = turned.cells[place];
          return (
            <span key={place} data-filled={cell !== undefined || undefined}>
              {cell !== undefined && <FaceView of={faceOf(state.puzzle, cell)} speaker={speaker} />}
            </span>
          );
        })}
      </div>
      <p>
        <strong>{speaker.say(statusOf(state, turned))}</strong>
        <span>{speaker.say({ id: "memory.tries", values: { tries: state.tries } })}</span>
      </p>
      {waits && (
        <Button disabled={!unlike} onClick={turned.goOn}>
          {speaker.say({ id: "memory.goOn" })}
        </Button>
      )}
    </div>
  );
}
