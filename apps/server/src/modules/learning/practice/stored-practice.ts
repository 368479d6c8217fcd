import type { Practice } from "@karota/contract/learning/learning.ts";
import { PAUSE_MS, type Difficulty } from "@karota/engine/quiz/learning.ts";
import { PRACTICE_TASKS, type Asked, type NextTask } from "@karota/engine/quiz/practice-rule.ts";
import type { Language } from "@karota/engine/message.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { PracticesTable } from "../../../database/tables.ts";
import type { PracticeQuiz, PracticeQuizzes } from "./quizzes.ts";

/** In which language a task is stored does not matter: it is read in every one. */
const STORED_IN = SPEAKERS.sl;

/** An answered task of a practice. */
export interface StoredAsked extends Asked {
  /** The skill's level before. */
  readonly level: number;
}

/** A task of a practice, as it is stored. */
export interface StoredTask {
  readonly game: string;
  readonly skill: string;
  readonly difficulty: Difficulty;
  readonly why: NextTask["why"];
  /** Of facts the mistake that it reviews, by its question's hash; null where it reviews all of its skill. */
  readonly question: string | null;
  /** The skill's level when it was drawn. */
  readonly level: number;
  /** A board with this one task. */
  readonly board: unknown;
}

/** The task answered last. */
export interface StoredAnswer extends StoredTask {
  readonly given: Given;
  readonly right: boolean;
}

export const readAsked = ({ asked }: PracticesTable): readonly StoredAsked[] => JSON.parse(asked) as StoredAsked[];
export const readTask = ({ task }: PracticesTable): StoredTask | null =>
  task === null ? null : (JSON.parse(task) as StoredTask);
export const readAnswer = ({ answered }: PracticesTable): StoredAnswer | null =>
  answered === null ? null : (JSON.parse(answered) as StoredAnswer);

/** Whether a practice still waits for an answer. */
export const isRunning = (row: PracticesTable, now: number): boolean =>
  row.task !== null && now - row.answered_at < PAUSE_MS;

export const encodeTask = (quiz: AnyQuiz, task: Task): unknown =>
  quiz.payload.encode(quiz.start({ tasks: [task] }), STORED_IN);

/** The quiz and the task; throws when its quiz is gone. */
export function openTask(
  quizzes: ReadonlyMap<string, Pick<PracticeQuiz, "quiz">>,
  { game, board }: StoredTask,
): { quiz: AnyQuiz; task: Task } {
  const quiz = quizzes.get(game)?.quiz;
  const task: Task | undefined = quiz?.payload.decode(board).puzzle.tasks[0];
  if (!quiz || !task) throw new Error(`a practised task of ${game} cannot be opened`);
  return { quiz, task };
}

/** A practice as it travels: nothing of its open task reveals the answer. */
export function describePractice(
  quizzes: PracticeQuizzes,
  row: PracticesTable,
  levels: ReadonlyMap<string, number>,
  language: Language,
): Practice {
  const asked = readAsked(row);
  const stored = readTask(row);
  const describe = (one: StoredTask): Practice["task"] => {
    const { quiz, task } = openTask(quizzes, one);
    const board = quiz.payload.redact!(quiz.start({ tasks: [task] }), SPEAKERS[language]);
    return { taskId: task.taskId, game: one.game, why: one.why, board };
  };
  const first = new Map<string, StoredAsked>();
  for (const one of asked) if (!first.has(skillKey(one))) first.set(skillKey(one), one);
  return {
    id: row.id,
    game: row.game,
    answers: asked.map(({ right }) => right),
    tasks: PRACTICE_TASKS,
    task: stored && describe(stored),
    grown: stored
      ? []
      : [...first.values()].flatMap(({ game, skill, level }) => {
          const to = levels.get(skillKey({ game, skill })) ?? level;
          return to > level ? [{ game, skill, from: level, to }] : [];
        }),
  };
}

export const skillKey = ({ game, skill }: { readonly game: string; readonly skill: string }): string =>
  `${game} ${skill}`;
