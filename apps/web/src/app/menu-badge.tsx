import { useSay } from "../shared/i18n/i18n.tsx";
import { WithTexts } from "../shared/i18n/with-texts.tsx";
import { useWaitingAssignments } from "../shared/my-assignments/use-my-assignments.ts";
import { useNewAnswers } from "../shared/new-answers/use-new-answers.ts";
import styles from "./menu-badge.module.css";

/** What a row of the menu counts. */
export type Counted = "waiting" | "groups" | "students";

interface MenuBadgeProps {
  readonly of: Counted;
  /** Whether this one asks the server, or shows what the same row of another menu asks for. */
  readonly asks: boolean;
}

/** How much waits behind a row of the menu, as number and words; nothing where there is nothing. */
export default function MenuBadge({ of, asks }: MenuBadgeProps) {
  return <WithTexts parts={["rest"]}>{of === "waiting" ? <Waiting /> : <News of={of} asks={asks} />}</WithTexts>;
}

/** Assignments that the signed-in person can solve now. */
function Waiting() {
  const say = useSay();
  const { length: count } = useWaitingAssignments();
  return <Badge count={count} words={say("shell.menu.waiting", { count })} />;
}

/** The mentor's assignments of groups, or of single students, that have new answers. */
function News({ of, asks }: { readonly of: "groups" | "students"; readonly asks: boolean }) {
  const say = useSay();
  const count = useNewAnswers(asks).data?.[of].reduce((sum, one) => sum + one.count, 0) ?? 0;
  return <Badge count={count} words={say("newAnswers.assignments", { count })} />;
}

const Badge = ({ count, words }: { readonly count: number; readonly words: string }) =>
  count > 0 && (
    <span className={styles["badge"]} data-always="badge">
      <span aria-hidden="true">{count}</span>
      <span className="sr">{words}</span>
    </span>
  );
