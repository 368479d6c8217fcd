import type { CSSProperties } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { BackIcon, OnIcon } from "@karota/ui/board-icons.ts";
import { Button, IconButton } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { rowsOf, type Puzzle } from "./board.ts";
import { Wheel } from "./view-wheel.tsx";
import { themeOf } from "./words.ts";
import styles from "./view.module.css";

/** The wheel with what turns it, what it says and what writes its text onto the board. */
export function Machine(props: {
  readonly puzzle: Puzzle;
  readonly speaker: Speaker;
  readonly turned: number;
  /** The letter that the wheel points at; empty: none. */
  readonly cipher: string;
  readonly words: string;
  readonly turn: (by: number) => void;
  readonly write: () => void;
  readonly readOnly: boolean;
}) {
  const { puzzle, speaker, turned, words, turn } = props;
  const say = (id: string) => speaker.say({ id });
  return (
    <div className={styles["machine"]} style={{ "--text-rows": rowsOf(puzzle) } as CSSProperties}>
      <Wheel
        alphabet={puzzle.alphabet}
        step={turned}
        cipher={props.cipher}
        label={say("caesarCypher.wheel")}
        value={words}
        turn={(step) => turn(step - turned)}
      />
      <div className={styles["controls"]}>
        <p className={styles["theme"]}>{speaker.say(themeOf(puzzle.theme))}</p>
        <p className={styles["says"]}>{words}</p>
        <div className={styles["turns"]}>
          <IconButton label={say("caesarCypher.wheel.back")} icon={<Icon of={BackIcon} />} onClick={() => turn(-1)} />
          <IconButton label={say("caesarCypher.wheel.on")} icon={<Icon of={OnIcon} />} onClick={() => turn(1)} />
        </div>
        <Button disabled={props.readOnly || turned === 0} onClick={props.write}>
          {say("caesarCypher.wheel.write")}
        </Button>
      </div>
    </div>
  );
}
