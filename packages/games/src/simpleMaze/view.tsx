import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { Position } from "@karota/engine/game.ts";
import { keyMeaning, type Direction } from "@karota/engine/grid/grid.ts";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { BoardLegend } from "@karota/ui/board-legend.tsx";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { cellWords } from "@karota/ui/hint-look.ts";
import { Keypad } from "@karota/ui/keypad.tsx";
import { ZoomBoard } from "@karota/ui/zoom-board.tsx";
import { hasLoops, placeOf, positionOf, stepFrom, type Move, type State } from "./board.ts";
import { gradeOf } from "./grade.ts";
import { apply, rightPart, walk } from "./play.ts";
import { backFrom, isAtHand, routeAlong, routeBetween, routeTo, runFrom, swipeOf, type Route } from "./routes.ts";
import { KEYS } from "./view-keymap.ts";
import { arrowKeys, arrowSwitch, BACK, LEGEND, reachOf } from "./view-keys.tsx";
import { MazePicture } from "./view-picture.tsx";
import { cellLabel } from "./view-words.ts";
import styles from "./view.module.css";

export { KEYS } from "./view-keymap.ts";

/** From so many columns or rows on, cells are so small that a finger takes two for one. */
const SMALL_CELLS = 16;

const Cell = memo(function Cell({ at, label, isHere }: { at: string; label: string; isHere: boolean }) {
  return <div role="gridcell" className={styles["cell"]} data-at={at} tabIndex={isHere ? 0 : -1} aria-label={label} />;
});

/** What a pointer is doing: drawing the path from the hare on, or swiping. */
type Hand =
  | { readonly does: "draw"; readonly shown: State }
  | { readonly does: "swipe"; readonly from: Position; readonly to: Position };

export default function SimpleMazeView(props: GameViewProps<State, Move>) {
  const { state, verdict, hint, settings, speaker, readOnly, play, announce, change } = props;
  const { puzzle } = state;
  const { columns, rows } = puzzle;
  const here = placeOf(state);
  const finger = Math.max(columns, rows) >= SMALL_CELLS ? 2 : 1;
  const reach = reachOf(settings.own);
  const [bump, setBump] = useState<{ readonly direction: Direction } | null>(null);
  /** The board as a drag has drawn it so far; it is one move, played when the pointer is lifted. */
  const [drawn, setDrawn] = useState<State | null>(null);
  const hand = useRef<Hand | null>(null);
  const board = useRef<HTMLDivElement>(null);
  // The device may be turned in the middle of a drag.
  const shown = drawn?.puzzle === puzzle ? drawn : state;

  const judged = settings.stateShown ? rightPart(shown) : shown.path.length;
  const trail = useMemo(() => new Map(shown.path.map((cell, n) => [cell, n < judged])), [shown, judged]);
  const labelOf = (cell: number): string => {
    const isRight = trail.get(cell);
    const kind = isRight === undefined ? "none" : isRight ? "trail" : "astray";
    return cellWords(hint, positionOf(puzzle, cell), cellLabel(shown, cell, kind, speaker), speaker);
  };

  // In braces: some browsers return a promise, and an effect returns nothing else than how to end it.
  const showHere = (): void => {
    const cell = board.current?.querySelector('[role="grid"] [tabindex="0"]');
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  // A tall board may begin under the keys of a phone.
  useEffect(showHere, [puzzle]);

  // The player stays in sight. With the focus on the board it moves along and is read; else the place is announced.
  const label = labelOf(here);
  const announced = useRef(here);
  useEffect(() => {
    if (announced.current === here) return;
    announced.current = here;
    showHere();
    if (!board.current?.querySelector('[role="grid"]')?.contains(document.activeElement)) announce(label);
  }, [announce, here, label]);

  const follow = (route: Route): void => {
    if (route.length > 0 && !readOnly) play(walk(puzzle, route));
  };
  const stopAt = (direction: Direction): void => {
    setBump({ direction });
    announce(speaker.say({ id: "simpleMaze.view.wall", values: { direction } }));
  };
  const go = (direction: Direction, far: boolean): void => {
    if (readOnly) return;
    const next = stepFrom(puzzle, here, direction);
    if (next === null) stopAt(direction);
    else follow(far ? runFrom(puzzle, here, direction) : [next]);
  };
  const pick = (x: number, y: number): void => {
    if (readOnly) return;
    const route = routeTo(state, x + columns * y);
    if (route) follow(route);
    else if (x + columns * y !== here) announce(speaker.say({ id: "simpleMaze.view.far" }));
  };
  const press = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.metaKey) return false;
    const meaning = keyMeaning(event.key, "");
    if (meaning?.kind === "go") go(meaning.direction, event.shiftKey || event.ctrlKey);
    else if (meaning?.kind === "clear" && !event.ctrlKey) follow(backFrom(state));
    else return false;
    return true;
  };

  const letGo = (): void => {
    const { current: now } = hand;
    hand.current = null;
    setDrawn(null);
    if (now?.does === "draw" && now.shown.puzzle === puzzle) follow(routeBetween(state.path, now.shown.path));
    if (now?.does !== "swipe") return;
    const direction = swipeOf(now.from, now.to, finger);
    if (direction) go(direction, true);
  };
  const gesture = {
    start: (at: Position): void => {
      hand.current = isAtHand(state, at, finger) ? { does: "draw", shown: state } : { does: "swipe", from: at, to: at };
    },
    over: (at: Position): void => {
      const { current: now } = hand;
      if (now?.does === "swipe") hand.current = { ...now, to: at };
      if (now?.does !== "draw" || now.shown.puzzle !== puzzle) return;
      const next = apply(now.shown, walk(puzzle, routeAlong(now.shown, at[0] + columns * at[1]) ?? []));
      hand.current = { does: "draw", shown: next };
      setDrawn(next);
      if (placeOf(next) === puzzle.end) letGo();
    },
    end: letGo,
  };

  const say = (id: string) => speaker.say({ id });
  const shownAt = placeOf(shown);
  const cellOf = (x: number, y: number) => {
    const cell = x + columns * y;
    return <Cell key={x} at={`${x},${y}`} label={labelOf(cell)} isHere={cell === shownAt} />;
  };
  const goal = { id: "simpleMaze.cellName", values: placeValues(positionOf(puzzle, puzzle.end)) };
  return (
    <GameStage
      board={
        <ZoomBoard columns={columns} rows={rows} speaker={speaker}>
          <div ref={board} className={styles["maze"]} data-hint={hint ? true : undefined}>
            <BoardGrid
              label={speaker.say({ id: "simpleMaze.view.board", values: { columns, rows, goal } })}
              columns={columns}
              rows={rows}
              cursor={positionOf(puzzle, shownAt).join(",")}
              cell={cellOf}
              pick={pick}
              press={press}
              gesture={gesture}
              overlay={
                <MazePicture
                  puzzle={puzzle}
                  path={shown.path}
                  right={judged}
                  hint={hint}
                  bump={bump}
                  solved={verdict.status === "solved"}
                />
              }
              readOnly={readOnly}
            />
          </div>
        </ZoomBoard>
      }
      keys={KEYS.map(({ keys, does }) => ({ keys, does: say(does) }))}
      switches={[arrowSwitch(reach, (arrows) => change({ own: { arrows } }), speaker)]}
      left={speaker.say({ id: "simpleMaze.steps", values: { count: shown.path.length - 1 } })}
      keypad={
        reach !== "off" && (
          <div className={styles["arrows"]}>
            <Keypad
              label={say("board.keys")}
              keys={arrowKeys(reach, speaker)}
              press={(id) => (id === BACK ? follow(backFrom(state)) : go(id as Direction, reach === "run"))}
              disabled={readOnly}
            />
          </div>
        )
      }
      legend={
        <BoardLegend
          label={say("board.legend")}
          items={LEGEND.map(({ id, sample }) => ({ id, sample, words: say(id) }))}
        />
      }
      summary={
        <p className={styles["summary"]}>
          {speaker.say({
            id: hasLoops(puzzle) ? "simpleMaze.summary.shortest" : "simpleMaze.summary",
            values: { ...gradeOf(puzzle) },
          })}
        </p>
      }
    />
  );
}

const placeValues = ([x, y]: Position) => ({ row: y + 1, column: x + 1 });
