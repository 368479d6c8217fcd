import { IconPlus } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { MAX_NAME_LENGTH, type AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { stopWatch } from "../../shared/session/clock.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { useSession } from "../../shared/session/session.ts";
import { Acts } from "./acts.tsx";
import { AnswersPanel } from "./results/answers-panel.tsx";
import styles from "./assignments.module.css";
import { ChartsPanel } from "./results/charts-panel.tsx";
import { prepareDraft } from "./wizard/draft.ts";
import { byHardness, followUp, hasPresent, percentOf, usualTime } from "./results/figures.ts";
import { cardId, HardestPanel } from "./results/hardest-panel.tsx";
import { NextStepsPanel } from "./results/next-steps-panel.tsx";
import { Opening } from "./results/opening.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { TargetCrumbs } from "./target-crumbs.tsx";
import { StudentDialog } from "./results/student-dialog.tsx";
import { pathOf, targetOf, useTarget } from "./wizard/target.ts";
import { useAssignment, useSeen } from "./use-assignments.ts";
import { useMomentWords, useWhenWords } from "./period-words.ts";

/** Three numbers that say how it went; the hardest task leads to its card. */
function Figures({ detail }: { detail: AssignmentDetail }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const right = percentOf(detail.numCorrect, detail.numSolved);
  const percent = (value: number) => format.number(value / 100, { style: "percent" });
  const usual = usualTime(detail.students);
  const hardest = byHardness(detail.tasks)[0];
  return (
    <Facts className={styles["facts"]}>
      <Fact name={say("assignments.fact.right", { count: detail.numSolved })}>
        {right === null ? (
          "–"
        ) : (
          <>
            {percent(right)} <small>{say("assignments.mark.right")}</small>
          </>
        )}
      </Fact>
      <Fact name={say("assignments.fact.time")}>{usual === null ? "–" : stopWatch(usual)}</Fact>
      <Fact name={say("assignments.fact.hardest")}>
        {hardest ? (
          <a href={`#${cardId(hardest)}`}>
            {format.number(hardest.index + 1)}. <small>{gameName(hardest.game, speaker)}</small>
          </a>
        ) : (
          "–"
        )}
        {hardest && (
          <small>
            {" "}
            {percent(percentOf(hardest.numCorrect, hardest.numSolved) ?? 0)} {say("assignments.mark.right")}
          </small>
        )}
      </Fact>
    </Facts>
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
    <Stack as="section" aria-labelledby="messages">
      <h2 id="messages">{say("assignments.messages")}</h2>
      {detail.description !== "" && <p>{detail.description}</p>}
      <Stack as="ul" gap={2} className={styles["messages"]}>
        {detail.message !== "" && (
          <li>
            <Note>{detail.message}</Note>
          </li>
        )}
        {detail.messages.map(({ text, at, studentId }) => (
          <li key={`${at}${studentId}`}>
            <Note>
              {text}
              <p className="small">
                {nameOf(studentId)}, {moment(at)}
              </p>
            </Note>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Results({ detail, reload }: { detail: AssignmentDetail; reload: () => Promise<unknown> }) {
  const say = useSay();
  const words = useWhenWords();
  const userId = useSession()?.userId ?? "";
  useSeen(detail);
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback((id: string) => setOpened(id), []);
  const student = detail.students.find(({ id }) => id === opened);
  const target = targetOf(detail);
  const followOn = () => {
    const name = say("assignments.followUp.name", { name: detail.name }).slice(0, MAX_NAME_LENGTH);
    prepareDraft(userId, target, followUp(detail, name));
    navigate(`${pathOf(target)}/newAssignment`);
  };
  return (
    <>
      <Cluster between gap={4} rowGap={3} align="start">
        <div>
          <PageHeading className="wrap">{detail.name || say("assignments.unnamed")}</PageHeading>
          <Cluster as="p" gap={2} className={`soft ${styles["when"]}`}>
            <StatusBadge status={detail.status} />
            <span>
              {words(detail.start, detail.end)}, {say("assignments.numStudents", { count: detail.numStudents })},{" "}
              {say("assignments.numTasks", { count: detail.numTasks })}
            </span>
          </Cluster>
          {detail.role !== "publisher" && (
            <p className="soft">
              {detail.publisher === null
                ? say("assignments.by.gone")
                : say("assignments.by", { name: detail.publisher })}
              {". "}
              {say(`assignments.role.${detail.role}`)}
            </p>
          )}
        </div>
        <Acts detail={detail} reload={reload}>
          {detail.role !== "former" && detail.numSolved > 0 && hasPresent(detail.students) && (
            <Button kind="primary" size="small" icon={<Icon of={IconPlus} small />} onClick={followOn}>
              {say("assignments.followUp")}
            </Button>
          )}
        </Acts>
      </Cluster>
      <Opening detail={detail} />
      <Figures detail={detail} />
      <NextStepsPanel detail={detail} />
      <div className={styles["two"]}>
        <Stack gap={5}>
          <AnswersPanel detail={detail} reload={reload} onOpen={open} />
          <ChartsPanel detail={detail} />
        </Stack>
        <Stack gap={5}>
          <HardestPanel detail={detail} />
          <Messages detail={detail} />
        </Stack>
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
  const loaded = useAssignment(assignmentId);
  return (
    <Stack gap={4}>
      <TargetCrumbs target={target} />
      {!loaded.data && <PageHeading>{say("assignments.results")}</PageHeading>}
      <Loaded of={loaded}>{(detail) => <Results detail={detail} reload={loaded.reload} />}</Loaded>
    </Stack>
  );
}
