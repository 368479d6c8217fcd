import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import { calendarOf } from "./figures.ts";
import styles from "./last-days.module.css";
import type { Progress } from "./use-progress.ts";

/** Noon, so that no zone makes it another day. */
const noon = (day: string): string => `${day}T12:00:00`;

/** The last seven days, a leaf for each with a game, and the longest row ever. Nothing is lost by a day without. */
export function LastDays({ days, today, row }: Pick<Progress, "days" | "today" | "row">) {
  const say = useSay();
  const format = useFormat();
  const week = calendarOf(days, today)
    .flat()
    .filter(({ green }) => green !== null)
    .slice(-7);
  const played = week.filter(({ green }) => green !== 0).length;
  return (
    <section className={styles["days"]} aria-labelledby="lately">
      <div>
        <h2 id="lately">{say("progress.lately")}</h2>
        <p>
          {say("progress.lately.days", { days: played })}{" "}
          {row.longest > 1 && say("progress.lately.row", { days: row.longest })}
        </p>
      </div>
      <ul>
        {week.map(({ day, green }) => (
          <li key={day} data-played={green !== 0 || undefined}>
            <span className={styles["leaf"]}>{green !== 0 && <Leaf />}</span>
            <span aria-hidden="true">{format.date(noon(day), { weekday: "short" })}</span>
            <span className="sr">
              {say(green === 0 ? "progress.lately.bare" : "progress.lately.played", {
                day: format.date(noon(day), { weekday: "long", day: "numeric", month: "long" }),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
