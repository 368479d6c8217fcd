import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { ExpressionView, PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { loadQuiz, sampleTasks } from "../wizard/quizzes.ts";
import styles from "./worksheet.module.css";

export interface Question {
  readonly quiz: AnyQuiz;
  readonly task: Task;
}

/** Tasks of a plan with numbers of their own. */
export async function drawQuestions(plan: readonly TaskPlan[]): Promise<readonly Question[]> {
  const parts = await Promise.all(
    plan.map(async (one) => {
      const quiz = await loadQuiz(one.game);
      return sampleTasks(quiz, one).map((task) => ({ quiz, task }));
    }),
  );
  return parts.flat();
}

const LETTERS = ["A", "B", "C", "D"];

/**
 * A sheet to solve by hand, and its key on a page of its own: visible on paper only. Prints itself once it is drawn.
 */
export function Worksheet(props: {
  readonly name: string;
  readonly questions: readonly Question[];
  readonly onDone: () => void;
}) {
  const { name, questions, onDone } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const sheet = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    let left = false;
    const finish = () => done.current();
    addEventListener("afterprint", finish);
    const pictures = [...(sheet.current?.querySelectorAll("img") ?? [])];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => left || window.print());
    return () => {
      left = true;
      removeEventListener("afterprint", finish);
    };
  }, []);
  return createPortal(
    <div ref={sheet} className={styles["sheet"]} lang={speaker.language}>
      <h1>{name}</h1>
      <p className={styles["who"]}>
        <span>{say("assignments.sheet.name")}</span>
        <span>{say("assignments.sheet.date")}</span>
      </p>
      <ol className={styles["tasks"]}>
        {questions.map(({ quiz, task }, place) => (
          <li key={place}>
            <PicturesProvider value={quiz.picture ?? null}>
              <p>
                <b>{place + 1}.</b> {speaker.say(task.ask)}
              </p>
              <p className={styles["question"]}>
                <ExpressionView expression={task.question} speaker={speaker} />
              </p>
              <ul>
                {task.choices.map((choice, index) => (
                  <li key={index}>
                    <b>{LETTERS[index]}</b> <ExpressionView expression={choice.value} speaker={speaker} />
                  </li>
                ))}
              </ul>
            </PicturesProvider>
          </li>
        ))}
      </ol>
      <section className={styles["key"]}>
        <h2>{say("assignments.sheet.key", { name })}</h2>
        <ol>
          {questions.map(({ task }, place) => {
            const right = task.choices[task.correct]!.value;
            return (
              <li key={place}>
                {place + 1}. <b>{LETTERS[task.correct]}</b>{" "}
                {right.kind !== "picture" && <span>{toPlain(right, speaker)}</span>}
              </li>
            );
          })}
        </ol>
      </section>
    </div>,
    document.body,
  );
}
