import { Link } from "wouter";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { useFormat, useSay } from "../../shared/i18n.tsx";
import styles from "./assignment-card.module.css";
import { percentOf } from "./figures.ts";
import { resultsPath, targetOf } from "./target.ts";
import { StatusBadge } from "./status-badge.tsx";
import { useWhenWords } from "./when-words.ts";

/** One assignment in a list: what, when, how far, how right. */
export function AssignmentCard({ row }: { row: AssignmentRow }) {
  const say = useSay();
  const format = useFormat();
  const words = useWhenWords();
  const done = percentOf(row.numDone, row.numStudents);
  const right = percentOf(row.numCorrect, row.numSolved);
  const doneWords = say("assignments.done", { done: row.numDone, all: row.numStudents });
  const percent = (value: number) => format.number(value / 100, { style: "percent" });
  return (
    <li className={styles["card"]}>
      <p className={styles["head"]}>
        <Link className={styles["name"]} to={resultsPath(targetOf(row), row.id)}>
          {row.name}
        </Link>
        <StatusBadge status={row.status} />
      </p>
      <p className={styles["when"]}>
        {words(row.start, row.end)} · {say("assignments.numTasks", { count: row.numTasks })}
      </p>
      {row.status !== "upcoming" && row.status !== "cancelled" && (
        <div className={styles["bars"]}>
          <div>
            <span aria-hidden="true">{doneWords}</span>
            <ProgressBar value={done ?? 0} label={doneWords} />
          </div>
          {right !== null && (
            <div>
              <span aria-hidden="true">{say("assignments.right", { percent: percent(right) })}</span>
              <ProgressBar value={right} label={say("assignments.right", { percent: percent(right) })} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
