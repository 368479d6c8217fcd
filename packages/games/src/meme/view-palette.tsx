import type { PointerEvent } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { EraseIcon, TickIcon } from "@karota/ui/board-icons.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad, type Key } from "@karota/ui/keypad.tsx";
import type { Row } from "./board.ts";
import { PegPicture } from "./view-pegs.tsx";
import { pegName } from "./words.ts";
import styles from "./view.module.css";

/** The colours to press or to drag, the eraser, and the key that has the row checked. */
export function Palette(props: {
  readonly colours: number;
  readonly row: Row;
  /** The colour in the selected field. */
  readonly lit: number | null;
  readonly ready: boolean;
  readonly disabled: boolean;
  readonly speaker: Speaker;
  readonly lift: (event: PointerEvent, value: number) => void;
  readonly choose: (value: number) => void;
  readonly erase: () => void;
  readonly check: () => void;
}) {
  const { colours, row, speaker } = props;
  const values = Array.from({ length: colours }, (_, n) => n + 1);
  const keys: Key[] = values.map((value) => {
    const used = row.includes(value);
    const peg = pegName(value);
    return {
      id: String(value),
      face: (
        <span className={styles["keyPeg"]} data-used={used || undefined}>
          <PegPicture value={value} />
        </span>
      ),
      note: used ? <TickIcon /> : <kbd>{value}</kbd>,
      label: speaker.say(used ? { id: "meme.key.used", values: { peg } } : peg),
      lit: value === props.lit,
    };
  });
  keys.push({
    id: "erase",
    face: <Icon of={EraseIcon} />,
    label: speaker.say({ id: "board.erase" }),
    quiet: true,
  });
  keys.push({
    id: "check",
    face: <Icon of={TickIcon} />,
    label: speaker.say({ id: "meme.key.check" }),
    quiet: !props.ready,
    lit: props.ready,
  });
  const press = (id: string): void => {
    if (id === "erase") props.erase();
    else if (id === "check") props.check();
    else props.choose(Number(id));
  };
  return (
    <div
      className={styles["palette"]}
      onPointerDown={(event) => {
        const key = (event.target as Element).closest("button");
        const value = key ? [...key.parentElement!.children].indexOf(key) + 1 : 0;
        if (value >= 1 && value <= colours) props.lift(event, value);
      }}
    >
      <Keypad
        label={speaker.say({ id: "board.keys" })}
        keys={keys}
        press={press}
        disabled={props.disabled}
        columns={keys.length / 2}
      />
    </div>
  );
}
