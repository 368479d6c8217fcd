import type { Speaker } from "@karota/engine/message.ts";
import { EraseIcon, SpaceIcon } from "@karota/ui/board-icons.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad, type Key } from "@karota/ui/keypad.tsx";

/** Signs that a voice passes over or reads otherwise: the last part of their names' ids. Others are their own names. */
const NAMES: Readonly<Record<string, string>> = {
  ",": "comma",
  ".": "point",
  "−": "minus",
  "/": "slash",
  "": "space",
  "^": "power",
  ":": "colon",
  "<": "less",
  "=": "equals",
  ";": "semicolon",
};
const ERASE = "erase";
/** Six keys in a row are 44 px wide on a screen of 320 px. */
const MOST_COLUMNS = 6;
const COLUMNS = 5;
/** With the letters of a language, rows of five would be too many. */
const MANY_KEYS = 25;

/** Keys below the field of a typed answer, in rows of one length: one for each sign, and the eraser. */
export function AnswerKeys(props: {
  readonly signs: readonly string[];
  readonly speaker: Speaker;
  readonly write: (sign: string) => void;
  readonly erase: () => void;
}) {
  const { signs, speaker } = props;
  const say = (id: string) => speaker.say({ id });
  const keys = signs.map((sign): Key => {
    const face = sign.trim();
    const name = NAMES[face];
    return {
      id: sign,
      face: face === "" ? <Icon of={SpaceIcon} /> : face,
      label: name === undefined ? face : say(`quizView.sign.${name}`),
    };
  });
  keys.push({ id: ERASE, face: <Icon of={EraseIcon} />, label: say("board.erase"), quiet: true });
  const rows = Math.ceil(keys.length / (keys.length > MANY_KEYS ? MOST_COLUMNS : COLUMNS));
  return (
    <Keypad
      label={say("board.keys")}
      keys={keys}
      columns={Math.ceil(keys.length / rows)}
      press={(id) => (id === ERASE ? props.erase() : props.write(id))}
    />
  );
}
