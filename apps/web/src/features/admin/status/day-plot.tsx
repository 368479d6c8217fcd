import { useId } from "react";
import type { TrafficFrom } from "@karota/contract/admin/status.ts";
import styles from "./day-plot.module.css";
import { useFigures } from "./figures.ts";

/** The looks of lines, distinguished without colour. */
export type Stroke = "solid" | "dashed" | "dotted";

export interface Line {
  readonly name: string;
  readonly stroke: Stroke;
  /** Of each point; null for a point without a value. */
  readonly values: readonly (number | null)[];
}

const across = (at: number, of: number): number => (100 * (at + 0.5)) / of;

/** A line in pieces: where a value is missing it ends. */
function pathOf(values: Line["values"], up: (value: number) => number): string {
  let path = "";
  let open = false;
  for (const [i, value] of values.entries()) {
    if (value !== null) {
      const at = `${across(i, values.length)},${100 - up(value)}`;
      // A single value is a line of no length, which round ends make a dot.
      path += open ? ` L${at}` : ` M${at} L${at}`;
    }
    open = value !== null;
  }
  return path;
}

/** What lies under a line whose values miss nowhere but at its end. */
function areaOf(values: Line["values"], up: (value: number) => number): string {
  const last = values.filter((value) => value !== null).length - 1;
  const line = pathOf(values, up).replaceAll("M", "L");
  return `M${across(0, values.length)},100 ${line} L${across(last, values.length)},100 Z`;
}

/**
 * The last day in lines, stretched to the available room; the text beside it and the panel's table have the same
 * values.
 */
export function DayPlot(props: {
  readonly title: string;
  readonly words: string;
  readonly points: readonly TrafficFrom[];
  readonly lines: readonly Line[];
  /** From the bottom to the top. */
  readonly marks: readonly { readonly value: number; readonly label: string }[];
  /** How high a value lies, from 0 to 100. */
  readonly up: (value: number) => number;
  /** With its area, for amounts. */
  readonly filled?: boolean;
}) {
  const { title, words, points, lines, marks, up, filled = false } = props;
  const id = useId();
  const { clock } = useFigures();
  const hours = points
    .map(({ starts }, i) => ({ starts, left: (100 * i) / points.length, date: new Date(starts) }))
    .filter(({ date }) => date.getHours() % 6 === 0 && date.getMinutes() === 0);
  return (
    <figure className={styles["plot"]} aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        <p className="soft small">{words}</p>
        {lines.length > 1 && (
          <ul className={styles["legend"]} aria-hidden="true">
            {lines.map(({ name, stroke }) => (
              <li key={name}>
                <svg viewBox="0 0 32 8">
                  <path d="M2,4 H30" data-stroke={stroke} />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div className={styles["room"]} aria-hidden="true">
        {marks.map(({ value, label }) => (
          <span key={label} className={styles["mark"]} style={{ bottom: `${up(value)}%` }}>
            {label}
          </span>
        ))}
        <div className={styles["field"]}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {marks.map(({ value }) => (
              <path key={value} className={styles["rule"]} d={`M0,${100 - up(value)} H100`} />
            ))}
            {lines.map(({ name, stroke, values }) => (
              <g key={name}>
                {filled && <path className={styles["area"]} d={areaOf(values, up)} />}
                <path className={styles["line"]} data-stroke={stroke} d={pathOf(values, up)} />
              </g>
            ))}
          </svg>
          {hours.map(({ starts, left }) => (
            <span key={starts} className={styles["hour"]} style={{ left: `${left}%` }}>
              {clock(starts)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
