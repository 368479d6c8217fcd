import { IconArchive, IconPlus } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { AssignmentCard } from "./assignment-card.tsx";
import styles from "./assignment-lists.module.css";
import { pathOf, type Target } from "./wizard/target.ts";
import { useAssignments } from "./use-assignments.ts";

const ORDER = ["inProgress", "upcoming", "completed", "cancelled"] as const;

/** The assignments of a student or a group by their status, on that one's page. */
export default function AssignmentLists({ of, id }: Target) {
  const say = useSay();
  const heading = useId();
  const target = { of, id };
  const { data, error, waiting, reload } = useAssignments(target, "ACTIVE");
  const base = pathOf(target);
  return (
    <section className={styles["lists"]} aria-labelledby={heading}>
      <div className={styles["head"]}>
        <h2 id={heading}>{say("assignments.title")}</h2>
        <p>
          <Link className={buttonClass({ size: "small" })} to={`${base}/archive`}>
            <Icon of={IconArchive} small />
            {say("assignments.archive")}
          </Link>
          {data && data.length > 0 && (
            <Link className={buttonClass({ size: "small", kind: "primary" })} to={`${base}/newAssignment`}>
              <Icon of={IconPlus} small />
              {say("assignments.new")}
            </Link>
          )}
        </p>
      </div>
      {waiting && <Waiting />}
      {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
      {data?.length === 0 && (
        <EmptyState
          text={say("assignments.empty")}
          action={{ text: say("assignments.new"), act: () => navigate(`${base}/newAssignment`) }}
        />
      )}
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
