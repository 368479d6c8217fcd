import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { addition } from "./addition/index.ts";
import { division } from "./division/index.ts";
import { multiplication } from "./multiplication/index.ts";
import { subtraction } from "./subtraction/index.ts";

/* Below 100 schools calculate in the head: neither the solution nor what is said of a mistake may speak of columns. */

const QUIZZES = 60;
/** Words of written calculation, in any of the languages. */
const COLUMNS =
  /column|carry|carried|borrow|line up|under each|bring down|goes into|stolp|prenos|prenes|preneš|eno pod drugo|izposod|pripis|Spalte|Übertrag|übertrag|untereinander|entbündel|heruntergeholt|unter Einer/;
const MENTAL: readonly (readonly [AnyQuiz, (numbers: readonly number[]) => boolean])[] = [
  [addition, ([first = NaN, second = NaN, third]) => third === undefined && first + second < 100],
  [subtraction, ([minuend = NaN]) => minuend < 100],
  [multiplication, ([first = NaN, second = NaN]) => first * second < 100],
  [division, ([dividend = NaN, divisor = NaN]) => dividend < 100 && divisor < 10 && dividend % divisor === 0],
];

describe.each(MENTAL.map(([quiz, isMental]) => ({ id: quiz.id, quiz, isMental })))(
  "$id below 100",
  ({ quiz, isMental }) => {
    const tasks: readonly Task[] = (["easy", "medium"] as const).flatMap((level) =>
      Array.from({ length: QUIZZES }, (_, place) =>
        (
          quiz.generate({ level, tasks: 20, form: "numbers" }, seeded(`mental ${place}`)) as { tasks: Task[] }
        ).tasks.filter(({ question }) => isMental(toPlain(question, SPEAKERS.en).split(/ . /).map(Number))),
      ).flat(),
    );

    it.each(LANGUAGES)("is explained in %s without a word of columns", (language) => {
      expect(tasks.length).toBeGreaterThan(100);
      const speaker = SPEAKERS[language];
      const said = tasks.flatMap((task) =>
        (["complete", "borrow"] as const).flatMap((subtraction) => [
          ...quiz.solution(task, { subtraction }).map(({ say }) => speaker.say(say)),
          ...task.choices.flatMap((_, selected) => {
            const message = quiz.mistake(task, { selected }, { subtraction });
            return message ? [speaker.say(message)] : [];
          }),
        ]),
      );
      expect([...new Set(said)].filter((one) => COLUMNS.test(one))).toEqual([]);
    });
  },
);
