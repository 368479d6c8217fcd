import type { Random } from "../random.ts";
import { drawChoices } from "./choices.ts";
import type { Task } from "./task.ts";
import type { Draft, Topic } from "./topic.ts";

const DRAWS_PER_TASK = 10_000;
const DRAWS_PER_KIND = 400;

/** One draw; null when it does not fit, or holds a number that cannot be exact. */
function drawOnce<Facts>(
  draw: () => Draft<Facts> | null,
  random: Random,
  seen: ReadonlySet<string>,
): Omit<Task<Facts>, "taskId"> | null {
  try {
    const draft = draw();
    if (!draft || seen.has(JSON.stringify(draft.question))) return null;
    const choices = drawChoices(draft, random);
    if (!choices) return null;
    const { skill, ask, question, accepts = [], facts } = draft;
    const correct = choices.findIndex((choice) => choice.mistake === null);
    return { skill, ask, question, choices, correct, accepts, facts };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Draws until all questions differ; ends because the draws are counted. Throws when the topic has too few tasks. */
export function drawTasks<Options extends { readonly tasks: number }, Facts>(
  topic: Topic<Options, Facts>,
  options: Options,
  random: Random,
): readonly Task<Facts>[] {
  const seen = new Set<string>();
  const tasks: Omit<Task<Facts>, "taskId">[] = [];
  for (let turn = 0; turn < options.tasks; turn++) {
    for (let draw = 0; tasks.length === turn; draw++) {
      if (draw === DRAWS_PER_TASK) throw new Error(`${topic.id}: fewer than ${options.tasks} different tasks`);
      // A kind of task that is used up is followed by the next.
      const kind = turn + Math.floor(draw / DRAWS_PER_KIND);
      const task = drawOnce(() => topic.task(options, random, kind), random, seen);
      if (!task) continue;
      seen.add(JSON.stringify(task.question));
      tasks.push(task);
    }
  }
  return random.shuffled(tasks).map((task, place) => ({ taskId: String(place + 1), ...task }));
}
