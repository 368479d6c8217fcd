import { describe, expect, it } from "vitest";
import type { Speaker } from "../message.ts";
import { exact } from "./exact.ts";
import { ascending, fraction, listed, number, quantity, root } from "./expression.ts";
import { canRead, isRight } from "./marking.ts";
import { toPlain, toSpoken } from "./plain.ts";
import type { Task } from "./task.ts";

const speaker = (language: "sl" | "en"): Speaker => ({ language, say: ({ id }) => (id === "quiz.less" ? "less" : id) });
const [tenths, hundredths, half] = [number(exact(2, 5)), number(exact(9, 20)), fraction(1, 2)];

const orders = [
  ascending(tenths, hundredths, half),
  ascending(hundredths, tenths, half),
  ascending(half, hundredths, tenths),
  ascending(tenths, half, hundredths),
];
const task: Task = {
  taskId: "1",
  skill: "compare",
  ask: { id: "ask" },
  question: listed(tenths, hundredths, half),
  choices: orders.map((value, place) => ({ value, mistake: place === 0 ? null : "neighbours-swapped" })),
  correct: 0,
  accepts: [],
  facts: {},
};

describe("an order", () => {
  it("is written with signs, spoken in words, and a list of numbers has no comma beside a decimal one", () => {
    expect(toPlain(orders[0]!, speaker("sl"))).toBe("0,4 < 0,45 < 1/2");
    expect(toSpoken(orders[0]!, speaker("en"))).toBe("0.4 less 0.45 less 1/2");
    expect(toPlain(task.question, speaker("sl"))).toBe("0,4; 0,45; 1/2");
    expect(toPlain(task.question, speaker("en"))).toBe("0.4, 0.45, 1/2");
  });

  it.each(["0,4 < 0,45 < 1/2", "0.4<0.45<0.5", "1/2 > 0,45 > 0,4", "0,4; 0,45; 1/2", "0,4, 0,45, 1/2"])(
    "is right when it is typed %s",
    (text) => {
      expect(isRight(task, { text })).toBe(true);
    },
  );

  it("is wrong when it is typed in another one, also in one that is no choice", () => {
    for (const text of ["0,45 < 0,4 < 1/2", "1/2; 0,4; 0,45"]) {
      expect(canRead(task, text)).toBe(true);
      expect(isRight(task, { text })).toBe(false);
    }
  });

  it("is not taken where a number is missing, twice there or another one", () => {
    for (const text of ["0,4 < 0,45", "0,4 < 0,4 < 1/2", "0,4 < 0,45 < 0,6", "0,4 0,45 1/2", "", "<"])
      expect(canRead(task, text), text).toBe(false);
  });

  it("is read with units or without, and an amount in another unit is not taken", () => {
    const [short, long] = [
      quantity(50, { name: "centimetre", symbol: "cm" }),
      quantity(exact(3, 5), { name: "metre", symbol: "m" }),
    ];
    const measured: Task = {
      ...task,
      choices: [ascending(short, long), ascending(long, short)].map((value) => ({ value, mistake: null })),
    };
    expect(isRight(measured, { text: "50 cm < 0,6 m" })).toBe(true);
    expect(isRight(measured, { text: "50 < 0.6" })).toBe(true);
    expect(isRight(measured, { text: "0,6 m < 50 cm" })).toBe(false);
    expect(canRead(measured, "50 cm < 60 cm")).toBe(false);
  });

  const withUnits = (...amounts: readonly (readonly [number, string])[]): Task => {
    const items = amounts.map(([amount, symbol]) => quantity(amount, { name: symbol, symbol }));
    const choices = [ascending(...items), ascending(...items.toReversed())];
    return { ...task, choices: choices.map((value) => ({ value, mistake: null })) };
  };
  const measured = withUnits([450, "m"], [2, "km"], [6200, "m"]);

  it.each([
    "450 m, 2 km, 6200 m",
    "450m,2km,6200m",
    "450 m 2 km 6.200 m",
    "450 m; 2; 6 200 m",
    "6200 m > 2 km > 450 m",
    "450<2<6,200",
    " 450 < 2 km < 6200 ",
  ])("with units is right when it is typed %s", (text) => {
    expect(isRight(measured, { text })).toBe(true);
  });

  it.each(["2 km < 450 m < 6200 m", "6200 m, 450 m, 2 km", "2 450 6200", "450 < 2 < 6200 < 450", "450 < 450 < 2"])(
    "with units is not right when it is typed %s",
    (text) => {
      expect(isRight(measured, { text })).toBe(false);
    },
  );

  it("with the same number in two units is read only with them, and not taken for its reverse", () => {
    const alike = withUnits([50, "cm"], [50, "m"], [3, "km"]);
    expect(isRight(alike, { text: "50 cm < 50 m < 3" })).toBe(true);
    expect(isRight(alike, { text: "50 m < 50 cm < 3 km" })).toBe(false);
    expect(canRead(alike, "50 m < 50 cm < 3 km")).toBe(true);
    for (const text of ["50 < 50 < 3", "50 < 50 cm < 3", "50 cm < 50 < 3 km"])
      expect(canRead(alike, text), text).toBe(false);
  });

  it("of what has no exact value is compared as it is written", () => {
    expect(toPlain(ascending(number(7), root(2, number(50)), number(8)), speaker("en"))).toBe("7 < √50 < 8");
  });
});
