import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { EVERY } from "@karota/contract/assignments/collections.ts";
import type { StatusReply } from "@karota/contract/admin/status.ts";
import type { ProgressReply } from "@karota/contract/learning/learning.ts";
import type { InvitationsReply } from "@karota/contract/mentorship/colleagues.ts";
import { Link } from "wouter";
import { call } from "../../shared/api/api.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { spanWords } from "../../shared/format/span-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import { useWaitingAssignments } from "../../shared/my-assignments/use-my-assignments.ts";
import { useRunningLessons } from "../../shared/running-lessons.ts";
import { serverNow } from "../../shared/session/clock.ts";
import { useSession, type Session } from "../../shared/session/session.ts";
import { useSettings } from "../../shared/session/settings.ts";
import { LessonStep } from "./lesson-step.tsx";
import { latestGiven } from "./latest-given.ts";
import { NextBoard, Step, type NextBoardProps } from "./step.tsx";
import { useMentorsGroups } from "./use-mentors-groups.ts";

interface NextStepProps extends NextBoardProps {
  readonly roles: Session["roles"];
}

/** Links to what waits for a mentor: requests to join, and invitations of other mentors. */
function ForMentor() {
  const say = useSay();
  const groups = useMentorsGroups();
  const asked = useLoad(["mentorship/invitations"], () => call<InvitationsReply>("GET", "mentorship/invitations"));
  const waiting = groups.data?.groups.filter(({ numWaiting }) => numWaiting > 0) ?? [];
  const requests = waiting.reduce((sum, { numWaiting }) => sum + numWaiting, 0);
  const invitations = asked.data?.invitations.length ?? 0;
  return (
    <>
      {requests > 0 && (
        <Link className="target" to={waiting.length === 1 ? `/studentGroups/${waiting[0]!.id}` : "/studentGroups"}>
          {say("home.given.requests", { count: requests })}
        </Link>
      )}
      {invitations > 0 && (
        <Link className="target" to="/studentGroups">
          {say("home.given.invitations", { count: invitations })}
        </Link>
      )}
    </>
  );
}

/** How the latest assignment of a mentor goes; without one, a board of today. What waits for the mentor is below. */
function MentorStep({ lead, next }: NextBoardProps) {
  const say = useSay();
  const who = useSession()?.userId ?? null;
  const { data } = useLoad(["assignments/given", who], () =>
    call<{ assignments: readonly AssignmentRow[] }>("GET", `assignments/group/${EVERY}`),
  );
  const row = latestGiven(data?.assignments ?? [], serverNow());
  if (!row)
    return (
      <NextBoard lead={lead} next={next}>
        <ForMentor />
      </NextBoard>
    );
  const { id, group, student, name, numDone: done, numStudents: students, numSolved: solved, numTasks: tasks } = row;
  const [target, list] = group
    ? [group.name ?? "", `/studentGroups/${group.id}`]
    : [student?.name ?? "", `/myStudents/${student?.id}`];
  return (
    <Step
      lead={
        group
          ? say("home.given", { target, name, done, students })
          : say("home.given.student", { target, name, solved, tasks })
      }
      to={`${list}/assignments/${id}`}
      act={say("home.given.results")}
    >
      <ForMentor />
    </Step>
  );
}

/** Whether Karota works as it should; until it is known, a board of today. */
function AdminStep({ lead, next }: NextBoardProps) {
  const say = useSay();
  const { data } = useLoad(["admin/status"], () => call<StatusReply>("GET", "admin/status"));
  if (!data) return <NextBoard lead={lead} next={next} />;
  const { mail, traffic, boards } = data;
  const isReady = boards.every(({ running, missing }) => !running || missing.length === 0);
  const isFine = mail.stuck === 0 && traffic.all.failed === 0 && isReady;
  return (
    <Step lead={say(isFine ? "home.state.fine" : "home.state.look")} to="/status" act={say("shell.menu.status")} />
  );
}

/** Mistakes that have come back today come before a board that is not begun. */
function ReviewStep({ lead, next }: NextBoardProps) {
  const say = useSay();
  const who = useSession()?.userId ?? null;
  const { data } = useLoad(["progress", who], () => call<ProgressReply>("GET", "learning/progress"));
  const due = data?.review.due ?? 0;
  if (due === 0) return <NextBoard lead={lead} next={next} />;
  return <Step lead={say("home.review", { due })} to="/progress/review" act={say("home.review.start")} />;
}

/**
 * What a signed-in person does next while no lesson runs: the assignment that ends first, what a role asks for, the board of
 * today that is begun, mistakes that have come back, else the next step of today's path.
 */
function OwnStep({ lead, next, roles }: NextStepProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const { audience } = useSettings();
  const waiting = useWaitingAssignments();
  const [first] = waiting;
  if (!first) {
    const isAtWork = audience !== "pupil" && audience !== "fun";
    if (isAtWork && roles.includes("mentor")) return <MentorStep lead={lead} next={next} />;
    if (isAtWork && roles.includes("admin")) return <AdminStep lead={lead} next={next} />;
    return next?.state ? <NextBoard lead={lead} next={next} /> : <ReviewStep lead={lead} next={next} />;
  }
  const { assignment_id: id, name, tasks, numSolvedTasks: solved, endDate } = first;
  const span = spanWords(Date.parse(endDate) - serverNow(), speaker);
  return (
    <Step
      lead={say("home.assignment", { name, left: tasks - solved, span })}
      to={`/myAssignments/${id}`}
      act={say(solved > 0 ? "home.assignment.continue" : "home.assignment.start")}
    >
      {waiting.length > 1 && (
        <Link className="target" to="/myAssignments">
          {say("home.assignment.all", { count: waiting.length })}
        </Link>
      )}
    </Step>
  );
}

/** A lesson that runs now comes before everything else. It may begin while the page is open. */
function LessonOrOwn(props: NextStepProps) {
  const say = useSay();
  const running = useRunningLessons();
  const isRunning = running.own !== null || running.lessons.length > 0;
  return (
    <>
      <p className="sr" role="status">
        {isRunning && say("lessons.now.title")}
      </p>
      {isRunning ? <LessonStep running={running} /> : <OwnStep {...props} />}
    </>
  );
}

/** The next step, once its texts are here, which visitors do not load. */
export const NextStep = (props: NextStepProps) => (
  <WithTexts parts={["rest"]}>
    <LessonOrOwn {...props} />
  </WithTexts>
);
