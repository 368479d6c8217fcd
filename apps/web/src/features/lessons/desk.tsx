import { IconArrowRight, IconExternalLink, IconEye, IconFlagCheck, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { LessonDesk } from "@karota/contract/lessons/lesson.ts";
import { ExpressionView, PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { spokenTask } from "@karota/games/quiz-view/task-question.tsx";
import { WorkedSolution } from "@karota/games/quiz-view/worked-solution.tsx";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { ReadAloud } from "@karota/ui/read-aloud.tsx";
import { ConfirmDialog } from "../../shared/components/confirm-dialog.tsx";
import { ReadAloudHost } from "../../shared/components/read-aloud-host.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useQuiz } from "../../shared/use-quiz.ts";
import { ChoiceBars } from "./choice-bars.tsx";
import { nextStep } from "./figures.ts";
import { JoinWays } from "./join-ways.tsx";
import styles from "./lessons.module.css";
import { PeoplePanel } from "./people-panel.tsx";
import { solvedTaskOf } from "./shown-task.ts";
import { useSteps } from "./use-steps.ts";

interface DeskProps {
  readonly desk: LessonDesk;
  readonly take: (desk: LessonDesk) => void;
  readonly reload: () => Promise<void>;
}

interface QuestionProps {
  readonly desk: LessonDesk;
  readonly task: NonNullable<LessonDesk["task"]>;
}

function Question({ desk, task }: QuestionProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const quiz = useQuiz(task.game);
  const solved = solvedTaskOf(quiz, task)!;
  return (
    <PicturesProvider value={quiz.picture ?? null}>
      <Cluster gap={2}>
        <p className="soft">
          {say("lessons.question", { n: desk.number })} · {gameName(task.game, speaker)}
        </p>
        <ReadAloud text={spokenTask(solved, true, speaker)} />
      </Cluster>
      <p className={styles["deskQuestion"]}>
        <span className="soft">{speaker.say(solved.ask)}</span>{" "}
        <b>
          <ExpressionView expression={solved.question} speaker={speaker} />
        </b>
      </p>
    </PicturesProvider>
  );
}

/**
 * The answers to the present question. What is right stays folded until it is revealed: the class may see this page too.
 * They are below the next step, which therefore stays where it is.
 */
function Answers({ desk, task }: QuestionProps) {
  const say = useSay();
  const speaker = useSpeaker();
  const quiz = useQuiz(task.game);
  const solved = solvedTaskOf(quiz, task)!;
  const bars = <ChoiceBars quiz={quiz} task={solved} counts={desk.counts} mistakes="all" />;
  return (
    <div>
      {desk.phase === "asking" ? (
        <Disclosure key={desk.number} summary={say("lessons.soFar")}>
          {bars}
        </Disclosure>
      ) : (
        bars
      )}
      <Disclosure key={`solution ${desk.number}`} summary={say("lessons.solution")}>
        <WorkedSolution game={quiz} task={solved} speaker={speaker} />
      </Disclosure>
    </div>
  );
}

/** From where the mentor leads: the question, the next step, who is here, and how others join. */
export function Desk({ desk, take, reload }: DeskProps) {
  const say = useSay();
  const [ending, setEnding] = useState(false);
  const [busy, step] = useSteps(desk, (next) => (next ? take(next) : void reload()));
  const next = nextStep(desk);
  const { phase, task } = desk;
  // Until somebody is here, the board that shows how to join comes first.
  const isAlone = desk.number === 0 && desk.here === 0;
  return (
    <ReadAloudHost>
      <div className={styles["desk"]}>
        <Card as="section" pad="section" raised gap={4} aria-labelledby="now">
          <h2 id="now">{say(phase === "ended" ? "lessons.ended" : `lessons.phase.${phase}`)}</h2>
          {task ? <Question desk={desk} task={task} /> : <p>{say("lessons.desk.waiting")}</p>}
          <p className={styles["figures"]} role="status">
            {task
              ? say("lessons.answeredOf", { answered: desk.answered, here: desk.here })
              : say("lessons.here", { count: desk.here })}
          </p>
          <Cluster gap={3}>
            {next !== "end" && (
              <Button
                kind={isAlone ? "plain" : "primary"}
                size="big"
                busy={busy}
                icon={<Icon of={next === "reveal" ? IconEye : IconArrowRight} />}
                onClick={() => step(next)}
              >
                {say(desk.number === 0 ? "lessons.step.first" : `lessons.step.${next}`)}
              </Button>
            )}
            {phase === "revealed" && (
              <Button icon={<Icon of={IconPlus} small />} onClick={() => step("repeat")}>
                {say("lessons.step.repeat")}
              </Button>
            )}
            <Button
              kind={next === "end" ? "primary" : "quiet"}
              icon={<Icon of={IconFlagCheck} small />}
              onClick={() => setEnding(true)}
            >
              {say("lessons.step.end")}
            </Button>
          </Cluster>
          {task && <Answers desk={desk} task={task} />}
          <p className="soft small">{say("lessons.planned", { asked: desk.asked, planned: desk.planned })}</p>
        </Card>
        <Stack gap={4}>
          <a
            className={buttonClass({ kind: isAlone ? "primary" : "plain", wide: true })}
            href={`/lessons/${desk.id}/board`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon of={IconExternalLink} small />
            {say("lessons.board.open")}
          </a>
          {desk.code !== null && <JoinWays code={desk.code} />}
          <PeoplePanel desk={desk} take={take} />
        </Stack>
        {ending && (
          <ConfirmDialog
            title={say("lessons.end.title")}
            act={say("lessons.step.end")}
            kind="primary"
            cancel={say("lessons.continue")}
            onAct={async () => step("end")}
            onClose={() => setEnding(false)}
          >
            <p>{say("lessons.end.text")}</p>
          </ConfirmDialog>
        )}
      </div>
    </ReadAloudHost>
  );
}
