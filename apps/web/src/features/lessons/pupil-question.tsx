import { IconLeaf } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import type { LessonView } from "@karota/contract/lessons/lesson.ts";
import { expressionToSpeech, toSpeech } from "@karota/engine/speech/speech.ts";
import { Answers } from "@karota/games/quiz-view/answers.tsx";
import { PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { spokenTask, TaskQuestion } from "@karota/games/quiz-view/task-question.tsx";
import { WorkedSolution } from "@karota/games/quiz-view/worked-solution.tsx";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { ApiFailure, call, isNoAnswer } from "../../shared/api/api.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { toast } from "../../shared/components/notices.tsx";
import { useAnnouncer } from "../../shared/components/use-announcer.tsx";
import { categoryOf } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { isOut } from "../../shared/live/use-followed.ts";
import { useSettings } from "../../shared/session/settings.ts";
import styles from "./lessons.module.css";
import { openTaskOf, solvedTaskOf } from "./shown-task.ts";
import { useAnswerKeys } from "../../shared/use-answer-keys.ts";
import { useQuiz } from "../../shared/use-quiz.ts";

/** No place of a choice: what is shown as answered by somebody who has not. */
const NO_CHOICE = -1;

/** One question: choose and confirm, wait for the others, and see the solution when the mentor shows it. */
export function PupilQuestion(props: {
  readonly view: LessonView;
  readonly task: MyTask;
  readonly take: (view: LessonView) => void;
  readonly reload: () => Promise<void>;
}) {
  const { view, task, take, reload } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const quiz = useQuiz(task.game);
  const { answer_keys: keys = true } = useSettings();
  const [picked, setPicked] = useState<number | null>(null);
  const open = openTaskOf(task);
  const solved = solvedTaskOf(quiz, task);
  const { taskSelected } = task;
  const isOpen = view.phase === "asking" && taskSelected === undefined;
  const [sending, send] = useAction(async (selected: number) => {
    try {
      const body = { number: view.number, taskSelected: selected };
      take(await call<LessonView>("POST", `lessons/${view.id}/answers`, { body }));
    } catch (failure) {
      // The lesson has gone on, or another tab has answered: the page shows what counts.
      await reload();
      if (failure instanceof ApiFailure && failure.code === "E-KAROTA-OLD_VALUES") toast("lessons.late");
      else if (!isNoAnswer(failure) && !isOut(failure)) throw failure;
    }
  });
  const confirm = picked === null ? null : () => send(picked);
  useAnswerKeys(isOpen, keys ? setPicked : null, confirm);

  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setPicked(null);
    sheet.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [view.number]);

  const right = solved && expressionToSpeech(solved.choices[solved.correct]!.value, speaker);
  const isRight = task.result?.correct ?? null;
  const verdict =
    solved === null
      ? null
      : taskSelected === undefined
        ? say("lessons.revealed.none")
        : say(isRight ? "lessons.revealed.right" : "lessons.revealed.wrong");
  const mistake =
    solved && taskSelected !== undefined && !isRight
      ? quiz.mistake(solved, { selected: taskSelected }, speaker.schooling)
      : null;
  const [announcements, announce] = useAnnouncer();
  useEffect(() => {
    announce(
      verdict === null
        ? `${say("lessons.question", { n: view.number })} ${toSpeech(spokenTask(open, true, speaker), speaker)}`
        : `${verdict} ${say("lessons.rightIs", { answer: right ?? "" })}`,
    );
    // Once for each question and its solution; not again for another language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [view.number, verdict === null]);
  const isAnswered = taskSelected !== undefined && solved === null;
  const wasAnswered = useRef(isAnswered);
  useEffect(() => {
    if (isAnswered && !wasAnswered.current) {
      announce(say("lessons.answered"));
      // The button that confirmed it is gone.
      if (document.activeElement === document.body) sheet.current?.focus({ preventScroll: true });
    }
    wasAnswered.current = isAnswered;
  }, [isAnswered, announce, say]);

  return (
    <PicturesProvider value={quiz.picture ?? null}>
      <Stack gap={4} data-category={categoryOf(task.game)} ref={sheet} tabIndex={-1} className={styles["sheet"]}>
        <p className="soft">{say("lessons.question", { n: view.number })}</p>
        <TaskQuestion task={open} speaker={speaker} />
        <Answers
          key={view.number}
          task={open}
          correct={solved?.correct ?? null}
          given={taskSelected !== undefined ? { selected: taskSelected } : solved ? { selected: NO_CHOICE } : null}
          picked={picked}
          speaker={speaker}
          readOnly={!isOpen}
          keys={keys}
          choose={setPicked}
        />
        {solved === null ? (
          <Stack gap={2} className={styles["confirm"]}>
            {isOpen ? (
              <>
                <Button
                  kind="primary"
                  size="big"
                  wide
                  busy={sending}
                  disabled={picked === null}
                  aria-describedby="final"
                  onClick={confirm ?? undefined}
                >
                  {say("lessons.confirm")}
                </Button>
                <p id="final" className="small soft">
                  {say(picked === null ? "lessons.choose" : "lessons.final")}
                </p>
              </>
            ) : (
              <Note tone="good" icon={<Icon of={IconLeaf} small />} className="strong">
                {say("lessons.answered")}
              </Note>
            )}
          </Stack>
        ) : (
          <>
            <Note tone={isRight ? "good" : "info"} className="strong">
              <p>{verdict}</p>
              {mistake && <p>{speaker.say(mistake)}</p>}
            </Note>
            {!isRight && <WorkedSolution game={quiz} task={solved} speaker={speaker} />}
          </>
        )}
      </Stack>
      {announcements}
    </PicturesProvider>
  );
}
