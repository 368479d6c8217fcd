import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import styles from "./task-steps.module.css";

/** How far an assignment is: where one stands, how much is left, and a bar with one piece a task, the first ones done. */
export function TaskSteps({ words, done, total }: { words: string; done: number; total: number }) {
  const say = useSay();
  return (
    <Stack gap={1}>
      <Cluster as="p" between nowrap className="soft small">
        <span>{words}</span>
        <span>{say("myAssignments.still", { left: total - done })}</span>
      </Cluster>
      <div
        className={styles["steps"]}
        style={{ gridTemplateColumns: `repeat(${total}, minmax(0, 1fr))` }}
        data-many={total > 20 || undefined}
        role="img"
        aria-label={say("myAssignments.solved", { solved: done, tasks: total })}
      >
        {Array.from({ length: total }, (_, place) => (
          <i key={place} data-on={place < done || undefined} />
        ))}
      </div>
    </Stack>
  );
}
