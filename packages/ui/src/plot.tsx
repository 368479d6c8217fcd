import { useId } from "react";
import { classNames } from "./class-names.ts";
import { Stack } from "./layout.tsx";
import styles from "./plot.module.css";

/** From the left and from the bottom, both from 0 to 100; null ends a line. */
export type PlotPoint = readonly [x: number, y: number] | null;

export interface PlotLine {
  /** Lines with names get a legend. */
  readonly name?: string;
  readonly points: readonly PlotPoint[];
  /** Which of the charts' colours; "soft" for what the others are compared with. */
  readonly colour: 1 | 2 | 3 | 4 | 5 | 6 | "soft";
  /** Lines of one plot are told apart without colour, too. */
  readonly stroke?: "solid" | "dashed" | "dotted";
  /** With what lies under it, for amounts. */
  readonly filled?: boolean;
  /** A dot for each point, with the title that a pointer sees. */
  readonly dots?: (index: number) => string;
  /** Stands at the last point. */
  readonly end?: string | undefined;
  /** Below the point, where another line's words are above it. */
  readonly endBelow?: boolean | undefined;
}

/** A bar from the bottom, its value above it and its label below. */
export interface PlotBar {
  readonly height: number;
  readonly value: string;
  readonly label: string;
}

/** A label at the side or below, at a place from 0 to 100. */
export interface PlotMark {
  readonly at: number;
  readonly label: string;
  /** Of labels below: where the place is in the label; a centred one has a small line. */
  readonly align?: "start" | "center" | "end";
}

export interface PlotProps {
  readonly title: string;
  /** Absent: the title is a quiet caption. */
  readonly heading?: "h2" | "h3";
  readonly note?: string;
  readonly height?: "small" | "normal" | "tall";
  readonly lines?: readonly PlotLine[];
  readonly bars?: readonly PlotBar[];
  /** Beside the plot, each with a rule across it. */
  readonly marks?: readonly PlotMark[];
  /** Below the plot. */
  readonly ticks?: readonly PlotMark[];
  /** The same for those who do not see it; absent where it is told elsewhere. */
  readonly table?: {
    readonly caption?: string;
    readonly head?: readonly [string, string];
    readonly rows: readonly (readonly [name: string, value: string])[];
  };
}

/** The parts of a line that have no gap in them. */
function partsOf(points: readonly PlotPoint[]): readonly (readonly [number, number])[][] {
  const parts: (readonly [number, number])[][] = [[]];
  for (const point of points) {
    if (point) parts.at(-1)!.push(point);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

const coordinates = (part: readonly (readonly [number, number])[]): string =>
  part.map(([x, y]) => `L${x},${100 - y}`).join(" ");

function Line({ points, colour, stroke = "solid", filled }: PlotLine) {
  return (
    <g data-colour={colour}>
      {partsOf(points).map((part) => {
        const from = `M${part[0]![0]},`;
        return (
          <g key={from}>
            {filled && (
              <path className={styles["area"]} d={`${from}100 ${coordinates(part)} L${part.at(-1)![0]},100 Z`} />
            )}
            {/* A single point is a line of no length, which round ends make a dot. */}
            <path
              className={styles["line"]}
              data-stroke={stroke}
              d={`${from}${100 - part[0]![1]} ${coordinates(part)}`}
            />
          </g>
        );
      })}
    </g>
  );
}

function Dots({ points, colour, dots, end, endBelow = false }: PlotLine) {
  const last = points.findLast((point) => point !== null);
  return (
    <div data-colour={colour}>
      {dots &&
        points.map(
          (point, i) =>
            point && <i key={point[0]} title={dots(i)} style={{ left: `${point[0]}%`, bottom: `${point[1]}%` }} />,
        )}
      {last && end !== undefined && (
        <b
          className={styles["end"]}
          data-below={endBelow || last[1] > 80 || undefined}
          style={{ right: `${100 - last[0]}%`, bottom: `${last[1]}%` }}
        >
          {end}
        </b>
      )}
    </div>
  );
}

const Legend = ({ lines }: { lines: readonly PlotLine[] }) => (
  <ul className={styles["legend"]} aria-hidden="true">
    {lines.map(({ name, colour, stroke = "solid" }) => (
      <li key={name} data-colour={colour}>
        <svg viewBox="0 0 32 8">
          <path className={styles["line"]} d="M2,4 H30" data-stroke={stroke} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

/** Lines or bars, stretched to the room there is; words and dots are not. */
export function Plot(props: PlotProps) {
  const { title, heading: Heading = "p", note, height = "normal", lines = [], bars, marks = [], ticks, table } = props;
  const id = useId();
  const named = lines.filter(({ name }) => name !== undefined);
  return (
    <Stack as="figure" className={styles["plot"]} aria-labelledby={id}>
      <figcaption>
        <Heading id={id} className={Heading === "p" ? "soft small" : undefined}>
          {title}
        </Heading>
        {note !== undefined && <p className="soft">{note}</p>}
        {named.length > 1 && <Legend lines={named} />}
      </figcaption>
      <div className={classNames(styles["room"], styles[height])} aria-hidden="true">
        {marks.map(({ at, label }) => (
          <span key={at} className={styles["mark"]} style={{ bottom: `${at}%` }}>
            {label}
          </span>
        ))}
        <div className={styles["field"]}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {marks.map(({ at }) => at > 0 && <path key={at} className={styles["rule"]} d={`M0,${100 - at} H100`} />)}
            {lines.map((line, i) => (
              <Line key={i} {...line} />
            ))}
          </svg>
          {lines.map((line, i) => (
            <Dots key={i} {...line} />
          ))}
          {bars?.map((bar) => (
            <span key={bar.label} className={styles["bar"]}>
              <b>{bar.value}</b>
              <span style={{ height: `${bar.height}%` }} />
              <small>{bar.label}</small>
            </span>
          ))}
        </div>
        {ticks?.map(({ at, label, align = "start" }) => (
          <span key={at} className={styles["tick"]} data-align={align} style={{ left: `${at}%` }}>
            {label}
          </span>
        ))}
      </div>
      {table && <PlotTable title={title} {...table} />}
    </Stack>
  );
}

const PlotTable = ({ title, caption, head, rows }: NonNullable<PlotProps["table"]> & { title: string }) => (
  // A table alone does not clip.
  <div className="sr">
    <table>
      <caption>{caption ?? title}</caption>
      {head && (
        <thead>
          <tr>
            <th scope="col">{head[0]}</th>
            <th scope="col">{head[1]}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, value], i) => (
          <tr key={i}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
