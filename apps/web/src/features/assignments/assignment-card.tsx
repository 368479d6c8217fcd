import { Link } from "wouter";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./assignment-card.module.css";
import { percentOf } from "./results/figures.ts";
import { resultsPath, targetOf } from "./wizard/target.ts";
import { StatusBadge } from "./status-badge.tsx";
import { useWhenWords } from "./period-words.ts";

/** One assignment in a list: what, when, how far, how right; for whom where a list holds several. */
export function AssignmentCard({ row, whom }: { row: AssignmentRow; whom?: string | undefined }) {
  const say = useSay();
  const format = useFormat();
  const words = useWhenWords();
  const done = percentOf(row.numDone, row.numStudents);
  const right = percentOf(row.numCorrect, row.numSolved);
  const percent = (value: number) => format.number(value / 100, { style: "percent" });
  const doneWords = say("assignments.done", { done: row.numDone, all: row.numStudents, percent: percent(done ?? 0) });
  const rightWords = say("assignments.right", { percent: percent(right ?? 0), count: row.numSolved });
  return (
    <li className={styles["card"]}>
      <p className={styles["head"]}>
        <Link className={styles["name"]} to={resultsPath(targetOf(row), row.id)}>
          {row.name || say("assignments.unnamed")}
        </Link>
        <StatusBadge status={row.status} />
      </p>
      <p className={styles["when"]}>
        {whom !== undefined && `${whom} · `}
        {words(row.start, row.end)} · {say("assignments.numTasks", { count: row.numTasks })}
        {row.numStarted > 0 && ` · ${say("assignments.begun", { count: row.numStarted })}`}
      </p>
      {row.status !== "upcoming" && row.status !== "cancelled" && (
        <div className={styles["bars"]}>
          <div>
            <span aria-hidden="true">{doneWords}</span>
            <ProgressBar value={done ?? 0} label={doneWords} />
          </div>
          {right !== null && (
            <div>
              <span aria-hidden="true">{rightWords}</span>
              <ProgressBar value={right} label={rightWords} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
