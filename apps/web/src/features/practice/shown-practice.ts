import type { Practice, PracticeAnswer, PracticeMark, PracticeReply } from "@karota/contract/learning/learning.ts";
import { readOpen } from "@karota/engine/quiz/payload.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Given, OpenTask, Task } from "@karota/engine/quiz/task.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { call } from "../../shared/api/api.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";

/** A task as it is shown, with its quiz; before the answer nothing in it says what is right. */
export interface ShownTask {
  readonly game: AnyQuiz;
  readonly task: Task;
  /** How it was answered; null while it is open. */
  readonly given: Given | null;
  readonly why: "review" | "level" | "foundation";
}

/** A practice with the quiz of its present task, which is null at the end. */
export interface ShownPractice {
  readonly practice: Practice;
  readonly open: ShownTask | null;
}

/** A redacted task in the form that the card of a task takes; no choice is the right one. */
const withoutAnswer = (task: OpenTask): Task => ({
  ...task,
  skill: "",
  choices: task.choices.map(({ value }) => ({ value, mistake: null })),
  correct: -1,
  accepts: [],
  facts: null,
});

async function loadQuiz(id: string): Promise<AnyQuiz> {
  const row = findGame(id);
  const quiz = row && (await loadChunk(row.load));
  if (!quiz || !isQuiz(quiz)) throw new Error(`${id} is no quiz`);
  return quiz;
}

async function show(practice: Practice): Promise<ShownPractice> {
  if (!practice.task) return { practice, open: null };
  const { game, board, why } = practice.task;
  const quiz = await loadQuiz(game);
  const [read] = readOpen(board);
  if (!read) throw new Error("a practice without its task");
  return { practice, open: { game: quiz, task: withoutAnswer(read.task), given: null, why } };
}

const showReply = async ({ practice }: PracticeReply): Promise<ShownPractice | null> => practice && show(practice);

/** The practice that waits for an answer; null when there is none. */
export const readPractice = async (game: string | null): Promise<ShownPractice | null> =>
  showReply(await call<PracticeReply>("GET", `learning/practice${game === null ? "" : `?game=${game}`}`));

/** Starts or continues a practice; null when there is nothing to practise. */
export const startPractice = async (game: string | null): Promise<ShownPractice | null> =>
  showReply(await call<PracticeReply>("POST", "learning/practice", { body: game === null ? {} : { game } }));

/** Sends an answer; may be repeated. Returns the task with its solution, and the practice as it goes on. */
export async function sendAnswer(
  { practice, open }: ShownPractice,
  given: Given,
): Promise<{ readonly answered: ShownTask; readonly next: ShownPractice }> {
  const { game, task, why } = open!;
  const answer = "text" in given ? { taskText: given.text } : { taskSelected: given.selected };
  const body: PracticeAnswer = { taskId: task.taskId, ...answer };
  const mark = await call<PracticeMark>("POST", `learning/practice/${practice.id}`, { body });
  const { puzzle } = game.payload.decode(mark.board);
  return { answered: { game, task: puzzle.tasks[0]!, given, why }, next: await show(mark.practice) };
}
