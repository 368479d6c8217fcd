import { useMemo, type ReactNode } from "react";
import { ExpressionView, PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { withoutCheer } from "../../../shared/board/without-cheer.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { useQuiz } from "../../../shared/use-quiz.ts";
import { exampleOf, placeOfMistake, type Kind, type KindOfGame } from "./example.ts";
import styles from "./example-view.module.css";
import { MarkSign } from "./mark-sign.tsx";

/**
 * A task of a kind with its answer and, where one is given, a mistake and what Karota says of it: students have numbers of
 * their own.
 * @param lead what begins the sentence about the mistake
 */
export function ExampleView({ kind: { game, options, skill, mistake }, lead }: { kind: KindOfGame; lead?: ReactNode }) {
  const say = useSay();
  const speaker = useSpeaker();
  const quiz = useQuiz(game);
  const kind = JSON.stringify({ options, skill, mistake });
  const task = useMemo(() => exampleOf(quiz, JSON.parse(kind) as Kind), [quiz, kind]);
  const wrong = placeOfMistake(task, mistake);
  const answers = [
    { mark: "1", text: "assignments.mark.right", choice: task.choices[task.correct] },
    { mark: "0", text: "assignments.mark.wrong", choice: task.choices[wrong] },
  ] as const;
  const words = wrong < 0 ? null : quiz.mistake(task, { selected: wrong }, speaker.schooling);
  return (
    <PicturesProvider value={quiz.picture ?? null}>
      <div className={styles["example"]}>
        <p>
          <span className="soft">{speaker.say(task.ask)}</span>{" "}
          <b>
            <ExpressionView expression={task.question} speaker={speaker} />
          </b>
        </p>
        <ul>
          {answers.map(
            ({ mark, text, choice }) =>
              choice && (
                <li key={mark}>
                  <span data-heat={mark}>
                    <MarkSign mark={mark} />
                  </span>
                  <span className="sr">{say(text)}: </span>
                  <b>
                    <ExpressionView expression={choice.value} speaker={speaker} />
                  </b>
                </li>
              ),
          )}
        </ul>
      </div>
      {mistake !== null && (
        <p>
          {lead}{" "}
          <span className="soft">
            {words
              ? say("assignments.mistake.words", { words: withoutCheer(speaker.say(words)) })
              : say("assignments.mistake.unnamed")}
          </span>
        </p>
      )}
    </PicturesProvider>
  );
}
