import { IconPlus, IconPresentation, IconRepeat, IconUsers } from "@tabler/icons-react";
import { Suspense, useState, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import {
  MAX_NAME_LENGTH,
  type AssignmentDetail,
  type TaskPlan,
  type TaskResult,
} from "@karota/contract/assignments/assignment.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Grid, Stack } from "@karota/ui/layout.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useSession } from "../../../shared/session/session.ts";
import { prepareDraft } from "../wizard/draft.ts";
import { pathOf, targetOf, type Target } from "../wizard/target.ts";
import { BoardMode } from "./board-mode.tsx";
import { ExampleView } from "./example-view.tsx";
import type { KindOfGame } from "./example.ts";
import { draftOf, nextSteps, type NextStep, type Practised, type Shared, type StepOf } from "./next-steps.ts";
import styles from "./next-steps-panel.module.css";
import { TogetherDialog } from "./together-dialog.tsx";
import { useSkillName } from "./use-skill-name.ts";

/** Makes a draft of a plan ready for a student or a group, and opens the wizard. */
type Prepare = (target: Target, topic: string, plan: readonly TaskPlan[]) => void;

/** What the proposals do when they are chosen. */
interface Acts {
  readonly target: Target;
  readonly prepare: Prepare;
  readonly show: (kind: KindOfGame) => void;
  readonly gather: (step: StepOf<"together">, topic: string) => void;
}

const kindOf = ({ mistake, task }: Shared): KindOfGame => ({ ...task, mistake });
const exampleKindOf = ({ game, skill, plan }: Practised): KindOfGame => ({
  game,
  skill,
  options: plan[0]!.options,
  mistake: null,
});

/** A quiz with the skill that is meant; suspends until its texts are here. */
function useTopic({ game, skill }: Pick<TaskResult, "game" | "skill">): string {
  const speaker = useSpeaker();
  const name = gameName(game, speaker);
  const skillName = useSkillName(game, skill);
  return skillName === null ? name : `${name} (${skillName})`;
}

function Proposal(props: { icon: typeof IconUsers; title: string; act: ReactNode; children: ReactNode }) {
  const { icon, title, act, children } = props;
  return (
    <Card as="li" gap={2} className={styles["card"]}>
      <div className={styles["head"]}>
        <span className={styles["icon"]}>
          <Icon of={icon} />
        </span>
        <h3>{title}</h3>
      </div>
      {children}
      <div className={`no-print ${styles["act"]}`}>{act}</div>
    </Card>
  );
}

function Teach({ step, show }: { step: StepOf<"teach"> } & Acts) {
  const say = useSay();
  const { count, all } = step;
  return (
    <Proposal
      icon={IconPresentation}
      title={say("assignments.nextSteps.teach")}
      act={
        <Button icon={<Icon of={IconPresentation} small />} onClick={() => show(kindOf(step))}>
          {say("assignments.board")}
        </Button>
      }
    >
      <p>{say("assignments.nextSteps.teach.why", { count, all })}</p>
      <ExampleView kind={kindOf(step)} />
    </Proposal>
  );
}

function Practise({ step, target, prepare }: { step: StepOf<"practise"> } & Acts) {
  const say = useSay();
  const topic = useTopic(step);
  const { numCorrect, numSolved, plan } = step;
  return (
    <Proposal
      icon={IconRepeat}
      title={say("assignments.nextSteps.practise")}
      act={
        <Button icon={<Icon of={IconPlus} small />} onClick={() => prepare(target, topic, plan)}>
          {say("assignments.nextSteps.prepare")}
        </Button>
      }
    >
      <p>
        <b>{topic}</b>
      </p>
      <p>{say("assignments.nextSteps.practise.why", { right: numCorrect, all: numSolved })}</p>
      <ExampleView kind={exampleKindOf(step)} />
    </Proposal>
  );
}

function Together({ step, gather }: { step: StepOf<"together"> } & Acts) {
  const say = useSay();
  const { language } = useSpeaker();
  const { shared, students } = step;
  const topic = useTopic("mistake" in shared ? shared.task : shared);
  const names = new Intl.ListFormat(LOCALES[language]).format(students.map(({ name }) => name ?? ""));
  return (
    <Proposal
      icon={IconUsers}
      title={say("assignments.nextSteps.together")}
      act={
        <Button icon={<Icon of={IconPlus} small />} onClick={() => gather(step, topic)}>
          {say("assignments.nextSteps.prepareEach")}
        </Button>
      }
    >
      <p className="wrap">
        <b>{names}</b>
      </p>
      {"mistake" in shared ? (
        <>
          <p>{say("assignments.nextSteps.together.mistake", { topic })}</p>
          <ExampleView kind={kindOf(shared)} />
        </>
      ) : (
        <>
          <p>{say("assignments.nextSteps.together.skill", { topic })}</p>
          <ExampleView kind={exampleKindOf(shared)} />
        </>
      )}
    </Proposal>
  );
}

function Step({ step, acts }: { step: NextStep; acts: Acts }) {
  if (step.kind === "teach") return <Teach step={step} {...acts} />;
  if (step.kind === "practise") return <Practise step={step} {...acts} />;
  return <Together step={step} {...acts} />;
}

/** Up to three proposals of what to do next, each with its evidence; nothing without evidence. */
export function NextStepsPanel({ detail }: { detail: AssignmentDetail }) {
  const say = useSay();
  const { language } = useSpeaker();
  const userId = useSession()?.userId ?? "";
  const [shown, setShown] = useState<KindOfGame | null>(null);
  const [gathered, setGathered] = useState<{ step: StepOf<"together">; topic: string } | null>(null);
  const steps = nextSteps(detail, language);
  const prepare: Prepare = (target, topic, plan) => {
    const name = say("assignments.followUp.name", { name: topic }).slice(0, MAX_NAME_LENGTH);
    prepareDraft(userId, target, draftOf(name, plan));
    navigate(`${pathOf(target)}/newAssignment`);
  };
  const acts: Acts = {
    target: targetOf(detail),
    prepare,
    show: setShown,
    gather: (step, topic) => setGathered({ step, topic }),
  };
  return (
    <>
      {steps.length > 0 && (
        <Stack as="section" aria-labelledby="next-steps">
          <h2 id="next-steps">{say("assignments.nextSteps")}</h2>
          <Grid as="ul" min={17} fit>
            {steps.map((step) => (
              <Suspense key={step.kind} fallback={<li className={styles["pending"]} aria-busy="true" />}>
                <Step step={step} acts={acts} />
              </Suspense>
            ))}
          </Grid>
        </Stack>
      )}
      {shown && <BoardMode kind={shown} onClose={() => setShown(null)} />}
      {gathered && (
        <TogetherDialog
          students={gathered.step.students}
          onChoose={(id) => prepare({ of: "student", id }, gathered.topic, gathered.step.plan)}
          onClose={() => setGathered(null)}
        />
      )}
    </>
  );
}
