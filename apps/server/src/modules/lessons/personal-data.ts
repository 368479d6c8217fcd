import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Deps } from "../../deps.ts";
import type { PersonalData, StoredData } from "../../personal-data.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { describeTask, findTask, loadQuizzes } from "../assignments/index.ts";
import { findRecipient } from "../users/index.ts";
import { erasePerson, listAnswers, listTaken } from "./people-store.ts";
import { deleteLessons, listIdsOf, listLessons, listQuestions } from "./store.ts";

const NO_LIMIT = 100_000;

/** A person's lessons: those they led go with them, of those they were in their answers. */
export const lessonsPersonalData = ({ catalogue }: Pick<Deps, "catalogue">): PersonalData => ({
  async erase(queries, userId) {
    await deleteLessons(queries, await listIdsOf(queries, userId));
    await erasePerson(queries, userId);
  },

  async export(queries, userId, { iso }) {
    const quizzes = await loadQuizzes(catalogue);
    const language = (await findRecipient(queries, userId))?.language ?? LANGUAGES[0];
    const lessons: PersonExport["lessons"] = [];
    for (const { id, mentor, started_at, joined_at } of await listTaken(queries, userId)) {
      const answers = new Map((await listAnswers(queries, id, { userId })).map((answer) => [answer.number, answer]));
      const questions = await listQuestions(queries, id);
      lessons.push({
        mentor,
        started: iso(started_at),
        joined: iso(joined_at),
        answers: questions.flatMap(({ number, task, revealed_at }) => {
          const answer = answers.get(number);
          if (!answer) return [];
          const isRevealed = revealed_at !== null;
          return [
            {
              task: describeTask(findTask(quizzes, task, 0)!, { selected: answer.choice }, isRevealed, language),
              at: iso(answer.answered_at),
            },
          ];
        }),
      });
    }
    const lessons_led = (await listLessons(queries, userId, NO_LIMIT)).map((row) => ({
      group: row.group_name,
      started: iso(row.started_at),
      ended: row.ended_at === null ? null : iso(row.ended_at),
      questions: row.number,
      plan: JSON.parse(row.plan) as TaskPlan[],
    }));
    return { lessons, lessons_led };
  },
});

export const lessonsStoredData: readonly StoredData[] = [
  {
    id: "lessons",
    tables: ["lessons", "lesson_people", "lesson_answers"],
    people: ["mentors", "students"],
    basis: "contract",
    // Students see on the board who is there, where the mentor wants it.
    recipients: ["mentors", "students"],
    deletion: "night",
  },
];
