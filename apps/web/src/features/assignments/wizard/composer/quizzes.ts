import { MAX_TASKS, type TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { newKey } from "../../../../shared/api/new-key.ts";
import { formOf, type Form } from "../../../../shared/components/option-form.ts";
import { activeGames } from "../../../../shared/format/game-words.ts";
import { loadQuiz } from "../../../../shared/use-quiz.ts";

/** The quizzes that can be set, in the order of the catalogue. */
export const openQuizzes = (): readonly CatalogueRow[] => activeGames().filter(({ type }) => type === "education");

/** The form of a quiz without its number of tasks, which the plan has for itself. */
export function planForm(
  quiz: AnyQuiz,
  wanted: OptionValues,
  language: string,
): Omit<Form, "preset"> & {
  readonly options: Record<string, string | number>;
  /** How many different tasks there are at the most. */
  readonly most: number;
} {
  const fields = quiz.options.fields.filter(({ name }) => name !== "tasks");
  const presets = (quiz.options.presets as readonly OptionValues[]).map((options) => ({
    options: { ...options },
    price: 0,
    price_cents: 0,
  }));
  const { questions, preset } = formOf(
    { fields: fields.map((field) => ({ ...field, values: [...field.values] })), presets },
    { ...(quiz.options.daily as OptionValues), ...wanted },
    language,
  );
  const { tasks: _, ...options } = preset.options;
  const offered = (all: typeof presets) => Math.max(...all.map((one) => Number(one.options["tasks"])));
  const here = offered(
    presets.filter((one) => Object.entries(options).every(([name, value]) => one.options[name] === value)),
  );
  // Where the offer ends early, as with the countries of a continent, there are no more.
  const most = here < offered(presets) ? here : Math.min(MAX_TASKS, quiz.count?.(options) ?? MAX_TASKS);
  return { questions, options, most };
}

/** A plan with every option that its quizzes have today, where some or none were chosen. Throws ChunkFailure. */
export const completePlan = (plan: readonly TaskPlan[], language: string): Promise<TaskPlan[]> =>
  Promise.all(
    plan.map(async (one) => {
      const { options, most } = planForm(await loadQuiz(one.game), one.options, language);
      return { ...one, options, count: Math.min(one.count, most) };
    }),
  );

/** Tasks as students may get them, with numbers that no student gets. */
export function sampleTasks(quiz: AnyQuiz, { options, count }: Pick<TaskPlan, "options" | "count">): readonly Task[] {
  const puzzle = quiz.generate({ ...options, tasks: count }, seeded(newKey())) as { readonly tasks: readonly Task[] };
  return puzzle.tasks;
}
