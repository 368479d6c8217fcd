import type { TrafficFrom } from "@karota/contract/admin/status.ts";
import { Plot } from "@karota/ui/plot.tsx";
import { useFigures } from "./figures.ts";
import { tickMinutes } from "./since-start.ts";

/** Lines are told apart without colour, too. */
const COLOURS = { solid: 2, dashed: 1, dotted: 4 } as const;

interface Line {
  readonly stroke: keyof typeof COLOURS;
  /** Of each point; null where there is nothing to tell. */
  readonly values: readonly (number | null)[];
  /** The latest value, in words. */
  readonly end?: string | undefined;
  /** Where another line's words are above it. */
  readonly endBelow?: true;
}

/** The time since the start in lines, each with its latest value at its end; the words beside it and the panel's table tell the same. */
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
  const { time } = useFigures();
  const across = (at: number): number => (100 * at) / points.length;
  const step = tickMinutes(points.length);
  const isTick = (starts: string): boolean => {
    const at = new Date(starts);
    return (at.getHours() * 60 + at.getMinutes()) % step === 0;
  };
  return (
    <Plot
      heading="h3"
      title={title}
      note={words}
      marks={marks.map(({ value, label }) => ({ at: up(value), label }))}
      lines={lines.map(({ stroke, values, end, endBelow }) => ({
        end,
        endBelow,
        stroke,
        filled,
        colour: COLOURS[stroke],
        points: values.map((value, i) => (value === null ? null : [across(i + 0.5), up(value)])),
      }))}
      ticks={points.flatMap(({ starts }, i) =>
        isTick(starts) ? [{ at: across(i), label: time(starts), align: "center" }] : [],
      )}
    />
  );
}
