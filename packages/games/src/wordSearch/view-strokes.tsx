import type { State } from "./board.ts";
import type { Line } from "./view-line.ts";
import styles from "./view.module.css";

/** Half the width of a stroke, in cells. */
const THICK = 0.37;
const TINTS = 6;

/** Each word has a colour, and after the first six an edge that is broken in one of three ways as well. */
export const tintOf = (place: number) => ({
  "data-tint": place % TINTS,
  "data-broken": Math.floor(place / TINTS) || undefined,
});

function Stroke({ line: { from, to }, ...look }: { readonly line: Line } & Readonly<Record<string, unknown>>) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g transform={`translate(${from[0] + 0.5} ${from[1] + 0.5}) rotate(${turn})`}>
      <rect x={-THICK} y={-THICK} width={Math.hypot(dx, dy) + 2 * THICK} height={2 * THICK} rx={THICK} {...look} />
    </g>
  );
}

/** What lies under the letters: the strokes of found words, the line that is being drawn, and one that was no word. */
export function Strokes(props: { readonly state: State; readonly line: Line | null; readonly missed: Line | null }) {
  const { puzzle, found } = props.state;
  const side = puzzle.rows.length;
  return (
    <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none">
      {puzzle.words.map((one, place) =>
        found.includes(one.word) ? (
          <Stroke key={one.word} line={one} className={styles["found"]} {...tintOf(place)} />
        ) : null,
      )}
      {props.missed && <Stroke line={props.missed} className={styles["missed"]} />}
      {props.line && <Stroke line={props.line} className={styles["drawn"]} />}
    </svg>
  );
}
