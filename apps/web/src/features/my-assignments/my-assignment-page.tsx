import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { useParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import { ApiFailure } from "../../shared/api/api.ts";
import { serverNow, useServerNow } from "../../shared/session/clock.ts";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { focusHeading } from "@karota/ui/focus-heading.ts";
import { Stack } from "@karota/ui/layout.tsx";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { ReadAloudHost } from "../../shared/components/read-aloud-host.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { usePolling } from "../../shared/api/use-polling.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { flushAnswers } from "../../shared/offline/assignment-queue.ts";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import { QuizPictures } from "./assignment-card.tsx";
import { LatestWord, MentorBubble } from "./mentor-bubble.tsx";
import styles from "./my-assignment.module.css";
import { Result } from "./result.tsx";
import { Solving } from "./solving.tsx";
import { useMyAssignment } from "./use-my-assignments.ts";
import { momentWords } from "./date-words.ts";
import { spanWords } from "../../shared/format/span-words.ts";

/** How often an open assignment is loaded anew, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/** `/myAssignments/:assignmentId`: before the start, while it is solved, and its result. */
export default function MyAssignmentPage() {
  const say = useSay();
  const { assignmentId = "" } = useParams();
  const loaded = useMyAssignment(assignmentId);
  const { data, error, reload } = loaded;
  const gone = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
  return (
    <Stack gap={4}>
      <Breadcrumbs steps={[{ to: "/myAssignments", text: say("myAssignments.title") }]} />
      {!data && <PageHeading className="sr">{say("myAssignments.one")}</PageHeading>}
      {gone && !data ? (
        <EmptyState
          text={say("myAssignments.gone")}
          action={{ text: say("myAssignments.title"), act: () => navigate("/myAssignments") }}
        />
      ) : (
        <Loaded of={loaded}>
          {(one) => (
            <Suspense fallback={<Waiting />}>
              <WithTexts parts={[...new Set(one.list.map(({ game }) => game))]}>
                <Stage one={one} reload={reload} />
              </WithTexts>
            </Suspense>
          )}
        </Loaded>
      )}
    </Stack>
  );
}

function Stage({ one, reload }: { one: MyAssignmentDetail; reload: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const now = useServerNow(1_000);
  const [start, end] = [Date.parse(one.startDate), Date.parse(one.endDate)];
  const over = one.numCorrect !== null;
  /** What had the focus leaves with the last question. */
  const wasOver = useRef(over);
  useLayoutEffect(() => {
    if (over && !wasOver.current) focusHeading();
    wasOver.current = over;
  }, [over]);
  // The server decides; it is called when its clock passes the start or the end.
  const turned = one.status === "upcoming" ? now >= start : !over && one.status !== "cancelled" && now > end;
  const asked = useRef(0);
  useEffect(() => {
    if (!turned || serverNow() - asked.current < 3_000) return;
    asked.current = serverNow();
    void flushAnswers().then(reload);
  }, [turned, now, reload]);
  // What the mentor has written or changed comes by itself, and what was done elsewhere.
  usePolling(reload, POLL_INTERVAL_MS, !over && one.status !== "cancelled");
  if (over || one.status === "inProgress")
    return (
      <ReadAloudHost>{over ? <Result one={one} /> : <Solving one={one} now={now} reload={reload} />}</ReadAloudHost>
    );
  return (
    <Stack start gap={4}>
      <QuizPictures games={one.games} />
      <PageHeading>{one.name}</PageHeading>
      {one.description !== "" && <p className={`${styles["words"]} measure wrap`}>{one.description}</p>}
      {one.message !== "" && <MentorBubble of={one}>{one.message}</MentorBubble>}
      <LatestWord one={one} />
      {one.status === "cancelled" ? (
        <p>{say("myAssignments.cancelled.long")}</p>
      ) : (
        <>
          <p>{say("myAssignments.tasks", { tasks: one.tasks })}</p>
          <p className="soft">{say("myAssignments.starts", { when: momentWords(one.startDate, speaker) })}</p>
          <Stack as="p" gap={1} className={styles["countdown"]}>
            <span>{say("myAssignments.startsIn")}</span>
            <b>{spanWords(start - now, speaker)}</b>
          </Stack>
          <p className="soft">{say("myAssignments.opensItself")}</p>
        </>
      )}
    </Stack>
  );
}
