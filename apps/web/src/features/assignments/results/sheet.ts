import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { seeded } from "@karota/engine/random.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import type { Copy } from "@karota/print/page.ts";
import { drawnTask } from "@karota/engine/quiz/payload.ts";
import { keyWorksheet, taskWorksheet } from "@karota/print/quiz-worksheet.ts";
import { loadQuiz } from "../../../shared/use-quiz.ts";

type Printed = Pick<AssignmentDetail, "name" | "group" | "plan" | "sheets">;

/**
 * The sheets A and B of an assignment: the same whenever they are printed, with numbers drawn apart from those of the
 * students. Throws ChunkFailure.
 */
export async function sheetCopies({ name, group, plan, sheets }: Printed): Promise<readonly Copy[]> {
  const quizzes = await Promise.all(plan.map(({ game }) => loadQuiz(game)));
  return [sheets.A, sheets.B].map((seed): Copy => {
    const questions = plan.flatMap(({ options, count, answer }, place) => {
      const quiz = quizzes[place]!;
      const { tasks } = quiz.generate({ ...options, tasks: count }, seeded(`${seed}/${place}`));
      const typed = answer === "typed";
      return tasks.map((task) => {
        const open = drawnTask(task, quiz.picture);
        return { task, typed, open: typed ? { ...open, choices: [] } : open };
      });
    });
    return {
      title: name,
      line: group?.name ?? "",
      task: taskWorksheet(questions.map(({ open }) => open)),
      // Letters and answers fit on a page for any class; the steps are on the pages of the games.
      solution: keyWorksheet(questions.map(({ task, typed }) => ({ ...task, typed, steps: [] }))),
    };
  });
}

/** The game whose help the sheets lead to; null for several. */
export function gameOfPlan(plan: AssignmentDetail["plan"]): string | null {
  const [game, ...more] = new Set(plan.map((one) => one.game));
  return game !== undefined && more.length === 0 ? pathOf(game) : null;
}
