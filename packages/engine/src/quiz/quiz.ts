import type { AnyGame, Game, Generate } from "../game.ts";
import type { Message } from "../message.ts";
import { FIRST_SCHOOLING, type Schooling } from "../schooling.ts";
import { drawTasks } from "./draw.ts";
import { quizPayload } from "./payload.ts";
import { wrongChoice } from "./marking.ts";
import { missName, NEAR_MISS } from "./near-misses.ts";
import { answer, check, marks } from "./rules.ts";
import { quizSaves } from "./saves.ts";
import type { Given, QuizMove, QuizPuzzle, QuizState, Task } from "./task.ts";
import { mistakeText, type Step, type Topic } from "./topic.ts";

/** A quiz is a game that can also explain itself. */
export interface QuizGame<Options, Facts> extends Game<Options, QuizPuzzle<Facts>, QuizState<Facts>, QuizMove> {
  readonly kind: "quiz";
  /** A topic draws from a few lines of code, so a quiz carries its generator along. */
  readonly generate: Generate<Options, QuizPuzzle<Facts>>;
  /** How many different tasks there are; absent where there are always more than can be set. */
  count?(options: Omit<Options, "tasks">): number;
  solution(task: Task<Facts>, schooling?: Schooling): readonly Step[];
  /** What went wrong in an answer, in a sentence; null when it is right or the error has no name. */
  mistake(task: Task<Facts>, given: Given, schooling?: Schooling): Message | null;
  /** A picture by its name, as SVG text; absent = the topic has none. */
  picture?(name: string): string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- erased like AnyGame, for the one view of all quizzes
export type AnyQuiz = QuizGame<any, any>;

/** Whether a game is played in the quizzes' shared view. */
export const isQuiz = (game: AnyGame): game is AnyQuiz => "kind" in game && game.kind === "quiz";

/** Makes a whole game of a topic. */
export function quiz<Options extends { readonly tasks: number }, Facts>(
  topic: Topic<Options, Facts>,
): QuizGame<Options, Facts> {
  return {
    kind: "quiz",
    id: topic.id,
    options: topic.options,
    tier: ({ tasks }) => (tasks <= 10 ? "quiz10" : tasks <= 20 ? "quiz20" : "quiz40"),
    generate: (options, random) => ({ tasks: drawTasks(topic, options, random) }),
    start: (puzzle) => ({ puzzle, given: puzzle.tasks.map(() => null) }),
    apply: answer,
    check,
    payload: quizPayload(topic.facts, topic.picture),
    saves: quizSaves(),
    solve: ({ puzzle, given }) =>
      puzzle.tasks.flatMap(({ taskId, correct }, place) => (given[place] ? [] : [{ taskId, selected: correct }])),
    undoable: () => false,
    marks,
    solution: (task, schooling = FIRST_SCHOOLING) => topic.solution(task.facts, schooling),
    mistake: (task, given, schooling = FIRST_SCHOOLING) => {
      const choice = wrongChoice(task, given);
      if (!choice?.mistake) return null;
      // Boards of earlier versions call every wrong answer without an error of its own close.
      const isUnnamed = choice.mistake === NEAR_MISS;
      const name = isUnnamed ? missName(task.choices[task.correct]!.value, choice.value) : choice.mistake;
      const told = topic.explain?.(name, task.facts, choice.value, schooling);
      return told ?? { id: mistakeText(topic.id, name) };
    },
    ...(topic.count && { count: topic.count }),
    ...(topic.picture && { picture: topic.picture }),
  };
}
