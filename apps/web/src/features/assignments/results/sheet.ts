import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import type { Copy } from "@karota/print/page.ts";
import { drawPlan, type PlannedTasks } from "@karota/engine/quiz/draw-plan.ts";
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
  const planned = plan.map(({ options, count, answer }, place): PlannedTasks => ({
    quiz: quizzes[place]!,
    options,
    count,
    typed: answer === "typed",
  }));
  return [sheets.A, sheets.B].map((seed): Copy => {
    // The order of one of them for both, so that a number has the same skill on A and B.
    const questions = drawPlan(planned, seed, sheets.A).map(({ quiz, task, typed }) => {
      const open = drawnTask(task, quiz.picture);
      return { task, typed, open: typed ? { ...open, choices: [] } : open };
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
