import * as z from "zod/mini";
import type { AnyGame, Game, SaveCodec } from "../game.ts";
import type { Message } from "../message.ts";
import type { OptionsSpec } from "../options.ts";
import type { Random } from "../random.ts";
import { drawChoices, NEAR_MISS } from "./choices.ts";
import { CHOICES, quizPayload } from "./payload.ts";
import { canRead, isRight, LONGEST_TEXT, wrongChoice } from "./reading.ts";
import type { Draft, Given, QuizMove, QuizPuzzle, QuizState, Step, Task } from "./task.ts";

/** What a topic says of itself: how one task is made and explained. Everything else is the engine's. */
export interface Topic<Options extends { readonly tasks: number }, Facts> {
  /** The game's id; its texts begin with it: `<id>.mistake.<name>`. */
  readonly id: string;
  readonly options: OptionsSpec<Options>;
  /**
   * Makes one task. The same task again is fine: the engine draws another.
   * @param turn counts the tasks of one quiz from 0, for a topic that wants every kind of task in turn; the quiz is
   *   shuffled afterwards
   */
  task(options: Options, random: Random, turn: number): Draft<Facts>;
  /** What `facts` look like when they come back from storage. */
  readonly facts: z.ZodMiniType<Facts>;
  /** The worked solution. */
  solution(facts: Facts): readonly Step[];
}

/** A quiz is a game that can also explain itself. */
export interface QuizGame<Options, Facts> extends Game<Options, QuizPuzzle<Facts>, QuizState<Facts>, QuizMove> {
  readonly kind: "quiz";
  solution(task: Task<Facts>): readonly Step[];
  /** What went wrong in an answer, in a sentence; null when it is right or the error has no name. */
  mistake(task: Task<Facts>, given: Given): Message | null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- erased like AnyGame, for the one view of all quizzes
export type AnyQuiz = QuizGame<any, any>;

/** Whether a game is played in the quizzes' shared view. */
export const isQuiz = (game: AnyGame): game is AnyQuiz => "kind" in game && game.kind === "quiz";

const DRAWS_PER_TASK = 5_000;
const DRAWS_PER_KIND = 100;

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
    payload: quizPayload(topic.facts),
    saves,
    solve: ({ puzzle, given }) =>
      puzzle.tasks.flatMap(({ taskId, correct }, place) => (given[place] ? [] : [{ taskId, selected: correct }])),
    undoable: () => false,
    solution: (task) => topic.solution(task.facts),
    mistake: (task, given) => {
      const name = wrongChoice(task, given)?.mistake;
      return name ? { id: name === NEAR_MISS ? "quiz.mistake.near-miss" : `${topic.id}.mistake.${name}` } : null;
    },
  };
}

/** Draws until all questions differ; ends because the draws are counted. Throws when the topic has too few tasks. */
function drawTasks<Options extends { readonly tasks: number }, Facts>(
  topic: Topic<Options, Facts>,
  options: Options,
  random: Random,
): readonly Task<Facts>[] {
  const seen = new Set<string>();
  const tasks: Omit<Task<Facts>, "taskId">[] = [];
  for (let turn = 0; turn < options.tasks; turn++) {
    for (let draw = 0; tasks.length === turn; draw++) {
      if (draw === DRAWS_PER_TASK) throw new Error(`${topic.id}: fewer than ${options.tasks} different tasks`);
      // A kind of task that is used up gives way to the next.
      const draft = topic.task(options, random, turn + Math.floor(draw / DRAWS_PER_KIND));
      const key = JSON.stringify([draft.ask, draft.question]);
      const choices = seen.has(key) ? null : drawChoices(draft, random);
      if (choices === null) continue;
      seen.add(key);
      const { ask, question, accepts = [], facts } = draft;
      const correct = choices.findIndex((choice) => choice.mistake === null);
      tasks.push({ ask, question, choices, correct, accepts, facts });
    }
  }
  return random.shuffled(tasks).map((task, place) => ({ taskId: String(place + 1), ...task }));
}

const taskId = z.string().check(z.maxLength(8));
const selected = z.int().check(z.gte(0), z.lt(CHOICES));
const text = z.string().check(z.maxLength(LONGEST_TEXT));
const moveSchema = z.union([z.strictObject({ taskId, selected }), z.strictObject({ taskId, text })]);

function answer<Facts>(state: QuizState<Facts>, move: QuizMove): QuizState<Facts> {
  const place = state.puzzle.tasks.findIndex((task) => task.taskId === move?.taskId);
  const task = state.puzzle.tasks[place];
  if (!task || state.given[place] || !z.safeParse(moveSchema, move).success) return state;
  if ("text" in move && !canRead(task, move.text)) return state;
  const given: Given = "text" in move ? { text: move.text } : { selected: move.selected };
  return { ...state, given: state.given.with(place, given) };
}

function check({ puzzle, given }: QuizState) {
  const done = given.filter((one) => one !== null).length;
  const complete = done === puzzle.tasks.length;
  return {
    status: complete ? "solved" : "playing",
    allFilledUp: complete,
    hasWrongValues: puzzle.tasks.some((task, place) => given[place] && !isRight(task, given[place])),
    faults: [],
    progress: { done, total: puzzle.tasks.length },
  } as const;
}

const saves: SaveCodec<QuizState<never>> & SaveCodec<QuizState<unknown>> = {
  /** One answer; `taskCompleted` and `taskCorrect` are taken and not believed. */
  schema: z
    .strictObject({
      taskId,
      taskSelected: z.optional(selected),
      taskText: z.optional(text),
      taskCompleted: z.optional(z.boolean()),
      taskCorrect: z.optional(z.boolean()),
    })
    .check(z.refine((save) => (save.taskSelected === undefined) !== (save.taskText === undefined))),
  between: (from, to) =>
    to.puzzle.tasks.flatMap(({ taskId }, place) => {
      const given = to.given[place];
      if (!given || from.given[place]) return [];
      return [
        { taskId, ...("text" in given ? { taskText: given.text } : { taskSelected: given.selected }) },
      ];
    }),
  merge: (state, save) => state,
};
