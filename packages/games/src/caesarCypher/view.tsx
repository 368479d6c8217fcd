import { useState, type KeyboardEvent } from "react";
import { keyMeaning } from "@karota/engine/grid/grid.ts";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { BoardLegend, LegendCell } from "@karota/ui/board-legend.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import { cellMessage, cellWords, hintLook } from "@karota/ui/hint-look.ts";
import { LetterKeypad } from "@karota/ui/letter-keypad.tsx";
import { useGridCursor } from "@karota/ui/use-grid-cursor.ts";
import {
  COLUMNS,
  decrypt,
  decryptByKey,
  EMPTY,
  encrypted,
  isLetter,
  placesOf,
  positionOf,
  rowsOf,
  shifted,
  type Move,
  type State,
} from "./board.ts";
import { KEYS, WHEEL_HELP } from "./view-keymap.ts";
import { isWrong } from "./play.ts";
import { LetterCell, SignCell } from "./view-cells.tsx";
import { FewLetters } from "./view-few-letters.tsx";
import { KeyMachine } from "./view-key.tsx";
import { Machine } from "./view-machine.tsx";
import styles from "./view.module.css";

export { KEYS } from "./view-keymap.ts";

const LEGEND = [
  { id: "board.legend.entered", look: "entered" },
  { id: "board.legend.right", look: "right" },
  { id: "board.legend.wrong", look: "wrong" },
] as const;

const WHEEL_KEYS: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1, "−": -1 };

export default function CaesarView(props: GameViewProps<State, Move>) {
  const { state, settings, speaker, readOnly, announce } = props;
  const { puzzle, partial } = state;
  const { alphabet, language, keyword } = puzzle;
  const size = alphabet.length;
  const signs = encrypted(puzzle);
  const say = (id: string) => speaker.say({ id });
  const placeAt = (x: number, y: number): number => x + COLUMNS * y;
  const first = [...puzzle.text].findIndex((_, at) => isLetter(puzzle, at) && partial[at] === EMPTY);
  const {
    cursor,
    moveTo,
    press: pressCursor,
  } = useGridCursor({
    columns: COLUMNS,
    rows: rowsOf(puzzle),
    start: positionOf(Math.max(0, first)),
    reachable: (x, y) => isLetter(puzzle, placeAt(x, y)),
  });
  /** Null before anything was selected: then the cursor's cell takes what is typed, and a click does not let it go. */
  const [selected, setSelected] = useState<boolean | null>(null);
  const [chosen, setTurned] = useState(0);
  const [typed, setTyped] = useState("");
  /** At the end the wheel, or the field of the keyword, shows how the text was made. */
  const isSolved = props.verdict.status === "solved";
  const turned = isSolved ? puzzle.step : chosen;
  const key = isSolved && keyword ? keyword.word : typed;
  const current = placeAt(...cursor);
  const cipher = signs[current]!;
  const isActive = selected !== false && !readOnly;
  /** What the wheel or the typed keyword would write; null while it says nothing yet. */
  const tried = keyword
    ? key === ""
      ? null
      : decryptByKey(alphabet, signs, key)
    : turned === 0
      ? null
      : decrypt(alphabet, signs, turned);

  /** »K pomeni H« at the wheel's position. */
  const wheelWords = (step: number): string => {
    const example = isActive ? cipher : alphabet[0]!;
    const values = { step, cipher: example, plain: shifted(alphabet, example, -step) };
    return speaker.say({ id: "caesarCypher.wheel.value", values });
  };
  const turn = (by: number): void => {
    const step = (turned + by + size) % size;
    setTurned(step);
    announce(wheelWords(step));
  };
  const writeTried = (): void => {
    if (readOnly || tried === null) return;
    props.play(keyword ? { type: "key", word: key } : { type: "turn", step: turned });
    announce(speaker.say({ id: "caesarCypher.said.wheel", values: { text: tried } }));
  };
  /** On to the next cipher letter without a plain one; where there is none, the cursor stays. */
  const goOn = (): void => {
    const order = Array.from(signs, (_, n) => (current + 1 + n) % signs.length);
    const next = order.find((at) => isLetter(puzzle, at) && partial[at] === EMPTY && signs[at] !== cipher);
    if (next !== undefined) moveTo(positionOf(next));
  };
  const write = (plain: string): void => {
    if (!isActive) return;
    if (!alphabet.includes(plain)) {
      announce(speaker.say({ id: "caesarCypher.said.notIn", values: { letter: plain } }));
      return;
    }
    props.play({ type: "write", cipher, plain });
    const count = placesOf(puzzle, cipher).length;
    announce(speaker.say({ id: "caesarCypher.said.wrote", values: { cipher, plain, count } }));
    goOn();
  };
  const erase = (): void => {
    if (!isActive) return;
    const before = Array.from(signs, (_, n) => (current - 1 - n + 2 * signs.length) % signs.length);
    const at =
      partial[current] === EMPTY ? before.find((one) => isLetter(puzzle, one) && partial[one] !== EMPTY) : current;
    if (at === undefined) return;
    props.play({ type: "write", cipher: signs[at]!, plain: "" });
    moveTo(positionOf(at));
    announce(speaker.say({ id: "caesarCypher.said.cleared", values: { cipher: signs[at]! } }));
  };
  const pick = (x: number, y: number): void => {
    if (!isLetter(puzzle, placeAt(x, y))) return;
    setSelected(!(selected === true && placeAt(x, y) === current));
    moveTo([x, y]);
  };
  const press = (event: KeyboardEvent): boolean => {
    if (pressCursor(event)) {
      setSelected(true);
      return true;
    }
    const by = keyword || event.ctrlKey || event.altKey || event.metaKey ? undefined : WHEEL_KEYS[event.key];
    if (by !== undefined) {
      turn(by);
      return true;
    }
    if (event.key === "Enter") {
      writeTried();
      return true;
    }
    if (event.key === " ") {
      setSelected(selected === false);
      return true;
    }
    const meaning = keyMeaning(event, ALPHABETS[language]);
    if (meaning?.kind === "value") write(meaning.value);
    if (meaning?.kind === "clear") erase();
    return meaning !== null;
  };

  const cellOf = (x: number, y: number) => {
    const at = placeAt(x, y);
    if (!isLetter(puzzle, at)) {
      const sign = puzzle.text[at] ?? "";
      const words = sign === "" ? "" : sign === " " ? say("caesarCypher.cell.space") : sign;
      return <SignCell key={x} sign={sign} label={words} />;
    }
    const plain = partial[at] === EMPTY ? "" : partial[at]!;
    const wrong = isWrong(state, at);
    const mark = settings.stateShown && plain !== "" ? (wrong ? "wrong" : "right") : null;
    const content = plain === "" ? "empty" : (mark ?? "yours");
    const what = { id: `caesarCypher.cell.${content}`, values: { cipher: signs[at]!, plain } };
    return (
      <LetterCell
        key={x}
        at={`${x},${y}`}
        label={cellWords(props.hint, [x, y], speaker.say(cellMessage([x, y], what)), speaker)}
        cipher={signs[at]!}
        plain={plain}
        tried={readOnly ? "" : (tried?.[at] ?? "")}
        reachable={at === current}
        selected={isActive && at === current}
        same={isActive && at !== current && signs[at] === cipher}
        mark={mark}
        hint={hintLook(props.hint, [x, y])}
      />
    );
  };

  const { done, total } = props.verdict.progress;
  const lit = isActive && partial[current] !== EMPTY ? partial[current] : undefined;
  const isWhole = alphabet.length === ALPHABETS[language].length;
  return (
    <GameStage
      board={
        <>
          <div className={styles["text"]}>
            <BoardGrid
              label={say("caesarCypher.view.board")}
              columns={COLUMNS}
              rows={rowsOf(puzzle)}
              cursor={cursor.join(",")}
              cell={cellOf}
              pick={pick}
              press={press}
              readOnly={readOnly}
            />
          </div>
          {keyword ? (
            <KeyMachine
              state={state}
              keyword={keyword}
              speaker={speaker}
              typed={key}
              type={setTyped}
              write={writeTried}
              readOnly={readOnly || isSolved}
            />
          ) : (
            <Machine
              puzzle={puzzle}
              speaker={speaker}
              turned={turned}
              cipher={isActive ? cipher : ""}
              words={wheelWords(turned)}
              turn={turn}
              write={writeTried}
              readOnly={readOnly}
            />
          )}
        </>
      }
      left={speaker.say({ id: "caesarCypher.left", values: { left: total - done } })}
      keys={KEYS.filter(({ does }) => !keyword || does !== WHEEL_HELP).map(({ keys, does }) => ({
        keys,
        does: say(does),
      }))}
      keypad={
        isWhole ? (
          <LetterKeypad
            language={language}
            speaker={speaker}
            press={write}
            erase={erase}
            lit={lit}
            disabled={readOnly}
          />
        ) : (
          <FewLetters
            alphabet={alphabet}
            language={language}
            speaker={speaker}
            press={write}
            erase={erase}
            lit={lit}
            disabled={readOnly}
          />
        )
      }
      legend={
        <BoardLegend
          label={say("board.legend")}
          items={LEGEND.map(({ id, look }) => ({
            id,
            sample: <LegendCell text={alphabet[0]!} look={look} />,
            words: say(id),
          }))}
        />
      }
    />
  );
}
