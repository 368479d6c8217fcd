import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawnIn, showExample, textsOf } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example writes the exact results of the maths crossword", () => {
  const { rows } = showExample(Example).steps.at(-2)!;
  const resultOf = (cell: HTMLElement): string => {
    const [one, other] = drawnIn(cell, "text").join("").split(/[·×]/).map(Number);
    return String(one! * other!);
  };
  expect(textsOf(rows)[1]!.slice(1).join("")).toBe(resultOf(rows[1]![0]!));
  expect(`${rows[1]![2]!.textContent}${rows[2]![2]!.textContent}`).toBe(resultOf(rows[0]![2]!));
});

test("the example names all results of the calculation with a gap, of which one starts with the digit that is there", () => {
  const { rows, words } = showExample(Example).last;
  const [gap, factor] = drawnIn(rows[0]![2]!, "text").join("").split(/[·×]/);
  expect(gap).toBe("?");
  const results = Array.from({ length: 10 }, (_, digit) => String(digit * Number(factor))).filter(
    ({ length }) => length === 2,
  );
  expect(words.match(/\b\d\d\b/g)!.slice(0, results.length)).toEqual(results);
  const there = rows[1]![2]!.textContent;
  expect(results.filter((result) => result.startsWith(there))).toEqual([`${there}${rows[2]![2]!.textContent}`]);
});
