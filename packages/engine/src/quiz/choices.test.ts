import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import { draft } from "../testing/fake-quiz.ts";
import { drawChoices } from "./choices.ts";
import { exact } from "./exact.ts";
import {
  clock,
  duration,
  equation,
  name,
  number,
  numeral,
  quantity,
  symbol,
  system,
  type Expression,
} from "./expression.ts";
import { keyOf } from "./meaning.ts";
import { isMiss } from "./near-misses.ts";
import type { Draft } from "./topic.ts";
import { valueOf } from "./value.ts";

describe("the four choices", () => {
  const random = seeded("choices");
  const plain = (one: Draft<null>) => drawChoices(one, random)!.map((choice) => choice.value);

  it("are four different values, also where a topic's mistakes coincide with the answer or each other", () => {
    const same = [number(exact(1, 2)), { kind: "fraction", over: number(2), under: number(4) } as const];
    const one = draft(
      same[0]!,
      { name: "a", value: same[1]! },
      { name: "b", value: number(3) },
      { name: "c", value: number(exact(6, 2)) },
    );
    for (let run = 0; run < 50; run++) {
      const values = plain(one).map((value) => JSON.stringify(valueOf(value)));
      expect(new Set(values).size).toBe(4);
    }
  });

  it("are filled up with near misses that are written like the answer and not below zero", () => {
    const choices = drawChoices(draft(number(exact(3, 10)), { name: "a", value: number(9) }), random)!;
    const near = choices.filter((choice) => isMiss(choice.mistake));
    expect(near).toHaveLength(2);
    for (const { value } of near) expect([exact(2, 5), exact(1, 5), exact(13, 10)]).toContainEqual(valueOf(value));
    expect(drawChoices(draft(number(0)), random)).toHaveLength(4);
    for (const value of plain(draft(number(1)))) expect(valueOf(value)!.n).toBeGreaterThan(0);
    for (const value of plain(draft(number(-4)))) expect(valueOf(value)!.n).toBeLessThan(0);
  });

  it.each([
    ["a binary number", numeral(11, 2)],
    ["a Roman number", numeral(14, "Roman")],
    ["a time", clock(5)],
    ["a length of time", duration(3)],
    ["an amount", quantity(5, { name: "metre", symbol: "m" })],
    ["a solved equation", equation(symbol("x"), number(-1))],
    ["a solved system", system(equation(symbol("x"), number(1)), equation(symbol("y"), number(2)))],
    ["a fraction", { kind: "fraction", over: number(3), under: number(4) } as const],
  ])("have near misses of their own for %s", (_, answer) => {
    const choices = drawChoices(draft(answer), random)!;
    expect(new Set(choices.map((choice) => keyOf(choice.value))).size).toBe(4);
    expect(new Set(choices.map((choice) => choice.value.kind))).toStrictEqual(new Set([answer.kind]));
  });

  it("count x = 0,5 and x = 1/2, and amounts of one size, as one", () => {
    const x = (value: Expression) => equation(symbol("x"), value);
    const one = draft(x(number(exact(1, 2))), {
      name: "a",
      value: x({ kind: "fraction", over: number(1), under: number(2) }),
    });
    for (const { mistake } of drawChoices(one, random)!) expect(mistake).not.toBe("a");
  });

  it("differ in kind before a second one of the same kind is taken", () => {
    const many = [1, 2, 3, 4, 5, 6].map((value) => ({ name: "often", value: number(value) }));
    const one = draft(number(100), ...many, { name: "b", value: number(20) }, { name: "c", value: number(30) });
    for (let run = 0; run < 50; run++) {
      const names = drawChoices(one, random)!.map((choice) => choice.mistake);
      expect(new Set(names)).toStrictEqual(new Set([null, "b", "c", "often"]));
    }
  });

  it("are null for names with too few wrong ones", () => {
    const city = (id: string) => name(id, "en");
    expect(
      drawChoices(draft(city("a"), { name: "other", value: city("b") }, { name: "other", value: city("a") }), random),
    ).toBeNull();
  });

  it("have the right one at every place equally often", () => {
    const counts = [0, 0, 0, 0];
    for (let run = 0; run < 4_000; run++)
      counts[drawChoices(draft(number(50)), random)!.findIndex((choice) => choice.mistake === null)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(130);
  });
});
