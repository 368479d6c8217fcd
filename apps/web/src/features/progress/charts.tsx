import type { PlayedDay } from "@karota/contract/learning/learning.ts";
import type { DayOptions } from "@karota/texts/format.ts";
import { Card } from "@karota/ui/card.tsx";
import { Grid } from "@karota/ui/layout.tsx";
import { Plot, type PlotLine } from "@karota/ui/plot.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { Folded } from "./folded.tsx";
import { monthsOf, noon, scaleFor, weeksOf } from "./figures.ts";

/** How right and how fast the answers were, week by week. */
export function Charts({ days, today }: { days: readonly PlayedDay[]; today: string }) {
  const say = useSay();
  const format = useFormat();
  const weeks = weeksOf(days, today);
  const middleOf = (week: number): number => (100 * (week + 0.5)) / weeks.length;
  const date = (day: string, style: DayOptions) => format.date(noon(day), style);
  const weekOf = (monday: string) => say("progress.week", { day: date(monday, { day: "numeric", month: "long" }) });
  const percent = (value: number) => format.number(value / 100, { style: "percent", maximumFractionDigits: 0 });
  const seconds = (value: number) => say("progress.seconds", { seconds: format.number(value) });
  const highestPace = scaleFor(Math.max(0, ...weeks.flatMap(({ pace }) => pace ?? [])));
  /** One value a week, as a line over its area. */
  const chart = (
    of: "accuracy" | "pace",
    highest: number,
    colour: PlotLine["colour"],
    write: (value: number) => string,
  ) => {
    const values = weeks.map((week) => week[of]);
    const last = values.findLast((value) => value !== null);
    const words = (week: number) => write(values[week]!);
    return (
      <Card pad="section">
        <Plot
          title={say(`progress.${of}`)}
          heading="h3"
          note={say(`progress.${of}.note`)}
          height="tall"
          marks={[100, 50, 0].map((at) => ({ at, label: write((highest * at) / 100) }))}
          ticks={monthsOf(weeks.map(({ monday }) => monday)).map(({ week, day }) => ({
            at: (100 * week) / weeks.length,
            label: date(day, { month: "short" }),
          }))}
          lines={[
            {
              colour,
              filled: true,
              points: values.map((value, week) => (value === null ? null : [middleOf(week), (100 * value) / highest])),
              dots: (week) => `${weekOf(weeks[week]!.monday)}: ${words(week)}`,
              end: last === undefined || last === null ? undefined : write(last),
            },
          ]}
          table={{
            rows: weeks.flatMap(({ monday }, week) => (values[week] === null ? [] : [[weekOf(monday), words(week)]])),
          }}
        />
      </Card>
    );
  };
  return (
    <Folded
      id="charts"
      title={say("progress.charts")}
      count={say("progress.charts.count", { weeks: weeks.filter(({ accuracy }) => accuracy !== null).length })}
    >
      <Grid min={24} gap={5} fit>
        {chart("accuracy", 100, 3, percent)}
        {weeks.some(({ pace }) => pace !== null) && chart("pace", highestPace, 2, seconds)}
      </Grid>
    </Folded>
  );
}
