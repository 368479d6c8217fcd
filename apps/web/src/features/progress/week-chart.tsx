import { useId } from "react";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./week-chart.module.css";

interface Point {
  readonly monday: string;
  readonly value: number | null;
}

/** Neighbouring weeks with a value, each with its place; a week without one ends a line. */
function linesOf(weeks: readonly Point[]): readonly (readonly { x: number; value: number }[])[] {
  const lines: { x: number; value: number }[][] = [];
  let open = false;
  for (const [x, { value }] of weeks.entries()) {
    if (value !== null) {
      if (!open) lines.push([]);
      lines.at(-1)!.push({ x, value });
    }
    open = value !== null;
  }
  return lines;
}

/**
 * One value a week as a line over its area. The lines are stretched to the available room, dots and labels are not, and
 * the same values are in a table for screen readers.
 */
export function WeekChart(props: {
  readonly title: string;
  readonly note: string;
  readonly weeks: readonly Point[];
  /** The top of the scale; its bottom is 0. */
  readonly highest: number;
  readonly months: readonly { readonly week: number; readonly day: string }[];
  /** Which of the charts' colours. */
  readonly colour: "2" | "3";
  readonly write: (value: number) => string;
}) {
  const { title, note, weeks, highest, months, write } = props;
  const say = useSay();
  const format = useFormat();
  const id = useId();
  const left = (week: number): number => (100 * (week + 0.5)) / weeks.length;
  const up = (value: number): number => (100 * Math.min(value, highest)) / highest;
  const lines = linesOf(weeks);
  const last = lines.at(-1)?.at(-1);
  const date = (monday: string, style: Intl.DateTimeFormatOptions) => format.date(`${monday}T12:00:00`, style);
  const weekOf = (monday: string) => say("progress.week", { day: date(monday, { day: "numeric", month: "long" }) });
  return (
    <figure className={styles["chart"]} data-colour={props.colour} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <p className="soft">{note}</p>
      </figcaption>
      <div className={styles["plot"]} aria-hidden="true">
        {[highest, highest / 2, 0].map((mark) => (
          <span key={mark} className={styles["mark"]} style={{ bottom: `${up(mark)}%` }}>
            {write(mark)}
          </span>
        ))}
        <div className={styles["field"]}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {lines
              .filter((line) => line.length > 1)
              .map((line) => {
                const path = line.map(({ x, value }) => `${left(x)},${100 - up(value)}`).join(" L");
                return (
                  <g key={line[0]!.x}>
                    <path
                      className={styles["area"]}
                      d={`M${left(line[0]!.x)},100 L${path} L${left(line.at(-1)!.x)},100 Z`}
                    />
                    <path className={styles["line"]} d={`M${path}`} vectorEffect="non-scaling-stroke" />
                  </g>
                );
              })}
          </svg>
          {lines.flat().map(({ x, value }) => (
            <i
              key={x}
              title={`${weekOf(weeks[x]!.monday)}: ${write(value)}`}
              style={{ left: `${left(x)}%`, bottom: `${up(value)}%` }}
            />
          ))}
          {last && (
            <b
              className="num"
              data-below={up(last.value) > 80 || undefined}
              style={{ right: `${100 - left(last.x)}%`, bottom: `${up(last.value)}%` }}
            >
              {write(last.value)}
            </b>
          )}
          {months.map(({ week, day }) => (
            <span key={day} className={styles["month"]} style={{ left: `${(100 * week) / weeks.length}%` }}>
              {date(day, { month: "short" })}
            </span>
          ))}
        </div>
      </div>
      <table className="sr">
        <caption>{title}</caption>
        <tbody>
          {weeks.map(
            ({ monday, value }) =>
              value !== null && (
                <tr key={monday}>
                  <th scope="row">{weekOf(monday)}</th>
                  <td>{write(value)}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </figure>
  );
}
