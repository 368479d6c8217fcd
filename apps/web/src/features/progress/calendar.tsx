import type { PlayedDay } from "@karota/contract/learning/learning.ts";
import { Section } from "@karota/ui/card.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./calendar.module.css";
import { calendarOf, monthsOf, noon, type CalendarDay } from "./figures.ts";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The days of the last 26 weeks, greener the more was done: a column a week, a row a weekday. */
export function Calendar({ days, today }: { days: readonly PlayedDay[]; today: string }) {
  const say = useSay();
  const format = useFormat();
  const weeks = calendarOf(days, today);
  const played = weeks.flat().filter(({ green }) => green !== null && green > 0).length;
  const months = new Map(monthsOf(weeks.map((week) => week[0]!.day)).map(({ week, day }) => [week, day]));
  const wordsOf = (one: CalendarDay): string => {
    const day = format.date(noon(one.day), { weekday: "long", day: "numeric", month: "long" });
    if (one.green === 0) return say("progress.day.bare", { day });
    const { boards, answers } = one;
    return answers > 0
      ? say("progress.day.answers", { day, boards, answers })
      : say("progress.day.boards", { day, boards });
  };
  return (
    <Section gap={2} title={say("progress.calendar")}>
      <p className="soft">{say("progress.calendar.note", { days: played })}</p>
      <table className={styles["calendar"]} aria-label={say("progress.calendar")}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{say("progress.weekday")}</span>
            </th>
            {weeks.map((week, place) => (
              <th key={week[0]!.day} scope="col">
                <span className="sr">{say("progress.week", { day: format.date(noon(week[0]!.day)) })}</span>
                {months.has(place) && (
                  <span className={styles["month"]} aria-hidden="true">
                    {format.date(noon(months.get(place)!), { month: "short" })}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">
                <span className="sr">{format.date(noon(weeks[0]![weekday]!.day), { weekday: "long" })}</span>
                <span className={styles["weekday"]} aria-hidden="true">
                  {weekday % 2 === 0 && format.date(noon(weeks[0]![weekday]!.day), { weekday: "narrow" }).toUpperCase()}
                </span>
              </th>
              {weeks.map((week) => {
                const one = week[weekday]!;
                return (
                  <td
                    key={one.day}
                    title={one.green === null ? undefined : wordsOf(one)}
                    data-today={one.day === today || undefined}
                  >
                    {one.green !== null && (
                      <span className={styles["day"]} data-green={one.green}>
                        {one.green > 0 && <span className="sr">{wordsOf(one)}</span>}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Cluster as="p" gap={1} className={`${styles["legend"]} soft small`} aria-hidden="true">
        {say("progress.less")}
        {[0, 1, 2, 3, 4].map((green) => (
          <span key={green} className={styles["day"]} data-green={green} />
        ))}
        {say("progress.more")}
      </Cluster>
    </Section>
  );
}
