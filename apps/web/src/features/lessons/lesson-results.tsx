import { Suspense, useState } from "react";
import type { LessonResults as Results } from "@karota/contract/lessons/lesson.ts";
import { ExpressionView, PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { CrossIcon, TickIcon } from "@karota/ui/board-icons.ts";
import { Card } from "@karota/ui/card.tsx";
import { Switch } from "@karota/ui/fields.tsx";
import { Grid, Stack } from "@karota/ui/layout.tsx";
import { Table } from "@karota/ui/table.tsx";
import { call } from "../../shared/api/api.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Loaded } from "../../shared/components/loaded.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useQuiz } from "../../shared/use-quiz.ts";
import { ChoiceBars } from "./choice-bars.tsx";
import styles from "./lessons.module.css";
import { solvedTaskOf } from "./shown-task.ts";

type Question = Results["questions"][number];

function QuestionCard({ question }: { question: Question }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { number, task, counts } = question;
  const quiz = useQuiz(task.game);
  const solved = solvedTaskOf(quiz, task)!;
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Card as="li" pad="section" gap={3}>
      <h3 className={styles["questionHead"]}>
        {say("lessons.question", { n: number })}
        <span className="soft small"> {gameName(task.game, speaker)}</span>
      </h3>
      <PicturesProvider value={quiz.picture ?? null}>
        <p>
          <span className="soft">{speaker.say(solved.ask)}</span>{" "}
          <b>
            <ExpressionView expression={solved.question} speaker={speaker} />
          </b>
        </p>
      </PicturesProvider>
      <ChoiceBars quiz={quiz} task={solved} counts={counts} mistakes="all" />
      <p className="soft small num">
        {say("lessons.rightOf", { right: counts[solved.correct] ?? 0, total: answered })}
      </p>
    </Card>
  );
}

/** Who answered what; hidden until the mentor wants it, since this page is often on a projector. */
function WhoTable({ results }: { results: Results }) {
  const say = useSay();
  const format = useFormat();
  const { questions, people } = results;
  return (
    <Table
      caption={say("lessons.who")}
      columns={[
        { label: say("lessons.name") },
        ...questions.map(({ number }) => ({ label: format.number(number), num: true })),
      ]}
    >
      {people.map(({ id, name, choices }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {choices.map((choice, place) => {
            const right = questions[place]!.task.result?.right;
            const kind = choice === null ? "open" : choice === right ? "right" : "wrong";
            return (
              <td key={place}>
                <span className={styles["mark"]} data-mark={kind}>
                  {kind === "right" && <TickIcon aria-hidden="true" />}
                  {kind === "wrong" && <CrossIcon aria-hidden="true" />}
                  <span className="sr">{say(`lessons.mark.${kind}`)}</span>
                </span>
              </td>
            );
          })}
        </tr>
      ))}
    </Table>
  );
}

/** After the end: each question with its bars and mistakes, and on request who answered what. */
export function LessonResults({ id }: { id: string }) {
  const say = useSay();
  const [isShown, setShown] = useState(false);
  const loaded = useLoad(["lessons/results", id], () => call<Results>("GET", `lessons/${id}/results`));
  return (
    <Loaded of={loaded}>
      {(results) => (
        <Stack gap={5}>
          <p className="num">
            {say("lessons.numQuestions", { count: results.questions.length })} ·{" "}
            {say("lessons.numPeople", { count: results.people.length })}
          </p>
          {results.questions.length === 0 ? (
            <p>{say("lessons.ended.none")}</p>
          ) : (
            <>
              <h2>{say("lessons.questions")}</h2>
              <Suspense fallback={<Waiting />}>
                <Grid as="ul" min={22} gap={4} className={styles["results"]}>
                  {results.questions.map((question) => (
                    <QuestionCard key={question.number} question={question} />
                  ))}
                </Grid>
              </Suspense>
              {results.people.length > 0 && (
                <Stack as="section" aria-labelledby="who">
                  <h2 id="who">{say("lessons.who")}</h2>
                  <Switch label={say("lessons.names.desk")} checked={isShown} onChange={setShown} />
                  {isShown && <WhoTable results={results} />}
                </Stack>
              )}
            </>
          )}
          <p className="soft small">{say("lessons.deletedLater")}</p>
        </Stack>
      )}
    </Loaded>
  );
}
