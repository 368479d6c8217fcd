import { IconPlus } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { ApiFailure } from "../../shared/api/api.ts";
import { stopWatch } from "../../shared/session/clock.ts";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { useSession } from "../../shared/session/session.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { Acts } from "./acts.tsx";
import { AnswersPanel } from "./results/answers-panel.tsx";
import styles from "./assignment-page.module.css";
import { ChartsPanel } from "./results/charts-panel.tsx";
import { saveDraft, MAX_NAME_LENGTH } from "./wizard/draft.ts";
import { byHardness, followUp, hasPresent, percentOf, usualTime } from "./results/figures.ts";
import { HardestPanel } from "./results/hardest-panel.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { StudentDialog } from "./results/student-dialog.tsx";
import { FORMER_PATH, pathOf, targetOf, useTarget, useTargetInfo } from "./wizard/target.ts";
import { useAssignment } from "./use-assignments.ts";
import { useMomentWords, useWhenWords } from "./period-words.ts";

/** Five numbers that say how it went. */
function Facts({ detail }: { detail: AssignmentDetail }) {
  const say = useSay();
  const format = useFormat();
  const right = percentOf(detail.numCorrect, detail.numSolved);
  const done = percentOf(detail.numDone, detail.numStudents);
  const percent = (value: number) => format.number(value / 100, { style: "percent" });
  const usual = usualTime(detail.students);
  const hardest = byHardness(detail.tasks)[0];
  return (
    <dl className={styles["facts"]}>
      <div>
        <dt>{say("assignments.fact.begun")}</dt>
        <dd>
          {format.number(detail.numStarted)} <small>{say("assignments.ofAll", { all: detail.numStudents })}</small>
        </dd>
      </div>
      <div>
        <dt>{say("assignments.fact.done")}</dt>
        <dd>
          {format.number(detail.numDone)}{" "}
          <small>
            {say("assignments.ofAll", { all: detail.numStudents })}
            {done !== null && ` (${percent(done)})`}
          </small>
        </dd>
      </div>
      <div>
        <dt>{say("assignments.fact.right")}</dt>
        <dd>
          {right === null ? "–" : percent(right)}{" "}
          {right !== null && <small>{say("assignments.ofAll", { all: detail.numSolved })}</small>}
        </dd>
      </div>
      <div>
        <dt>{say("assignments.fact.time")}</dt>
        <dd>{usual === null ? "–" : stopWatch(usual)}</dd>
      </div>
      <div>
        <dt>{say("assignments.fact.hardest")}</dt>
        <dd>{hardest ? format.number(hardest.index + 1) : "–"}</dd>
      </div>
    </dl>
  );
}

/** The messages to students: with the assignment, and since. */
function Messages({ detail }: { detail: AssignmentDetail }) {
  const say = useSay();
  const moment = useMomentWords();
  const nameOf = (id: string | null) =>
    id === null
      ? say("assignments.messages.all")
      : (detail.students.find((one) => one.id === id)?.name ?? say("assignments.exMember"));
  if (detail.message === "" && detail.messages.length === 0 && detail.description === "") return null;
  return (
    <section className={styles["messages"]} aria-labelledby="messages">
      <h2 id="messages">{say("assignments.messages")}</h2>
      {detail.description !== "" && <p>{detail.description}</p>}
      <ul>
        {detail.message !== "" && <li>{detail.message}</li>}
        {detail.messages.map(({ text, at, studentId }) => (
          <li key={`${at}${studentId}`}>
            {text}
            <small>
              {nameOf(studentId)}, {moment(at)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results({ detail, reload }: { detail: AssignmentDetail; reload: () => Promise<unknown> }) {
  const say = useSay();
  const words = useWhenWords();
  const userId = useSession()?.userId ?? "";
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback((id: string) => setOpened(id), []);
  const student = detail.students.find(({ id }) => id === opened);
  const target = targetOf(detail);
  const followOn = () => {
    const name = say("assignments.followUp.name", { name: detail.name }).slice(0, MAX_NAME_LENGTH);
    saveDraft(userId, target, followUp(detail, name), true);
    navigate(`${pathOf(target)}/newAssignment`);
  };
  return (
    <>
      <div className={styles["head"]}>
        <div>
          <PageHeading>{detail.name || say("assignments.unnamed")}</PageHeading>
          <p className={styles["when"]}>
            <StatusBadge status={detail.status} />
            <span>
              {words(detail.start, detail.end)}, {say("assignments.numStudents", { count: detail.numStudents })},{" "}
              {say("assignments.numTasks", { count: detail.numTasks })}
            </span>
          </p>
        </div>
        {detail.numSolved > 0 && hasPresent(detail.students) && (
          <Button kind="primary" className="no-print" icon={<Icon of={IconPlus} small />} onClick={followOn}>
            {say("assignments.followUp")}
          </Button>
        )}
      </div>
      <Acts detail={detail} reload={reload} />
      <Facts detail={detail} />
      <div className={styles["two"]}>
        <div className={styles["stack"]}>
          <AnswersPanel detail={detail} reload={reload} onOpen={open} />
          <ChartsPanel detail={detail} />
        </div>
        <div className={styles["stack"]}>
          <HardestPanel tasks={detail.tasks} />
          <Messages detail={detail} />
        </div>
      </div>
      {student && (
        <StudentDialog
          detail={detail}
          student={student}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null);
            void reload();
          }}
        />
      )}
    </>
  );
}

/** `…/assignments/:assignmentId`: the results, live while students work. */
export default function AssignmentPage() {
  const say = useSay();
  const { assignmentId, ...target } = useTarget();
  const { data: info, error: noTarget } = useTargetInfo(target);
  const isFormer = noTarget instanceof ApiFailure && noTarget.status === 404;
  const { data, error, waiting, reload } = useAssignment(assignmentId);
  return (
    <div className="page">
      <div className={styles["results"]}>
        <nav aria-label={say("assignments.crumbs")}>
          <ol className={styles["crumbs"]}>
            <li>
              <Link to={target.of === "group" ? "/studentGroups" : "/myStudents"}>
                {say(target.of === "group" ? "assignments.groups" : "assignments.students")}
              </Link>
            </li>
            <li>
              {isFormer ? (
                <Link to={FORMER_PATH}>{say("assignments.former")}</Link>
              ) : (
                <Link to={pathOf(target)}>{info?.name ?? "…"}</Link>
              )}
            </li>
          </ol>
        </nav>
        {!data && <PageHeading>{say("assignments.results")}</PageHeading>}
        {waiting && <Waiting />}
        {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
        {data && <Results detail={data} reload={reload} />}
      </div>
    </div>
  );
}
