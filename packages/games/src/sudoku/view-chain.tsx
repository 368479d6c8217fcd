import type { HintLink } from "@karota/engine/game.ts";
import { CELL, linesOf, RADIUS, type Point } from "./view-chain-lines.ts";
import styles from "./view.module.css";

const listed = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(" ");

/**
 * A chain over the cells, from candidate to candidate: a solid arrow says that what it comes from is wrong and what it
 * leads to is right, a dashed one the opposite. Readers have the sentence of the hint instead.
 */
export function Chain({ links }: { links: readonly HintLink[] }) {
  const { discs, groups, arrows } = linesOf(links);
  return (
    <svg viewBox={`0 0 ${9 * CELL} ${9 * CELL}`} className={styles["chain"]} data-chain>
      {groups.map((points) => (
        <polyline key={listed(points)} points={listed(points)} className={styles["group"]} />
      ))}
      {arrows.map(({ kind, line, head }) => (
        <g key={line} data-link={kind}>
          <path d={line} className={styles["under"]} />
          <path d={line} className={styles["line"]} />
          <polygon points={listed(head)} className={styles["head"]} />
        </g>
      ))}
      {discs.map(({ x, y, digit, isRight }) => (
        <g key={`${x} ${y}`} data-right={isRight || undefined}>
          <circle cx={x} cy={y} r={RADIUS} />
          <text x={x} y={y} dy="0.35em">
            {digit}
          </text>
        </g>
      ))}
    </svg>
  );
}
