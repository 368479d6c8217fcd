import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { Icon } from "@karota/ui/icon.tsx";
import { EmptyState } from "../../shared/empty-state.tsx";
import { useSay } from "../../shared/i18n.tsx";
import { PageHeading } from "../../shared/page-heading.tsx";
import { Waiting } from "../../shared/waiting.tsx";
import styles from "./archive-page.module.css";
import { AssignmentCard } from "./assignment-card.tsx";
import { Failed } from "./failed.tsx";
import { pathOf, useTarget, useTargetInfo } from "./target.ts";
import { useAssignments } from "./use-assignments.ts";

/** `…/archive` of a student or a group. */
export default function ArchivePage() {
  const say = useSay();
  const target = useTarget();
  const info = useTargetInfo(target).data;
  const { data, error, waiting, reload } = useAssignments(target, "ARCHIVED");
  const base = pathOf(target);
  return (
    <div className="page">
      <div className={styles["archive"]}>
        <PageHeading>{say("assignments.archive.title")}</PageHeading>
        <p>
          <Link className={styles["back"]} to={base}>
            <Icon of={IconArrowLeft} small />
            {info ? info.name : say("assignments.back")}
          </Link>
        </p>
        {waiting && <Waiting />}
        {!data && error !== undefined && <Failed error={error} reload={reload} />}
        {data?.length === 0 && (
          <EmptyState
            text={say("assignments.archive.empty")}
            action={{ text: say("assignments.archive.leave"), act: () => navigate(base) }}
          />
        )}
        {data && data.length > 0 && (
          <ul>
            {data.map((row) => (
              <AssignmentCard key={row.id} row={row} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
