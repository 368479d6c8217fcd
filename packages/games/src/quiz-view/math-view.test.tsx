import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { equation, number, product, sum as added, type Expression } from "@karota/engine/quiz/expression.ts";
import { toParts } from "@karota/engine/quiz/markup.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { MathView } from "./math-view.tsx";

const times = (...factors: readonly number[]): Expression => product(...factors.map((n) => number(n)));
const sum: Expression = { kind: "infix", operator: "+", items: [{ kind: "symbol", text: "x" }, number(10)] };

it("sets a sum over or under a fraction's line as one row: the halves are grids, which would stack its parts", () => {
  for (const [over, under] of [
    [sum, number(7)],
    [number(7), sum],
  ] as const) {
    const [part] = toParts({ kind: "fraction", over, under }, SPEAKERS.en);
    if (part?.kind !== "math") throw new Error("A fraction is no mathematics.");
    const { container, unmount } = render(<MathView markup={part.markup} />);
    const halves = [...container.querySelector('[data-role="fraction"]')!.children];
    expect(halves.map((half) => [half.childElementCount, half.textContent])).toEqual(
      [over, under].map((half) => [1, half === sum ? "x+10" : "7"]),
    );
    unmount();
  }
});

it.each([
  [12345, ["12", "345"]],
  [1234567, ["1", "234", "567"]],
])("sets %d in groups of digits, and it is copied as it is typed", (n, groups) => {
  const [part] = toParts(number(n), SPEAKERS.de);
  if (part?.kind !== "math") throw new Error("A number is no mathematics.");
  const { container, unmount } = render(<MathView markup={part.markup} />);
  const set = container.querySelector("[data-math] > span")!;
  expect([...set.children].map(({ textContent }) => textContent)).toEqual(groups);
  expect(set.textContent).toBe(String(n));
  unmount();
});

it("sets four digits as one text, without an element around them", () => {
  const [part] = toParts(number(1234), SPEAKERS.de);
  if (part?.kind !== "math") throw new Error("A number is no mathematics.");
  const { container } = render(<MathView markup={part.markup} />);
  expect(container.querySelector("[data-math]")!.innerHTML).toBe("<span>1234</span>");
});

it("does not set a numeral of another base in groups", () => {
  const [part] = toParts({ kind: "numeral", value: 45, base: 2 }, SPEAKERS.de);
  if (part?.kind !== "math") throw new Error("A numeral is no mathematics.");
  expect(JSON.stringify(part.markup)).toContain('["101101"]');
});

it.each<[string, Expression, string]>([
  [
    "a sum after its plus and its equals sign, not within a product",
    equation(added(times(622, 5), times(20, 5)), number(3210)),
    "+=",
  ],
  ["a short product nowhere", times(622, 5), ""],
  ["a long product after its factors", times(2, 2, 2, 2, 2, 2, 2, 2), "·······"],
])("lets a line break in %s", (_, expression, signs) => {
  const [part] = toParts(expression, SPEAKERS.sl);
  if (part?.kind !== "math") throw new Error("A calculation is no mathematics.");
  const { container, unmount } = render(<MathView markup={part.markup} />);
  expect([...container.querySelectorAll("[data-breaks]")].map(({ textContent }) => textContent).join("")).toBe(signs);
  unmount();
});
