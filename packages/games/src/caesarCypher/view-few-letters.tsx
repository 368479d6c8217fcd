import type { Language, Speaker } from "@karota/engine/message.ts";
import { EraseIcon } from "@karota/ui/board-icons.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad, type Key } from "@karota/ui/keypad.tsx";

/** Keys for the letters of the text only, up to eight in a row. */
export function FewLetters(props: {
  readonly alphabet: string;
  readonly language: Language;
  readonly speaker: Speaker;
  readonly press: (letter: string) => void;
  readonly erase: () => void;
  readonly lit: string | undefined;
  readonly disabled: boolean;
}) {
  const { alphabet, speaker, lit } = props;
  const rows = Math.ceil((alphabet.length + 1) / 8);
  const keys = Array.from(alphabet, (letter): Key => ({
    id: letter,
    face: letter,
    label: letter,
    lit: letter === lit,
  }));
  keys.push({ id: "", face: <Icon of={EraseIcon} />, label: speaker.say({ id: "board.erase" }), quiet: true });
  return (
    <div lang={props.language}>
      <Keypad
        label={speaker.say({ id: "board.keys" })}
        keys={keys}
        columns={Math.ceil(keys.length / rows)}
        press={(id) => (id === "" ? props.erase() : props.press(id))}
        disabled={props.disabled}
      />
    </div>
  );
}
