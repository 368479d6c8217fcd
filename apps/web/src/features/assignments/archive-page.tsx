import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { FORMER } from "@karota/contract/assignments/assignment.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import styles from "./archive-page.module.css";
import { AssignmentCard } from "./assignment-card.tsx";
import { pathOf, useTarget, useTargetInfo, type Target } from "./wizard/target.ts";
import { useAssignments } from "./use-assignments.ts";

/** What is archived of a present student or group. */
function Archive({ target }: { target: Target }) {
  const say = useSay();
  const info = useTargetInfo(target).data;
  const { data, error, waiting, reload } = useAssignments(target, "ARCHIVED");
  const base = pathOf(target);
  return (
    <>
      <PageHeading>{say("assignments.archive.title")}</PageHeading>
      <p>
        <Link className={styles["back"]} to={base}>
          <Icon of={IconArrowLeft} small />
          {info ? info.name : say("assignments.back")}
        </Link>
      </p>
      {waiting && <Waiting />}
      {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
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
    </>
  );
}

/** All results of students who have left, and of groups that were removed, archived or not. */
function Former({ target }: { target: Target }) {
  const say = useSay();
  const active = useAssignments(target, "ACTIVE");
  const archived = useAssignments(target, "ARCHIVED");
  const rows = active.data && archived.data && [...active.data, ...archived.data];
  const error = active.error ?? archived.error;
  const leave = () => navigate("/myStudents");
  return (
    <>
      <PageHeading>{say("assignments.former")}</PageHeading>
      <p>
        <Link className={styles["back"]} to="/myStudents">
          <Icon of={IconArrowLeft} small />
          {say("assignments.students")}
        </Link>
      </p>
      {(active.waiting || archived.waiting) && <Waiting />}
      {!rows && error !== undefined && (
        <LoadFailed error={error} again={() => void Promise.all([active.reload(), archived.reload()])} />
      )}
      {rows?.length === 0 && (
        <EmptyState text={say("assignments.former.empty")} action={{ text: say("assignments.students"), act: leave }} />
      )}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <AssignmentCard key={row.id} row={row} whom={row.group?.name ?? say("assignments.exMember")} />
          ))}
        </ul>
      )}
    </>
  );
}

/** `…/archive` of a student or a group, or of all who are gone. */
export default function ArchivePage() {
  const { of, id } = useTarget();
  return (
    <div className="page">
      <div className={styles["archive"]}>
        {of === "student" && id === FORMER ? <Former target={{ of, id }} /> : <Archive target={{ of, id }} />}
      </div>
    </div>
  );
}
