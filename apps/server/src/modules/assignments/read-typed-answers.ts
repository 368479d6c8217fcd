import { MAX_LISTED, type TypedAnswers, type TypedGroup } from "@karota/contract/assignments/typed-answers.ts";
import type { Language } from "@karota/engine/message.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { schoolingOf } from "@karota/engine/schooling.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import type { PlacedTask } from "@karota/engine/quiz/draw-plan.ts";
import { getReadable } from "./get-own.ts";
import { findTask } from "./stored-tasks.ts";
import { countTyped, listTyped, type TypedRow } from "./typed-store.ts";

/**
 * What the students of an assignment typed at a place, grouped by mistake, for every present mentor of its group.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND also where there is no such place
 */
export async function readTypedAnswers(
  { database: { db }, quizzes }: AssignmentsDeps,
  actor: Actor,
  asked: { readonly id: string; readonly place: number; readonly language: Language },
): Promise<TypedAnswers> {
  const { assignment, role } = await getReadable(db, actor.id, asked.id);
  if (role === "former") throw fail("E-KAROTA-NOT_FOUND", {}, "no mentor of the group any more");
  const { id, num_tasks } = assignment;
  if (asked.place >= num_tasks) throw fail("E-KAROTA-NOT_FOUND", {}, "no such place");
  const rows = await listTyped(db, id, asked.place, MAX_LISTED);
  const opened = rows.map((row) => ({ row, placed: findTask(quizzes, row.tasks, asked.place)! }));
  const groups = (await countTyped(db, id, asked.place)).map(({ correct, mistake, count }): TypedGroup => {
    const own = opened.filter(({ row }) => row.correct === correct && row.mistake === mistake);
    return {
      correct: correct === 1,
      mistake,
      words: own[0] ? wordsOf(own[0].placed, own[0].row.typed, asked.language) : null,
      count,
      answers: own.map(({ row, placed }) => describe(row, placed, asked.language)),
    };
  });
  return { groups: groups.toSorted((one, other) => rankOf(one) - rankOf(other) || other.count - one.count) };
}

/** Named mistakes come first, then other wrong answers, then right ones. */
const rankOf = ({ correct, mistake }: TypedGroup): number => (correct ? 2 : mistake === null ? 1 : 0);

function wordsOf({ quiz, task }: PlacedTask, text: string, language: Language): string | null {
  const words = quiz.mistake(task, { text }, schoolingOf(language, undefined));
  return words && SPEAKERS[language].say(words);
}

function describe(row: TypedRow, { task }: PlacedTask, language: Language): TypedGroup["answers"][number] {
  const speaker = SPEAKERS[language];
  return {
    student: { id: row.student_id, name: row.name },
    ask: speaker.say(task.ask),
    question: toPlain(task.question, speaker),
    typed: row.typed,
    right: toPlain(task.choices[task.correct]!.value, speaker),
  };
}
