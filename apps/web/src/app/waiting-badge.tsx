import { useSay } from "../shared/i18n/i18n.tsx";
import { useWaitingAssignments } from "../shared/my-assignments/use-my-assignments.ts";
import styles from "./waiting-badge.module.css";

/** How many assignments the signed-in person can solve now; nothing where there are none. */
export function WaitingBadge() {
  const say = useSay();
  const { length: count } = useWaitingAssignments();
  if (count === 0) return null;
  return (
    <span className={styles["badge"]} data-always="badge">
      <span aria-hidden="true">{count}</span>
      <span className="sr">{say("shell.menu.waiting", { count })}</span>
    </span>
  );
}
