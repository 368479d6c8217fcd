import styles from "./task-steps.module.css";

/** A bar with one piece a task; the first ones are done. */
export const TaskSteps = ({ done, total, label }: { done: number; total: number; label: string }) => (
  <div
    className={styles["steps"]}
    style={{ gridTemplateColumns: `repeat(${total}, minmax(0, 1fr))` }}
    data-many={total > 20 || undefined}
    role="img"
    aria-label={label}
  >
    {Array.from({ length: total }, (_, place) => (
      <i key={place} data-on={place < done || undefined} />
    ))}
  </div>
);
