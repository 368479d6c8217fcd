import type { Speaker } from "@karota/engine/message.ts";
import { PENCIL_KINDS, type PencilKind } from "./board.ts";
import styles from "./view.module.css";

const WORDS: Readonly<Record<PencilKind, string>> = { corner: "board.pencil.corner", centre: "board.pencil.centre" };

/** Where pencil marks go, and all possible ones at once. */
export function PencilChoice(props: {
  readonly speaker: Speaker;
  readonly kind: PencilKind;
  readonly choose: (kind: PencilKind) => void;
  readonly fill: () => void;
}) {
  const say = (id: string) => props.speaker.say({ id });
  return (
    // The board has the focus under a mouse, so that the next digit still gets there.
    <div className={styles["pencil"]} onPointerDown={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="sr">{say("board.pencil")}</legend>
        {PENCIL_KINDS.map((kind) => (
          <label key={kind} data-on={kind === props.kind || undefined}>
            <input type="radio" name="pencil" checked={kind === props.kind} onChange={() => props.choose(kind)} />
            {say(WORDS[kind])}
          </label>
        ))}
      </fieldset>
      <button type="button" onClick={props.fill}>
        {say("board.pencil.fill")}
      </button>
    </div>
  );
}
