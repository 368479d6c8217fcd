import { IconPrinter } from "@tabler/icons-react";
import { use, useEffect, useMemo, useRef } from "react";
import type { MyAssignmentDetail, MyTask } from "@karota/contract/assignments/my-assignment.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { AnswerSentence } from "@karota/games/quiz-view/answer-sentence.tsx";
import { ExpressionView, PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { Pips, type Pip } from "@karota/games/quiz-view/pips.tsx";
import { WorkedSolution } from "@karota/games/quiz-view/worked-solution.tsx";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { Plant, Sprout } from "@karota/ui/illustrations.tsx";
import { categoryOf, gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { MentorBubble } from "./mentor-bubble.tsx";
import { readGiven } from "./read-given.ts";
import { GamePlot } from "./game-plot.tsx";
import styles from "./my-assignment.module.css";
import { dayWords } from "./date-words.ts";

const loading = new Map<string, Promise<AnyQuiz>>();
async function loadQuiz(id: string): Promise<AnyQuiz> {
  const row = findGame(id);
  const game = row && (await loadChunk(row.load));
  if (!game || !isQuiz(game)) throw new Error(`${id} is no quiz`);
  return game;
}
/** The quiz of a task, whole: only it can explain the answer. A load that failed is tried again. */
function quizOf(id: string): Promise<AnyQuiz> {
  let promise = loading.get(id);
  if (!promise) {
    promise = loadQuiz(id);
    promise.catch(() => loading.delete(id));
    loading.set(id, promise);
  }
  return promise;
}

const pipOf = ({ answered, result }: MyTask): Pip => (!answered ? "open" : result?.correct ? "right" : "wrong");

/** How it went: the score, by game, and each task with its worked solution; all of it also on paper. */
export function Result({ one }: { one: MyAssignmentDetail }) {
  const say = useSay();
  const speaker = useSpeaker();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Paper has nothing to click: there the solutions are open.
    const open = () => page.current?.querySelectorAll("details").forEach((details) => (details.open = true));
    addEventListener("beforeprint", open);
    return () => removeEventListener("beforeprint", open);
  }, []);
  const right = one.numCorrect ?? 0;
  const all = right === one.tasks;
  return (
    <Stack gap={5} ref={page}>
      <Cluster between gap={4} rowGap={2}>
        <PageHeading className="wrap">{one.name}</PageHeading>
        <Button className="no-print" icon={<Icon of={IconPrinter} small />} onClick={() => print()}>
          {say("myAssignments.print")}
        </Button>
      </Cluster>
      <section className={styles["score"]} aria-labelledby="score">
        {all ? <Plant /> : <Sprout />}
        <div>
          <h2 id="score">{say("myAssignments.score", { right, tasks: one.tasks })}</h2>
          <p className="soft">
            {say(one.completed ? "myAssignments.done" : "myAssignments.ended", {
              when: dayWords(one.endDate, speaker),
            })}
            {one.numSolvedTasks < one.tasks &&
              ` · ${say("myAssignments.notAnswered", { n: one.tasks - one.numSolvedTasks })}`}
          </p>
        </div>
        <Pips pips={one.list.map(pipOf)} speaker={speaker} />
      </section>
      <GamePlot list={one.list} />
      {one.mentorMessages.map(({ text, at }) => (
        <MentorBubble key={`${at}${text}`} of={one} from={`${one.mentor}, ${dayWords(at, speaker)}`}>
          {text}
        </MentorBubble>
      ))}
      <Stack as="section" aria-labelledby="tasks">
        <h2 id="tasks">{say("myAssignments.everyTask")}</h2>
        <Stack as="ol">
          {one.list.map((task, place) => (
            <Solved key={task.taskId} task={task} place={place} />
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

function Solved({ task: { game, result, answered, ...answer }, place }: { task: MyTask; place: number }) {
  const say = useSay();
  const speaker = useSpeaker();
  const quiz = use(quizOf(game));
  const task = useMemo(
    (): Task | undefined => (result ? quiz.payload.decode(result.board).puzzle.tasks[0] : undefined),
    [quiz, result],
  );
  if (!task || !result) return null;
  const given = readGiven(answer);
  const kind = given && quiz.mistake(task, given, speaker.schooling);
  return (
    <Card as="li" gap={2} className={styles["task"]} data-category={categoryOf(game)}>
      <PicturesProvider value={quiz.picture ?? null}>
        <p className="soft small">{gameName(game, speaker)}</p>
        <Cluster as="h3" nowrap>
          <Badge tone={!answered ? undefined : result.correct ? "good" : "bad"}>{place + 1}</Badge>
          <span>
            <span className={styles["ask"]}>{speaker.say(task.ask)}</span>{" "}
            <ExpressionView expression={task.question} speaker={speaker} />
          </span>
        </Cluster>
        <Cluster as="p" gap={4} rowGap={1} className="wrap">
          {given === undefined ? (
            <span className="soft">{say("myAssignments.task.none")}</span>
          ) : (
            <span data-look={result.correct ? "right" : "wrong"}>
              <AnswerSentence
                id={result.correct ? "myAssignments.task.right" : "myAssignments.task.wrong"}
                answer={"text" in given ? given.text : task.choices[given.selected]!.value}
                speaker={speaker}
              />
            </span>
          )}
          {!result.correct && (
            <span data-look="right">
              <AnswerSentence id="myAssignments.task.is" answer={task.choices[result.right]!.value} speaker={speaker} />
            </span>
          )}
        </Cluster>
        {!result.correct && kind && <p>{speaker.say(kind)}</p>}
        <Disclosure className={styles["more"]} summary={say("myAssignments.task.how")}>
          <WorkedSolution game={quiz} task={task} speaker={speaker} />
        </Disclosure>
      </PicturesProvider>
    </Card>
  );
}
