import { IconArchive } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "@karota/ui/icon.tsx";
import { Rabbit } from "@karota/ui/illustrations.tsx";
import { call } from "../../shared/api/api.ts";
import { useServerNow } from "../../shared/session/clock.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { notify, notifyFailure } from "../../shared/components/notices.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { usePolling } from "../../shared/api/use-polling.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { flushAnswers } from "../../shared/offline/assignment-queue.ts";
import { DoneCard, RunningCard, UpcomingCard } from "./assignment-card.tsx";
import { CodePanel } from "../../shared/components/unique-code/code-panel.tsx";
import { MentorsPanel } from "./mentors-panel.tsx";
import styles from "./my-assignments.module.css";
import { sortOut } from "./sort-out.ts";
import { useMyAssignments } from "./use-my-assignments.ts";

function List({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles["group"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles["list"]}>{children}</ul>
    </section>
  );
}

/** How often the list is loaded anew, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;

/** `/myAssignments`: what one has been set, one's code, and one's mentors. */
export default function MyAssignmentsPage() {
  const say = useSay();
  const now = useServerNow(30_000);
  const { data, error, waiting, reload } = useMyAssignments("ACTIVE");
  const [archiving, setArchiving] = useState<string | null>(null);
  useEffect(() => {
    // What an earlier visit could not send counts too.
    void flushAnswers().then((sent) => sent && reload());
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  usePolling(reload, POLL_INTERVAL_MS);
  const archive = (id: string) => {
    setArchiving(id);
    call("POST", `assignments/myAssignments/${id}/archive`)
      .then(() => {
        notify("S-MENTORSHIP-MY_ASSIGNMENT_ARCHIVED");
        return reload();
      })
      .catch(notifyFailure)
      .finally(() => setArchiving(null));
  };
  const lists = data && sortOut(data.assignments, now);
  const none = data?.assignments.length === 0;
  const waits = lists?.inProgress.length ?? 0;
  return (
    <div className="page">
      <div className={styles["head"]}>
        <div>
          <PageHeading>{say("myAssignments.title")}</PageHeading>
          {lists && <p>{say(none ? "myAssignments.none.lead" : "myAssignments.waiting", { waits })}</p>}
        </div>
        <Link className={styles["archive"]} to="/myAssignments/archive">
          <Icon of={IconArchive} small />
          {say("myAssignments.archive.link")}
        </Link>
      </div>
      {waiting && <Waiting />}
      {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
      {none && (
        <div className={styles["empty"]}>
          <Rabbit />
          <p>{say("myAssignments.none")}</p>
        </div>
      )}
      {lists && lists.inProgress.length > 0 && (
        <List id="in-progress" title={say("myAssignments.inProgress")}>
          {lists.inProgress.map((one, place) => (
            <RunningCard key={one.assignment_id} one={one} now={now} first={place === 0} />
          ))}
        </List>
      )}
      {lists && lists.upcoming.length > 0 && (
        <List id="upcoming" title={say("myAssignments.upcoming")}>
          {lists.upcoming.map((one) => (
            <UpcomingCard key={one.assignment_id} one={one} now={now} />
          ))}
        </List>
      )}
      {lists && lists.completed.length > 0 && (
        <List id="completed" title={say("myAssignments.completed")}>
          {lists.completed.map((one) => (
            <DoneCard
              key={one.assignment_id}
              one={one}
              archive={() => archive(one.assignment_id)}
              busy={archiving === one.assignment_id}
            />
          ))}
        </List>
      )}
      <div className={styles["panels"]}>
        <CodePanel />
        <MentorsPanel />
      </div>
    </div>
  );
}
