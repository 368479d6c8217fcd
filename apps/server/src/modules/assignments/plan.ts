import { MAX_TASKS, type TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { Settings } from "@karota/contract/admin/settings.ts";
import type { Language } from "@karota/engine/message.ts";
import { withLanguage, type OptionValues } from "@karota/engine/options.ts";
import type { PlannedTasks } from "@karota/engine/quiz/draw-plan.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { fail } from "../../fail.ts";
import { isOpen } from "../settings/index.ts";

/** The quizzes of the catalogue, by id and by path; those that are switched off too, for what was published before. */
export interface Quizzes {
  find(name: string): { readonly quiz: AnyQuiz; readonly active: boolean } | null;
}

export async function loadQuizzes(catalogue: readonly CatalogueRow[]): Promise<Quizzes> {
  const byName = new Map<string, { quiz: AnyQuiz; active: boolean }>();
  for (const row of catalogue.filter(({ type }) => type === "education")) {
    const game = await row.load();
    if (!isQuiz(game)) continue;
    for (const name of [row.id, pathOf(row.id)]) byName.set(name, { quiz: game, active: row.active });
  }
  return { find: (name) => byName.get(name) ?? null };
}

const refuse = (reason: string) => fail("E-KAROTA-GAME_VALIDATION", {}, reason);

/**
 * The plan with every option filled in, words in the mentor's language where none was chosen.
 * @throws E-KAROTA-GAME_VALIDATION for what is no active quiz, options outside its list and too many tasks
 */
export function readPlan(quizzes: Quizzes, asked: readonly TaskPlan[], language: Language): readonly PlannedTasks[] {
  const plan = asked.map((tasks): PlannedTasks => {
    const found = quizzes.find(tasks.game);
    if (!found?.active) throw refuse("no active quiz");
    const { quiz } = found;
    return { quiz, options: readOptions(quiz, tasks, language), count: tasks.count, typed: isTyped(tasks) };
  });
  const total = plan.reduce((sum, { count }) => sum + count, 0);
  if (total < 1 || total > MAX_TASKS) throw refuse("too many tasks");
  return plan;
}

/** @throws E-KAROTA-GAME_VALIDATION for a quiz that an admin has closed and that is not in the plan before */
export function refuseClosed(settings: Settings, plan: readonly TaskPlan[], before: readonly TaskPlan[]): void {
  const wasPlanned = (id: string) => before.some(({ game }) => game === id);
  if (plan.some(({ game: id }) => !isOpen(settings, { id, active: true }) && !wasPlanned(id)))
    throw refuse("a closed quiz");
}

/** The number of tasks is the plan's, not one of the quiz's; that there are so many, the first draw shows. */
function readOptions({ options: spec }: AnyQuiz, { options, count }: TaskPlan, language: Language): OptionValues {
  if ("tasks" in options) throw refuse("a number of tasks among the options");
  const asked = withLanguage(spec, options, language);
  const numbers = spec.fields.find(({ name }) => name === "tasks")?.values ?? [];
  const read = numbers.map((tasks) => spec.schema.safeParse({ ...asked, tasks })).filter(({ success }) => success);
  const [fewest] = read;
  if (!fewest?.success) throw refuse("options outside the list");
  // Where a quiz does not offer its largest number, its tasks come to an end.
  const mostOffered = Number(numbers[read.length - 1]);
  if (read.length < numbers.length && count > mostOffered) throw refuse("more tasks than there are");
  const { tasks: _tasks, ...rest } = fewest.data as OptionValues;
  return rest;
}

const isTyped = ({ answer }: TaskPlan): boolean => answer === "typed";

/** A plan that is chosen has no `answer`, as those from before answers could be typed. */
export const wirePlan = (plan: readonly PlannedTasks[]): TaskPlan[] =>
  plan.map(({ quiz, options, count, typed }) => ({
    game: quiz.id,
    options: { ...options },
    count,
    ...(typed && { answer: "typed" }),
  }));

/** A stored plan. Throws when a quiz of it no longer exists. */
export const openPlan = (quizzes: Quizzes, stored: string): readonly PlannedTasks[] =>
  (JSON.parse(stored) as TaskPlan[]).map((tasks) => {
    const { game, options, count } = tasks;
    const found = quizzes.find(game);
    if (!found) throw new Error(`a planned quiz is gone: ${game}`);
    return { quiz: found.quiz, options, count, typed: isTyped(tasks) };
  });
