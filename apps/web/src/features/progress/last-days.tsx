import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import styles from "./calendar.module.css";
import { calendarOf, noon } from "./figures.ts";
import page from "./progress-page.module.css";
import type { Progress } from "./use-progress.ts";

/** The last seven days, a leaf for each with a game. Nothing is lost by a day without. */
export function LastDays({ days, today }: Pick<Progress, "days" | "today">) {
  const say = useSay();
  const format = useFormat();
  const week = calendarOf(days, today)
    .flat()
    .filter(({ green }) => green !== null)
    .slice(-7);
  const played = week.filter(({ green }) => green !== 0).length;
  return (
    <Card as="section" pad="section" aria-labelledby="lately">
      <Cluster between gap={5} rowGap={4}>
        <Stack gap={1} className={page["words"]}>
          <h2 id="lately">{say("progress.lately")}</h2>
          <p>{say("progress.lately.days", { days: played })}</p>
        </Stack>
        <ul className={`${styles["week"]} soft small`}>
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
      </Cluster>
    </Card>
  );
}
