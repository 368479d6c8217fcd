import { upperOf } from "@karota/engine/alphabet.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { Button } from "@karota/ui/button.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { EMPTY, encrypted, keyedAlphabet, letterPlaces, type Keyword, type State } from "./board.ts";
import { themeOf } from "./words.ts";
import styles from "./view.module.css";

/** The field of the keyword with its clue, and under each plain letter the secret one that the player has for it. */
export function KeyMachine(props: {
  readonly state: State;
  readonly keyword: Keyword;
  readonly speaker: Speaker;
  /** What is typed. */
  readonly typed: string;
  readonly type: (word: string) => void;
  readonly write: () => void;
  readonly readOnly: boolean;
}) {
  const { state, keyword, speaker, typed } = props;
  const { puzzle, partial } = state;
  const { alphabet, language } = puzzle;
  const say = (id: string) => speaker.say({ id });
  const signs = encrypted(puzzle);
  const found = new Map(
    letterPlaces(puzzle).flatMap((at) => (partial[at] === EMPTY ? [] : [[partial[at]!, signs[at]!]])),
  );
  const tried = typed === "" ? "" : keyedAlphabet(alphabet, typed);
  return (
    <form
      className={styles["key"]}
      onSubmit={(event) => {
        event.preventDefault();
        props.write();
      }}
    >
      <p className={styles["theme"]}>{speaker.say(themeOf(puzzle.theme))}</p>
      <TextField
        label={
          <>
            {speaker.say({ id: "caesarCypher.key", values: { length: keyword.word.length } })}{" "}
            <span lang={language}>{keyword.clue}</span>
          </>
        }
        value={typed}
        onChange={(text) =>
          props.type([...upperOf(text, language)].filter((letter) => alphabet.includes(letter)).join(""))
        }
        maxLength={alphabet.length}
        autoComplete="off"
        spellCheck={false}
        lang={language}
        readOnly={props.readOnly}
      />
      <Button type="submit" disabled={props.readOnly || typed === ""}>
        {say("caesarCypher.key.write")}
      </Button>
      <ol className={styles["strip"]} aria-label={say("caesarCypher.key.alphabet")}>
        {Array.from(alphabet, (plain, place) => (
          <li key={plain} data-tried={!found.has(plain) || undefined}>
            <span>{plain}</span>
            <span>{found.get(plain) ?? tried[place] ?? ""}</span>
          </li>
        ))}
      </ol>
    </form>
  );
}
