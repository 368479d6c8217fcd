import { Suspense, useState } from "react";
import { ANSWERS, type TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { Button } from "@karota/ui/button.tsx";
import { CountField } from "@karota/ui/count-field.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { gameName } from "../../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../../shared/i18n/i18n.tsx";
import { OptionQuestions } from "../../../../shared/components/option-questions.tsx";
import { ObjectivesPanel } from "../../../../shared/objectives/objectives-panel.tsx";
import { Waiting } from "../../../../shared/components/waiting.tsx";
import { COUNTS } from "../draft.ts";
import styles from "../wizard.module.css";
import { planForm } from "./quizzes.ts";
import { TaskPreview } from "./task-preview.tsx";
import { useQuiz } from "../../../../shared/use-quiz.ts";

interface PlanProps {
  readonly plan: TaskPlan;
  /** A new one is added, another one changed. */
  readonly isNew: boolean;
  /** How many tasks there is still room for. */
  readonly room: number;
  readonly onDone: (plan: TaskPlan) => void;
  readonly onClose: () => void;
}

function PlanForm({ plan, isNew, room, onDone, onClose }: PlanProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const quiz = useQuiz(plan.game);
  const [wanted, setWanted] = useState(plan.options);
  const [count, setCount] = useState(plan.count);
  const [answer, setAnswer] = useState(plan.answer ?? "choice");
  const { questions, options, most } = planForm(quiz, wanted, speaker.language);
  const limit = Math.max(1, Math.min(most, room));
  const amount = Math.min(count, limit);
  return (
    <>
      <OptionQuestions
        game={plan.game}
        questions={questions}
        onChoose={(name, value) => setWanted({ ...options, [name]: value })}
      />
      <ObjectivesPanel game={plan.game} options={options} />
      <Segmented
        legend={say("assignments.answer")}
        name="answer"
        value={answer}
        onChange={setAnswer}
        options={ANSWERS.map((value) => ({
          value,
          label: say(`assignments.answer.${value}`),
          note: say(`assignments.answer.${value}.note`),
        }))}
      />
      <CountField
        label={say("assignments.count")}
        hint={say("assignments.count.hint", { most: limit })}
        max={limit}
        stops={COUNTS}
        value={amount}
        nameOf={(each) => say("assignments.count.to", { count: each, name: gameName(plan.game, speaker) })}
        onChange={setCount}
      />
      <TaskPreview game={plan.game} options={options} answer={answer} />
      <Cluster as="p" className={styles["sticky"]}>
        <Button onClick={onClose}>{say("assignments.leaveIt")}</Button>
        <Button
          kind="primary"
          onClick={() => onDone({ game: plan.game, options, count: amount, ...(answer === "typed" && { answer }) })}
        >
          {say(isNew ? "assignments.plan.add" : "assignments.plan.keep")}
        </Button>
      </Cluster>
    </>
  );
}

/** The options and the number of the tasks of one quiz, with a look at what students get. */
export function PlanDialog(props: PlanProps) {
  const speaker = useSpeaker();
  return (
    <Dialog title={gameName(props.plan.game, speaker)} onClose={props.onClose} className={styles["dialog"]}>
      <Suspense fallback={<Waiting />}>
        <PlanForm {...props} />
      </Suspense>
    </Dialog>
  );
}
