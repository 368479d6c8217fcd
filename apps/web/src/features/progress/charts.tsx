import type { PlayedDay } from "@karota/contract/learning/learning.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./charts.module.css";
import { monthsOf, scaleFor, weeksOf } from "./figures.ts";
import { WeekChart } from "./week-chart.tsx";

/** How right and how fast the answers were, week by week. */
export function Charts({ days, today }: { days: readonly PlayedDay[]; today: string }) {
  const say = useSay();
  const format = useFormat();
  const weeks = weeksOf(days, today);
  const months = monthsOf(weeks.map(({ monday }) => monday));
  const percent = (value: number) => format.number(value / 100, { style: "percent", maximumFractionDigits: 0 });
  const seconds = (value: number) => say("progress.seconds", { seconds: format.number(value) });
  const highest = scaleFor(Math.max(0, ...weeks.flatMap(({ pace }) => pace ?? [])));
  return (
    <div className={styles["charts"]}>
      <WeekChart
        title={say("progress.accuracy")}
        note={say("progress.accuracy.note")}
        weeks={weeks.map(({ monday, accuracy }) => ({ monday, value: accuracy }))}
        highest={100}
        months={months}
        colour="3"
        write={percent}
      />
      {weeks.some(({ pace }) => pace !== null) && (
        <WeekChart
          title={say("progress.pace")}
          note={say("progress.pace.note")}
          weeks={weeks.map(({ monday, pace }) => ({ monday, value: pace }))}
          highest={highest}
          months={months}
          colour="2"
          write={seconds}
        />
      )}
    </div>
  );
}
