import { Link } from "wouter";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { Card } from "@karota/ui/card.tsx";
import { Cluster, Grid, Stack } from "@karota/ui/layout.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./assignments.module.css";
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
  // How many of one student are through says no more than how many answers there are.
  const isForOne = row.numStudents === 1;
  const percent = (value: number) => format.number(value / 100, { style: "percent" });
  const doneWords = say("assignments.done", { done: row.numDone, all: row.numStudents, percent: percent(done ?? 0) });
  const rightWords = say("assignments.right", { percent: percent(right ?? 0), count: row.numSolved });
  const publisher =
    row.publisher === null ? say("assignments.by.gone") : say("assignments.by", { name: row.publisher });
  const bar = (value: number, label: string) => (
    <Stack gap={1} className="small">
      <span aria-hidden="true">{label}</span>
      <ProgressBar value={value} label={label} />
    </Stack>
  );
  return (
    <Card as="li" raised gap={2} className={styles["card"]}>
      <Cluster as="p" between rowGap={1}>
        <Link className={`target ${styles["name"]}`} to={resultsPath(targetOf(row), row.id)}>
          {row.name || say("assignments.unnamed")}
        </Link>
        <Cluster as="span" gap={1}>
          {row.numNew > 0 && <Badge tone="good">{say("assignments.new.answers", { count: row.numNew })}</Badge>}
          <StatusBadge status={row.status} />
        </Cluster>
      </Cluster>
      <p className="soft small">
        {whom !== undefined && `${whom} · `}
        {words(row.start, row.end)} · {say("assignments.numTasks", { count: row.numTasks })}
        {row.role !== "publisher" && ` · ${publisher}`}
        {row.numStarted > 0 && ` · ${say("assignments.begun", { count: row.numStarted })}`}
      </p>
      {row.status !== "upcoming" && row.status !== "cancelled" && (!isForOne || right !== null) && (
        <Grid fit min={12} className={styles["bars"]}>
          {!isForOne && bar(done ?? 0, doneWords)}
          {right !== null && bar(right, rightWords)}
        </Grid>
      )}
    </Card>
  );
}
