import type { Random } from "../random.ts";
import { drawChoices } from "./choices.ts";
import type { Task } from "./task.ts";
import type { Topic } from "./topic.ts";

const DRAWS_PER_TASK = 5_000;
const DRAWS_PER_KIND = 100;

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
