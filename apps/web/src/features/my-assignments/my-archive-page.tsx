import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { DoneCard } from "./assignment-card.tsx";
import styles from "./my-assignments.module.css";
import { useMyAssignments } from "./use-my-assignments.ts";

/** `/myAssignments/archive`: the archived assignments, the latest first. */
export default function MyArchivePage() {
  const say = useSay();
  const { data, error, waiting, reload } = useMyAssignments("ARCHIVED");
  const all = data?.assignments.toSorted((a, b) => Date.parse(b.endDate) - Date.parse(a.endDate));
  return (
    <div className="page">
      <div className={styles["head"]}>
        <PageHeading>{say("myAssignments.archive.title")}</PageHeading>
        <Link className={styles["archive"]} to="/myAssignments">
          {say("myAssignments.title")}
        </Link>
      </div>
      {waiting && <Waiting />}
      {!all && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
      {all?.length === 0 && (
        <EmptyState
          text={say("myAssignments.archive.empty")}
          action={{ text: say("myAssignments.title"), act: () => navigate("/myAssignments") }}
        />
      )}
      {all && all.length > 0 && (
        <ul className={styles["list"]} aria-label={say("myAssignments.archive.title")}>
          {all.map((one) => (
            <DoneCard key={one.assignment_id} one={one} />
          ))}
        </ul>
      )}
    </div>
  );
}
