import type { PersonExport } from "@karota/contract/users/export.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { PracticesTable } from "../../../database/tables.ts";
import type { Deps } from "../../../deps.ts";
import { openTask, readAnswer, readAsked, readTask, type StoredTask } from "./stored-practice.ts";

/** A stored task with its quiz; null when the quiz is not in the catalogue any more. */
async function open({ catalogue }: Pick<Deps, "catalogue">, stored: StoredTask) {
  const quiz = await catalogue.find(({ id }) => id === stored.game)?.load();
  return quiz && isQuiz(quiz) ? openTask(new Map([[stored.game, { quiz }]]), stored) : null;
}

/** Everything that is stored of a practice, except what would reveal the answer of its open task. */
export async function exportPractice(
  deps: Pick<Deps, "catalogue">,
  row: PracticesTable,
  language: Language,
  iso: (time: number) => string,
): Promise<NonNullable<PersonExport["practice"]>> {
  const speaker = SPEAKERS[language];
  const present = readTask(row);
  const next = present && (await open(deps, present));
  const answer = readAnswer(row);
  const last = answer && (await open(deps, answer));
  return {
    game: row.game,
    started: iso(row.started_at),
    answered: readAsked(row).map(({ game, skill, difficulty, right }) => ({ game, skill, difficulty, right })),
    open: next && {
      game: next.quiz.id,
      board: next.quiz.payload.redact!(next.quiz.start({ tasks: [next.task] }), speaker),
    },
    last: answer && {
      game: answer.game,
      ...("text" in answer.given ? { taskText: answer.given.text } : { taskSelected: answer.given.selected }),
      right: answer.right,
      board:
        last &&
        last.quiz.payload.encode({ ...last.quiz.start({ tasks: [last.task] }), given: [answer.given] }, speaker),
    },
  };
}
