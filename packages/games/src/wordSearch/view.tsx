import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import type { Position } from "@karota/engine/game.ts";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps, ShownHint } from "@karota/ui/game-view.ts";
import { cellWords, type HintLook } from "@karota/ui/hint-look.ts";
import { useGridCursor } from "@karota/ui/use-grid-cursor.ts";
import { ZoomBoard } from "@karota/ui/zoom-board.tsx";
import { lineOf, type Move, type State } from "./board.ts";
import { KEYS, WITHOUT } from "./view-keymap.ts";
import { apply, leftOf, messageShown, wordAt } from "./play.ts";
import { isSame, snapped, type Line } from "./view-line.ts";
import { WordList } from "./view-list.tsx";
import { kindsOf, Message, messageWords } from "./view-message.tsx";
import { Strokes } from "./view-strokes.tsx";
import { cellLabels, spokenLine, spokenWord, symbolWords } from "./view-words.ts";
import styles from "./view.module.css";

export { KEYS, WITHOUT } from "./view-keymap.ts";

/** Step by step the hint shows less of the board: the row, the first cell, at last the whole word. */
function hintAt(shown: ShownHint<Move> | null, at: Position): HintLook | "row" | null {
  if (!shown) return null;
  const { hint, stage } = shown;
  if (stage >= hint.steps.length - 1) return hint.target.some((cell) => isSame(cell, at)) ? "target" : null;
  if (stage === hint.steps.length - 2) return isSame(hint.target[0]!, at) ? "reason" : null;
  return stage > 0 && hint.reason.some((cell) => isSame(cell, at)) ? "row" : null;
}

export default function WordSearchView(props: GameViewProps<State, Move>) {
  const { state, hint, speaker, readOnly, play, announce } = props;
  const { puzzle } = state;
  const side = puzzle.rows.length;
  const { cursor, moveTo, press: pressCursor } = useGridCursor({ columns: side, rows: side, start: [0, 0] });
  /** The first end of a word that is marked by two taps or two key presses. */
  const [begun, setBegun] = useState<Position | null>(null);
  const [dragged, setDragged] = useState<Line | null>(null);
  /** A line that was no word: it fades, and is removed when the next one begins. */
  const [missed, setMissed] = useState<Line | null>(null);
  /** The same as `dragged`, for events that come before it is drawn. */
  const drag = useRef<Line | null>(null);
  const say = (id: string) => speaker.say({ id });

  const kinds = useMemo(() => kindsOf(state), [state]);
  const message = messageShown(state);
  const labels = useMemo(() => cellLabels(state, speaker), [state, speaker]);

  // A found word is announced once it is drawn; the frame announces what was undone.
  const before = useRef(state.found);
  useEffect(() => {
    const fresh = state.found.filter((word) => !before.current.includes(word));
    before.current = state.found;
    const [word] = fresh;
    if (word === undefined || fresh.length > 1) return;
    const left = speaker.say({ id: "wordSearch.left", values: { left: leftOf(state).length } });
    const values = { word: spokenWord(state.puzzle, word, speaker), left };
    const said = [speaker.say({ id: "wordSearch.view.said.found", values })];
    if (message !== null) said.push(messageWords(message, speaker));
    announce(said.join(". "));
  }, [state, message, speaker, announce]);

  const mark = (line: Line): void => {
    const move: Move = { type: "mark", ...line };
    if (apply(state, move) !== state) return play(move);
    const known = wordAt(puzzle, line.from, line.to);
    if (!known) setMissed(line);
    const [id, values] = known
      ? ["wordSearch.view.said.again", { word: spokenWord(puzzle, known.word, speaker) }]
      : ["wordSearch.view.said.miss", { signs: spokenLine(puzzle, line, speaker) }];
    return announce(speaker.say({ id, values }));
  };
  const leave = (): void => {
    setBegun(null);
    announce(say("wordSearch.view.said.leave"));
  };
  /** One end, then the other. What lies in no line with the first is a first end itself. */
  const pick = (at: Position): void => {
    moveTo(at);
    if (readOnly) return undefined;
    if (begun && isSame(begun, at)) return leave();
    if (begun && lineOf(begun, at)) {
      setBegun(null);
      return mark({ from: begun, to: at });
    }
    setBegun(at);
    setMissed(null);
    const sign = symbolWords(puzzle.rows[at[1]]![at[0]]!, speaker);
    return announce(speaker.say({ id: "wordSearch.view.said.start", values: { sign } }));
  };
  const press = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.altKey || event.metaKey) return pressCursor(event);
    if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) pick(cursor);
      return true;
    }
    if (event.key === "Escape" && begun && !readOnly) {
      leave();
      return true;
    }
    return pressCursor(event);
  };
  const drawTo = (line: Line | null): void => {
    drag.current = line;
    setDragged(line);
  };
  const gesture = {
    start: (at: Position) => {
      setBegun(null);
      setMissed(null);
      drawTo({ from: at, to: at });
    },
    over: (at: Position) => {
      if (drag.current) drawTo(snapped(drag.current.from, at, side));
    },
    // A line that ran off the board counts as far as it is drawn.
    end: () => {
      const line = drag.current;
      drawTo(null);
      if (!line) return;
      moveTo(line.to);
      if (!isSame(line.from, line.to)) mark(line);
    },
  };

  const start = readOnly ? null : begun;
  const line = dragged ?? (start && { from: start, to: lineOf(start, cursor) ? cursor : start });
  const move = hint?.hint.move;
  const hinted = move ? (wordAt(puzzle, move.from, move.to)?.word ?? null) : null;

  const cellOf = (x: number, y: number) => {
    const look = hintAt(hint, [x, y]);
    const isStart = start !== null && isSame(start, [x, y]);
    const words = cellWords(hint, [x, y], labels[y]![x]!, speaker);
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={isStart ? speaker.say({ id: "wordSearch.cell.start", values: { cell: words } }) : words}
        text={puzzle.rows[y]![x]!}
        kind={kinds.get(`${x},${y}`) ?? "revealed"}
        reachable={isSame(cursor, [x, y])}
        selected={isStart}
        wash={look === "row" ? "peer" : null}
        mark={null}
        hint={look === "row" ? null : look}
      />
    );
  };

  return (
    <GameStage
      board={
        <ZoomBoard columns={side} rows={side} speaker={speaker}>
          <div
            className={styles["letters"]}
            data-message={puzzle.message === undefined ? undefined : message === null ? "hidden" : "shown"}
            style={{ "--list-rows": Math.ceil(puzzle.words.length / 3) } as CSSProperties}
          >
            <BoardGrid
              label={speaker.say({ id: "wordSearch.view.board", values: { size: side } })}
              columns={side}
              rows={side}
              cursor={cursor.join(",")}
              cell={cellOf}
              pick={(x, y) => pick([x, y])}
              press={press}
              gesture={gesture}
              underlay={<Strokes state={state} line={line} missed={missed} />}
              readOnly={readOnly}
            />
          </div>
        </ZoomBoard>
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      left={speaker.say({ id: "wordSearch.left", values: { left: leftOf(state).length } })}
      reading={<WordList state={state} speaker={speaker} hinted={hinted} />}
      summary={<Message state={state} speaker={speaker} />}
      without={WITHOUT}
    />
  );
}
