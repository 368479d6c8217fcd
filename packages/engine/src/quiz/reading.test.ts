import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exact } from "./exact.ts";
import { number, symbol, words, type Expression } from "./expression.ts";
import { canRead, isRight, readNumber, readWords, wrongChoice } from "./reading.ts";
import type { Task } from "./task.ts";

const task = (right: Expression, accepts: readonly string[] = []): Task => ({
  taskId: "1",
  ask: { id: "ask" },
  question: symbol("?"),
  choices: [
    { value: number(7), mistake: "wrong" },
    { value: right, mistake: null },
    { value: number(8), mistake: "worse" },
    { value: number(9), mistake: "worst" },
  ],
  correct: 1,
  accepts,
  facts: null,
});

describe("a typed number", () => {
  it.each([
    ["85", 85, 1],
    [" 85 ", 85, 1],
    ["+85", 85, 1],
    ["0085", 85, 1],
    ["-3", -3, 1],
    ["−3", -3, 1],
    ["– 3", -3, 1],
    ["12,5", 25, 2],
    ["12.50", 25, 2],
    [",5", 1, 2],
    ["1 234 567", 1_234_567, 1],
    ["1\u00a0234,5", 2469, 2],
    ["3/4", 3, 4],
    ["6 / 8", 3, 4],
    ["−3/4", -3, 4],
    ["1 1/2", 3, 2],
    ["-1 1/2", -3, 2],
    ["½", 1, 2],
    ["2½", 5, 2],
    ["2 ¾", 11, 4],
    ["3⁄4", 3, 4],
  ])("%j is read", (text, n, d) => {
    expect(readNumber(text)).toStrictEqual(exact(n, d));
  });

  it.each([
    "",
    " ",
    "-",
    "x",
    "1,2,3",
    "1.234,5",
    "12 34",
    "1/0",
    "1/2/3",
    "1e5",
    "0x10",
    "Infinity",
    "--1",
    ",",
    "99999999999999999999",
    "5 km",
  ])("%j is not read", (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it("never throws, whatever the text", () => {
    const anyText = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[-−+ ,./0-9½]{0,20}$/));
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typeof readNumber(text)).toBe("object");
        expect(typeof readWords(text)).toBe("string");
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe("an answer", () => {
  const half = task(number(exact(1, 2)));
  const city = task(words({ id: "sanJose" }), ["San José", "Saint Joseph"]);

  it("is right when its value is, however it was written", () => {
    for (const text of ["0,5", "0.50", "1/2", "2/4", "½"]) expect(isRight(half, { text })).toBe(true);
    for (const text of ["5", "-1/2", "0,51"]) expect(isRight(half, { text })).toBe(false);
    expect(isRight(half, { selected: 1 })).toBe(true);
    expect(isRight(half, { selected: 0 })).toBe(false);
  });

  it("in words is right without capitals and accents, by any of its names", () => {
    for (const text of ["san jose", "SAN JOSÉ", " San-José ", "saint joseph"])
      expect(isRight(city, { text })).toBe(true);
    for (const text of ["Jose", "san", ""]) expect(isRight(city, { text })).toBe(false);
    expect(isRight(task(symbol("XIV")), { text: "xiv" })).toBe(true);
  });

  it("is taken only when it can be understood", () => {
    expect(canRead(half, "0,5")).toBe(true);
    for (const text of ["half", "", "1/0", "1".repeat(101)]) expect(canRead(half, text)).toBe(false);
    expect(canRead(city, "Paris")).toBe(true);
    expect(canRead(city, "?!")).toBe(false);
  });

  it("that was typed shows the same error as the choice of that value", () => {
    expect(wrongChoice(half, { text: "7,0" })?.mistake).toBe("wrong");
    expect(wrongChoice(half, { selected: 2 })?.mistake).toBe("worse");
    expect(wrongChoice(half, { text: "6" })).toBeUndefined();
    expect(wrongChoice(half, { text: "1/2" })).toBeUndefined();
  });
});
