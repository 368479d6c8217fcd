import type { RecentResult } from "@karota/contract/mentorship/mentorship.ts";
import { Badge } from "@karota/ui/note.tsx";
import { bandOf } from "../../shared/format/share-band.ts";
import { dayWords } from "../../shared/format/day-words.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./recent.module.css";
import { isStuck } from "./stuck.ts";

/** The newest results as small columns, the latest at the right, and one word where they are low. */
export function Results({ results }: { results: readonly RecentResult[] }) {
  const say = useSay();
  const format = useFormat();
  if (results.length === 0)
    return (
      <>
        <span className="soft" aria-hidden="true">
          –
        </span>
        <span className="sr">{say("students.results.none")}</span>
      </>
    );
  const wordsOf = ({ name, percent }: RecentResult) =>
    percent === null
      ? say("students.results.unsolved", { name })
      : say("students.results.one", { name, percent: format.number(percent / 100, { style: "percent" }) });
  return (
    <span className={styles["results"]}>
      <ul aria-label={say("students.col.results")} className={styles["marks"]}>
        {results.toReversed().map((result) => (
          <li key={result.id} title={wordsOf(result)}>
            <span className={styles["mark"]} data-mark={result.percent === null ? "none" : bandOf(result.percent)}>
              <span style={{ height: `${result.percent ?? 0}%` }} />
            </span>
            <span className="sr">{wordsOf(result)}</span>
          </li>
        ))}
      </ul>
      {isStuck(results) && <Badge>{say("students.stuck")}</Badge>}
    </span>
  );
}

/** The day of the last answer to an assignment of this mentor's. */
export function LastAnswer({ time }: { time: string | null }) {
  const say = useSay();
  const format = useFormat();
  return time === null ? (
    <span className="soft">{say("students.last.none")}</span>
  ) : (
    <time dateTime={time}>{dayWords(time, format)}</time>
  );
}
