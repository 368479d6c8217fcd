import { expect, it } from "vitest";
import { seeded } from "../random.ts";
import { draft, fakeQuiz } from "../testing/fake-quiz.ts";
import { drawChoices } from "./choices.ts";
import { exact } from "./exact.ts";
import { clock, duration, equation, number, numeral, quantity, symbol, type Expression } from "./expression.ts";
import { isClose, isMiss, NEAR_MISS } from "./near-misses.ts";
import { valueOf } from "./value.ts";

const x = (value: number): Expression => equation(symbol("x"), number(value));
const metres = (value: number): Expression => quantity(value, { name: "metre", symbol: "m" });

it.each<[string, Expression, Expression, boolean]>([
  ["7 and 8", number(7), number(8), true],
  ["7 and 9", number(7), number(9), true],
  ["7 and 17", number(7), number(17), false],
  ["12 and 1", number(12), number(1), false],
  ["400 and 410", number(400), number(410), true],
  ["0.3 and 0.4", number(exact(3, 10)), number(exact(2, 5)), true],
  ["0.3 and 1.3", number(exact(3, 10)), number(exact(13, 10)), false],
  ["x = 5 and x = 6", x(5), x(6), true],
  ["x = 5 and x = 15", x(5), x(15), false],
  ["5 m and 7 m", metres(5), metres(7), true],
  ["5 m and 25 m", metres(5), metres(25), false],
  ["XIV and XV", numeral(14, "Roman"), numeral(15, "Roman"), true],
  ["XIV and XXIV", numeral(14, "Roman"), numeral(24, "Roman"), false],
  ["five past midnight and midnight", clock(5), clock(0), true],
  ["five past midnight and five to", clock(5), clock(1435), false],
  ["a quarter of an hour and five minutes", duration(15), duration(5), false],
])("of %s it is true or not that they are close", (_, right, wrong, close) => {
  expect([isClose(right, wrong), isClose(wrong, right)]).toEqual([close, close]);
});

it("calls a wrong answer without an error of its own close only when it is", () => {
  for (const answer of [1, 7, 12, 35, 96, 250]) {
    const choices = drawChoices(draft(number(answer)), seeded(`${answer}`))!;
    for (const { value, mistake } of choices.filter((one) => isMiss(one.mistake))) {
      const apart = Math.abs(valueOf(value)!.n - answer);
      expect(mistake === NEAR_MISS, `${answer}, ${apart} away`).toBe(apart <= 2 || apart <= answer / 10);
    }
  }
});

it("says of an answer far away that it is not right, also on a board of an earlier version", () => {
  const [task] = fakeQuiz.generate({ level: "easy", tasks: 5 }, seeded("earlier")).tasks;
  const said = (answer: number) => {
    const choices = [number(7), number(answer), number(70), number(71)];
    const stored = choices.map((value, place) => ({ value, mistake: place === 0 ? null : NEAR_MISS }));
    return fakeQuiz.mistake({ ...task!, choices: stored, correct: 0 }, { selected: 1 })?.id;
  };
  expect([said(8), said(17)]).toEqual(["quiz.mistake.near-miss", "quiz.mistake.miss"]);
});
