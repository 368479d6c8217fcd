import { IconArchive } from "@tabler/icons-react";
import { useEffect, type ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { usePolling } from "../../shared/api/use-polling.ts";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { notify } from "../../shared/components/notices.tsx";
import { PageHead } from "../../shared/components/page-head.tsx";
import { CodePanel } from "../../shared/components/unique-code/code-panel.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { flushAnswers } from "../../shared/offline/assignment-queue.ts";
import { useServerNow } from "../../shared/session/clock.ts";
import { DoneCard, RunningCard, UpcomingCard } from "./assignment-card.tsx";
import styles from "./assignment-card.module.css";
import { MentorsPanel } from "./mentors-panel.tsx";
import { sortOut } from "../../shared/my-assignments/sort-out.ts";
import { useMyAssignments } from "../../shared/my-assignments/use-my-assignments.ts";

function List({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles["two"]}>{children}</ul>
    </Stack>
  );
}

/** How often the list is loaded anew, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;

/** `/myAssignments`: what one has been set, one's code, and one's mentors. */
export default function MyAssignmentsPage() {
  const say = useSay();
  const now = useServerNow(30_000);
  const loaded = useMyAssignments("ACTIVE");
  const { data, reload } = loaded;
  useEffect(() => {
    // What an earlier visit could not send counts too.
    void flushAnswers().then((sent) => sent && reload());
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  usePolling(reload, POLL_INTERVAL_MS);
  const archive = async (id: string) => {
    await call("POST", `assignments/myAssignments/${id}/archive`);
    notify("S-MENTORSHIP-MY_ASSIGNMENT_ARCHIVED");
    await reload();
  };
  const lists = sortOut(data?.assignments ?? [], now);
  const none = data?.assignments.length === 0;
  const lead = none ? "myAssignments.none.lead" : "myAssignments.waiting";
  return (
    <Stack gap={6}>
      <PageHead title={say("myAssignments.title")} note={data && say(lead, { waits: lists.inProgress.length })}>
        <Link className="target" to="/myAssignments/archive">
          <Icon of={IconArchive} small />
          {say("myAssignments.archive.link")}
        </Link>
      </PageHead>
      <Loaded of={loaded}>
        {() => (
          <>
            {none && <EmptyState text={say("myAssignments.none")} />}
            <List id="in-progress" title={say("myAssignments.inProgress")}>
              {lists.inProgress.map((one, place) => (
                <RunningCard key={one.assignment_id} one={one} now={now} first={place === 0} />
              ))}
            </List>
            <List id="upcoming" title={say("myAssignments.upcoming")}>
              {lists.upcoming.map((one) => (
                <UpcomingCard key={one.assignment_id} one={one} now={now} />
              ))}
            </List>
            <List id="completed" title={say("myAssignments.completed")}>
              {lists.completed.map((one) => (
                <DoneCard key={one.assignment_id} one={one} archive={() => archive(one.assignment_id)} />
              ))}
            </List>
          </>
        )}
      </Loaded>
      <div className={`${styles["two"]} ${styles["panels"]}`}>
        <CodePanel />
        <MentorsPanel />
      </div>
    </Stack>
  );
}
