import { toParts, type Markup } from "@karota/engine/quiz/markup.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { entryOf } from "@karota/engine/quiz/entry.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { CATALOGUE, type CatalogueRow } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";

const ROWS: readonly CatalogueRow[] = CATALOGUE;
export const QUIZZES = ROWS.filter(({ type }) => type === "education");
const speaker = SPEAKERS.sl;
/** More would only take time: a quiz has fewer kinds of signs. */
const MAX_TASKS = 8;

const tagsOf = (markup: Markup | string, around = ""): readonly string[] =>
  typeof markup === "string"
    ? [`${around}${/^\W$/.test(markup) ? markup : ""}`]
    : markup.children.flatMap((child) => [`${around}${markup.tag}`, ...tagsOf(child, `${markup.tag} `)]);
const featuresOf = (expression: Expression): readonly string[] =>
  toParts(expression, speaker).flatMap((part) =>
    part.kind === "math" ? tagsOf(part.markup) : [part.kind === "picture" ? part.name.slice(0, 20) : part.kind],
  );

/** The longest tasks that between them show every sign, and every sign within another, that the quiz has. */
function hardest(tasks: readonly Task[]): readonly Task[] {
  const seen = new Set<string>();
  const long = tasks.toSorted((one, other) => featuresOf(other.question).length - featuresOf(one.question).length);
  return long
    .filter(({ question, choices }) => {
      const fresh = [question, ...choices.map(({ value }) => value)]
        .flatMap(featuresOf)
        .filter((one) => !seen.has(one));
      for (const one of fresh) seen.add(one);
      return fresh.length > 0;
    })
    .slice(0, MAX_TASKS);
}

/** A clock that is set has no choices for the keys 1 to 4. */
const isSet = (task: Task): boolean => entryOf(task, speaker).toLowerCase().endsWith("dial");

/**
 * The hardest tasks of a quiz, in Slovenian: as they are, and as the server sends them in place of a daily board's. Keys
 * 1 to 4 answer all but the last one.
 */
export async function hardestTasks(
  row: CatalogueRow,
): Promise<{ readonly tasks: readonly Task[]; readonly sent: readonly object[] }> {
  const game = await row.load();
  if (!isQuiz(game)) throw new Error(`${row.id} is no quiz`);
  const presets = game.options.presets.filter(({ tasks }: { tasks: number }) => tasks === 20);
  const drawn = presets.flatMap((options) =>
    [0, 1].flatMap((seed): readonly Task[] => game.generate(options, seeded(`${seed}`)).tasks),
  );
  const chosen = hardest(drawn.filter((task) => !isSet(task)));
  const tasks = [...chosen, ...hardest(drawn.filter(isSet)).slice(0, 1)].map((task, place) => ({
    ...task,
    taskId: String(place + 1),
  }));
  return { tasks, sent: sentOf(game, tasks) };
}

/** Tasks as the server sends them in place of a daily board's. */
const sentOf = (game: AnyQuiz, tasks: readonly Task[]): readonly object[] =>
  (game.payload.encode(game.start({ tasks }), speaker) as { readonly tasks: readonly object[] }).tasks;

/** The task with the widest line in its solution, of many tasks of a level, as the server sends it. */
export async function widestSolution(row: CatalogueRow, level: string): Promise<readonly object[]> {
  const game = await row.load();
  if (!isQuiz(game)) throw new Error(`${row.id} is no quiz`);
  const width = (task: Task): number =>
    Math.max(...game.solution(task).flatMap(({ shown }) => shown.map((one) => toPlain(one, speaker).length)));
  const drawn = Array.from({ length: 10 }, (_, n) => game.generate({ level, tasks: 20 }, seeded(`${n}`)).tasks).flat();
  const widest = drawn.reduce((one, other) => (width(other) > width(one) ? other : one));
  return sentOf(game, [{ ...widest, taskId: "1" }]);
}
