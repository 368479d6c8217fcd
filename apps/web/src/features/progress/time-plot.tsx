import { Plot } from "@karota/ui/plot.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { scaleFor } from "./figures.ts";

/** A time in words: "1 h 2 min 5 s". */
export function useTimeWords(): (seconds: number) => string {
  const say = useSay();
  return (exact) => {
    const seconds = Math.round(exact);
    return say("progress.clock", {
      hours: Math.floor(seconds / 3600),
      minutes: Math.floor(seconds / 60) % 60,
      seconds: seconds % 60,
    });
  };
}

/** The solving times of the last boards, one point each, with the usual time as a line; a table for screen readers. */
export function TimePlot(props: {
  readonly name: string;
  readonly recent: readonly { readonly time: string; readonly seconds: number }[];
  readonly median: number;
}) {
  const { name, recent, median } = props;
  const say = useSay();
  const format = useFormat();
  const words = useTimeWords();
  const highest = scaleFor(Math.max(...recent.map(({ seconds }) => seconds)));
  const top =
    highest < 60
      ? words(highest)
      : say("progress.duration", { hours: Math.floor(highest / 3600), minutes: Math.floor(highest / 60) % 60 });
  const up = (value: number): number => (100 * value) / highest;
  return (
    <Plot
      title={say("progress.times")}
      height="small"
      marks={[{ at: 100, label: top }]}
      lines={[
        { colour: "soft", stroke: "dashed", points: [0, 100].map((x) => [x, up(median)]) },
        {
          colour: 2,
          points: recent.map(({ seconds }, i) => [(100 * (i + 0.5)) / recent.length, up(seconds)]),
          dots: (i) => words(recent[i]!.seconds),
        },
      ]}
      table={{
        caption: say("progress.times.of", { game: name }),
        rows: recent.map(({ time, seconds }) => [format.date(time), words(seconds)]),
      }}
    />
  );
}
