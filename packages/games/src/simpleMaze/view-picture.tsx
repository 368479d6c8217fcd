import { memo, useLayoutEffect, useRef } from "react";
import type { Position } from "@karota/engine/game.ts";
import type { Direction } from "@karota/engine/grid/grid.ts";
import { step } from "@karota/engine/grid/grid.ts";
import type { ShownHint } from "@karota/ui/game-view.ts";
import { hintLook } from "@karota/ui/hint-look.ts";
import { isSolid, positionOf, stepFrom, type Puzzle } from "./board.ts";
import { routeBetween } from "./routes.ts";
import { Burrow, Clover, Hare } from "./view-figures.tsx";
import styles from "./view.module.css";

/** Units of the drawing in a cell. */
const UNIT = 10;
const middleOf = ([x, y]: Position): Position => [UNIT * x + UNIT / 2, UNIT * y + UNIT / 2];

/** Lines along which something holds, as long as they go: from and to on the line, and which line it is. */
function strokesOf(
  lines: number,
  length: number,
  holds: (line: number, at: number) => boolean,
  across: boolean,
): string {
  const strokes: string[] = [];
  for (let line = 1; line < lines; line++)
    for (let at = 0; at < length; at++) {
      const from = at;
      while (at < length && holds(line, at)) at++;
      if (at === from) continue;
      strokes.push(
        across ? `M${UNIT * from} ${UNIT * line}H${UNIT * at}` : `M${UNIT * line} ${UNIT * from}V${UNIT * at}`,
      );
    }
  return strokes.join("");
}

/** The walls inside, those in one line drawn in one stroke; the edge is the board's own. */
export function wallLines(puzzle: Puzzle): string {
  const { columns, rows } = puzzle;
  const isBetween = (cell: number, other: number, direction: Direction): boolean =>
    stepFrom(puzzle, cell, direction) === null && !(isSolid(puzzle, cell) && isSolid(puzzle, other));
  const above = (y: number, x: number) => isBetween(x + columns * y, x + columns * (y - 1), "up");
  const left = (x: number, y: number) => isBetween(x + columns * y, x - 1 + columns * y, "left");
  return strokesOf(rows, columns, above, true) + strokesOf(columns, rows, left, false);
}

/** What lies outside the shape, as one area. */
function solidArea(puzzle: Puzzle): string {
  const cells = [...puzzle.walls.keys()].filter((cell) => isSolid(puzzle, cell));
  return cells
    .map((cell) => positionOf(puzzle, cell))
    .map(([x, y]) => `M${UNIT * x} ${UNIT * y}h${UNIT}v${UNIT}h-${UNIT}Z`)
    .join("");
}

const Walls = memo(function Walls({ puzzle }: { puzzle: Puzzle }) {
  return (
    <>
      <path className={styles["solid"]} d={solidArea(puzzle)} />
      <path className={styles["walls"]} d={wallLines(puzzle)} />
    </>
  );
});

const lineOf = (puzzle: Puzzle, path: readonly number[]): string =>
  path.map((cell) => middleOf(positionOf(puzzle, cell)).join(" ")).join(" ");

/** A line with prints of paws on it. */
const Trail = ({ points, astray = false }: { points: string; astray?: boolean }) => (
  <g className={styles["trail"]} data-astray={astray || undefined}>
    <polyline className={styles["ground"]} points={points} />
    <polyline className={styles["prints"]} points={points} />
  </g>
);

function HintMarks({ hint }: { hint: ShownHint<unknown> }) {
  const { target, reason, ruledOut } = hint.hint;
  return [...target, ...reason, ...ruledOut].map((at) => {
    const look = hintLook(hint, at);
    const [x, y] = middleOf(at);
    const key = at.join(",");
    if (look === "target")
      return <rect key={key} className={styles["target"]} x={x - 4} y={y - 4} width="8" height="8" rx="2.4" />;
    if (look === "reason") return <circle key={key} className={styles["reason"]} cx={x} cy={y} r="4.2" />;
    return look && <path key={key} className={styles["ruledOut"]} d={`M${x - 3} ${y + 3}l6 -6`} />;
  });
}

const at = (puzzle: Puzzle, cell: number): string => {
  const [x, y] = middleOf(positionOf(puzzle, cell));
  return `translate(${x}px, ${y}px)`;
};

/** So long the hare takes for a cell and for a whole run, in milliseconds. */
const [HOP, LONGEST_RUN] = [45, 360];
const BUMP = 140;

const movesLittle = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;

/** The hare runs along its path to where it is; at a wall it only nods towards it. */
function Player({ puzzle, path, bump, solved }: Pick<PictureProps, "puzzle" | "path" | "bump" | "solved">) {
  const figure = useRef<SVGGElement>(null);
  const seen = useRef({ puzzle, path, bump });
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { puzzle, path, bump };
    const { current: hare } = figure;
    // A board that is turned has moved nobody.
    if (!hare || before.puzzle !== puzzle || movesLittle()) return;
    const route = routeBetween(before.path, path);
    if (route.length > 0)
      hare.animate(
        [before.path.at(-1)!, ...route].map((cell) => ({ transform: at(puzzle, cell) })),
        { duration: Math.min(LONGEST_RUN, HOP * route.length), easing: "linear" },
      );
    else if (bump && bump !== before.bump) {
      const [dx, dy] = step(bump.direction);
      const here = at(puzzle, path.at(-1)!);
      hare.animate(
        [{ transform: here }, { transform: `${here} translate(${1.6 * dx}px, ${1.6 * dy}px)` }, { transform: here }],
        {
          duration: BUMP,
          easing: "ease-out",
        },
      );
    }
  }, [puzzle, path, bump]);
  return (
    <g ref={figure} style={{ transform: at(puzzle, path.at(-1)!) }}>
      <g transform="scale(1.15)">
        <g className={styles["hare"]} data-happy={solved || undefined}>
          <Hare />
        </g>
      </g>
    </g>
  );
}

interface PictureProps {
  readonly puzzle: Puzzle;
  readonly path: readonly number[];
  /** How many cells of the path are right, for the state display; all of them when it is off. */
  readonly right: number;
  readonly hint: ShownHint<unknown> | null;
  /** The wall that stopped the player last; a new object each time. */
  readonly bump: { readonly direction: Direction } | null;
  readonly solved: boolean;
}

/** The maze as one drawing over the cells. */
export function MazePicture({ puzzle, path, right, hint, bump, solved }: PictureProps) {
  const { columns, rows } = puzzle;
  return (
    <svg
      className={styles["picture"]}
      viewBox={`0 0 ${UNIT * columns} ${UNIT * rows}`}
      preserveAspectRatio="none"
      focusable="false"
      data-solved={solved || undefined}
    >
      <Trail points={lineOf(puzzle, path.slice(0, right))} />
      {right < path.length && <Trail astray points={lineOf(puzzle, path.slice(right - 1))} />}
      <g transform={`translate(${middleOf(positionOf(puzzle, puzzle.start)).join(" ")})`}>
        <Burrow />
      </g>
      <Walls puzzle={puzzle} />
      {hint && <HintMarks hint={hint} />}
      <g transform={`translate(${middleOf(positionOf(puzzle, puzzle.end)).join(" ")})`}>
        <circle className={styles["ring"]} r="4.4" />
        <g className={styles["goal"]}>
          <Clover />
        </g>
      </g>
      <Player puzzle={puzzle} path={path} bump={bump} solved={solved} />
    </svg>
  );
}
