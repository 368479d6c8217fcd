import { useId } from "react";
import { EmptyState } from "../../shared/empty-state.tsx";
import { useSay } from "../../shared/i18n.tsx";
import { Waiting } from "../../shared/waiting.tsx";
import { AssignmentCard } from "./assignment-card.tsx";
import styles from "./assignment-lists.module.css";
import { Failed } from "./failed.tsx";
import type { Target } from "./target.ts";
import { useAssignments } from "./use-assignments.ts";

const ORDER = ["inProgress", "upcoming", "completed", "cancelled"] as const;

/** The assignments of a student or a group by their status, on that one's page. */
export default function AssignmentLists({ of, id }: Target) {
  const say = useSay();
  const heading = useId();
  const target = { of, id };
  const { data, error, waiting, reload } = useAssignments(target, "ACTIVE");
  return (
    <section className={styles["lists"]} aria-labelledby={heading}>
      <h2 id={heading}>{say("assignments.title")}</h2>
      {waiting && <Waiting />}
      {!data && error !== undefined && <Failed error={error} reload={reload} />}
      {data?.length === 0 && <EmptyState text={say("assignments.empty")} />}
      {ORDER.map((status) => {
        const rows = data?.filter((row) => row.status === status) ?? [];
        if (rows.length === 0) return null;
        return (
          <section key={status} className={styles["some"]} aria-labelledby={`${heading}${status}`}>
            <h3 id={`${heading}${status}`}>
              {say(`assignments.list.${status}`)} <span className="soft num">{rows.length}</span>
            </h3>
            <ul>
              {rows.map((row) => (
                <AssignmentCard key={row.id} row={row} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
