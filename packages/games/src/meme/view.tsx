import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { keyMeaning } from "@karota/engine/grid/grid.ts";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { BoardLegend } from "@karota/ui/board-legend.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import { hintLook } from "@karota/ui/hint-look.ts";
import { useGridCursor } from "@karota/ui/use-grid-cursor.ts";
import { answered, answerOf, GUESSES, isFull, isSolved, openRow, withPeg, type Move, type State } from "./board.ts";
import { contradictionOf } from "./contradiction.ts";
import { contradictionWords } from "./hint.ts";
import { AnswerCell, Field } from "./view-cells.tsx";
import { usePegDrag } from "./view-drag.tsx";
import { answeredWords, answerLabel, fieldLabel } from "./view-labels.ts";
import { useOpenRow } from "./view-open-row.ts";
import { Palette } from "./view-palette.tsx";
import { ANSWER_SIGNS, PegPicture, Sign } from "./view-pegs.tsx";
import { keysFor } from "./view-keymap.ts";
import { pegName, pegNames } from "./words.ts";
import styles from "./view.module.css";

export { KEYS } from "./view-keymap.ts";

/** The game's own switch: when a full row is checked. */
const CHECKING = ["ask", "atOnce"] as const;

export default function MemeView(props: GameViewProps<State, Move>) {
  const { state, settings, speaker, readOnly, announce } = props;
  const { fields, colours, solution } = state.puzzle;
  const say = (id: string) => speaker.say({ id });
  const open = openRow(state);
  const done = answered(state);
  const lastRow = open ?? Math.max(0, done.length - 1);
  const checking = settings.own["check"] === "atOnce" ? "atOnce" : "ask";
  const { row, put, check } = useOpenRow(state, open, checking === "atOnce", props.play);
  const ready = open !== null && isFull(row);
  const firstEmpty = row.indexOf(null);
  const {
    cursor,
    moveTo,
    press: pressCursor,
  } = useGridCursor({
    columns: fields + 1,
    rows: GUESSES,
    start: [Math.max(0, firstEmpty), lastRow],
    reachable: (_, y) => y <= lastRow,
  });
  const [wanted, setWanted] = useState(false);
  const onField = open !== null && cursor[1] === open && cursor[0] < fields;
  const selected = wanted && onField && !readOnly;

  // A row that was answered is read out, and the cursor goes on to the next one.
  const announced = useRef(done.length);
  useEffect(() => {
    const before = announced.current;
    announced.current = done.length;
    if (done.length <= before || open === null) return;
    announce(answeredWords(state, speaker));
    moveTo([0, open]);
    setWanted(true);
  }, [announce, done.length, moveTo, open, speaker, state]);

  const lay = (column: number, value: number): void => {
    if (readOnly || open === null) return;
    put(column, value);
    const after = withPeg(row, column, value);
    const next = [...after.keys()].map((n) => (column + 1 + n) % fields).find((n) => after[n] === null);
    moveTo([next ?? fields, open]);
    setWanted(next !== undefined);
    announce(next === undefined && checking === "ask" ? say("meme.said.ready") : speaker.say(pegName(value)));
  };
  /** A colour goes to the selected field, else to the first empty one. */
  const choose = (value: number): void => {
    if (selected) lay(cursor[0], value);
    else if (firstEmpty >= 0) lay(firstEmpty, value);
  };
  /** Takes the peg under the cursor away, or the one before it. */
  const erase = (): void => {
    if (readOnly || open === null) return;
    const here = onField ? cursor[0] : fields;
    const column = onField && row[here] !== null ? here : row.findLastIndex((value, n) => value !== null && n < here);
    if (column < 0) return;
    put(column, null);
    moveTo([column, open]);
    setWanted(true);
    announce(say("meme.cell.empty"));
  };
  const checkRow = (): void => {
    if (!readOnly && open !== null && !check()) announce(say("meme.said.notFull"));
  };
  const pick = (x: number, y: number): void => {
    if (y > lastRow) return;
    moveTo([x, y]);
    setWanted(!(selected && cursor[0] === x && cursor[1] === y));
    if (x === fields && y === open) checkRow();
  };
  const press = (event: KeyboardEvent): boolean => {
    if (pressCursor(event)) {
      setWanted(true);
      return true;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (ready) checkRow();
      else pick(...cursor);
      return true;
    }
    const meaning = keyMeaning(event, "123456789".slice(0, colours));
    if (meaning?.kind === "value") choose(Number(meaning.value));
    if (meaning?.kind === "clear") erase();
    return meaning !== null;
  };
  const drag = usePegDrag(({ value, from }, at) => {
    const [x, y] = (at ?? "-1,-1").split(",").map(Number) as [number, number];
    if (readOnly || open === null) return;
    if (y === open && x < fields) lay(x, value);
    else if (from !== null) put(from, null);
  });

  const cellOf = (x: number, y: number) => {
    const isHere = cursor[0] === x && cursor[1] === y;
    const guess = done[y];
    const phase = y === open ? "open" : guess ? "done" : "closed";
    if (x === fields)
      return (
        <AnswerCell
          key={x}
          at={`${x},${y}`}
          label={answerLabel(state, y, row, speaker)}
          reachable={isHere}
          phase={phase}
          ready={ready && phase === "open"}
          answer={guess ? answerOf(guess, solution) : null}
          fields={fields}
        />
      );
    const value = phase === "open" ? row[x]! : (guess?.[x] ?? null);
    return (
      <Field
        key={x}
        at={`${x},${y}`}
        label={fieldLabel([x, y], value, phase, props.hint, speaker)}
        value={value}
        number={x === 0 ? y + 1 : null}
        reachable={isHere}
        selected={selected && isHere}
        phase={phase}
        hint={hintLook(props.hint, [x, y])}
        carried={phase === "open" && drag.carried?.from === x}
      />
    );
  };

  const against = settings.stateShown && open !== null ? contradictionOf(state, row) : null;
  const lost = props.verdict.status === "failed";
  return (
    <GameStage
      board={
        <div
          className={styles["board"]}
          data-solved={isSolved(state) || undefined}
          onPointerDown={(event) => {
            const [x, y] = ((event.target as Element).closest("[data-at]")?.getAttribute("data-at") ?? "")
              .split(",")
              .map(Number);
            const value = y === open && !readOnly ? row[x!] : null;
            if (value) drag.lift(event, { value, from: x! });
          }}
        >
          <BoardGrid
            label={speaker.say({ id: "meme.view.board", values: { fields } })}
            columns={fields + 1}
            rows={GUESSES}
            cursor={cursor.join(",")}
            cell={cellOf}
            pick={pick}
            press={press}
            readOnly={readOnly}
          />
          {lost && (
            <p className={styles["solution"]}>
              {say("meme.solution")}
              <span role="img" aria-label={speaker.say(pegNames(solution))}>
                {solution.map((value) => (
                  <PegPicture key={value} value={value} />
                ))}
              </span>
            </p>
          )}
          {drag.carried && (
            <div ref={drag.ghost} className={styles["ghost"]}>
              <PegPicture value={drag.carried.value} />
            </div>
          )}
        </div>
      }
      left={speaker.say(
        isSolved(state)
          ? { id: "meme.found", values: { rows: done.length } }
          : { id: "meme.left", values: { left: GUESSES - done.length } },
      )}
      keys={keysFor(colours).map(({ keys, does }) => ({ keys, does: say(does) }))}
      switches={[
        {
          id: "check",
          label: say("meme.switch.check"),
          values: CHECKING.map((value) => ({ value, label: say(`meme.switch.check.${value}`) })),
          value: checking,
          change: (value) => props.change({ own: { check: value } }),
        },
      ]}
      choice={
        settings.stateShown &&
        row.some((value) => value !== null) && (
          <p className={styles["told"]} data-against={against ? true : undefined} role="status">
            {against ? speaker.say(contradictionWords(state, against)) : say("meme.fits")}
          </p>
        )
      }
      keypad={
        <Palette
          colours={colours}
          row={row}
          lit={selected ? (row[cursor[0]] ?? null) : null}
          ready={ready}
          disabled={readOnly}
          speaker={speaker}
          lift={(event, value) => readOnly || drag.lift(event, { value, from: null })}
          choose={choose}
          erase={erase}
          check={checkRow}
        />
      }
      legend={
        <BoardLegend
          label={say("board.legend")}
          items={ANSWER_SIGNS.map((sign) => ({
            id: sign,
            sample: (
              <span className={styles["sample"]}>
                <Sign of={sign} />
              </span>
            ),
            words: say(`meme.legend.${sign}`),
          }))}
        />
      }
    />
  );
}
