import type { Message, Speaker } from "@karota/engine/message.ts";
import { Button } from "@karota/ui/button.tsx";
import type { State } from "./board.ts";
import { pictureName } from "./hint.ts";
import { Picture } from "./view-pictures.tsx";
import type { Turned } from "./view-turned.tsx";
import styles from "./view.module.css";

/** What there is to do now, in a few words. */
function statusOf({ puzzle }: State, { cells, stage }: Turned): Message {
  const [first] = cells;
  if (stage === "unlike") return { id: "memory.status.unlike" };
  if (first === undefined) return { id: "memory.status.none" };
  const picture = pictureName(puzzle.symbols[first]!);
  if (stage === "found") return { id: "memory.status.found", values: { picture } };
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
  const { occurrences, symbols } = state.puzzle;
  const unlike = turned.stage === "unlike";
  return (
    // The board has the focus under a mouse, so that keys still get there.
    <div className={styles["tray"]} onPointerDown={(event) => event.preventDefault()}>
      <div className={styles["slots"]} data-stage={turned.stage} aria-hidden="true">
        {Array.from({ length: occurrences }, (_, place) => {
          const cell = turned.cells[place];
          return (
            <span key={place} data-filled={cell !== undefined || undefined}>
              {cell !== undefined && <Picture of={symbols[cell]!} />}
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
