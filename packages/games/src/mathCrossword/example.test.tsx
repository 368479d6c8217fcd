import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawnIn, showExample, textsOf } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example writes the exact results of the maths crossword", () => {
  const { rows } = showExample(Example).last;
  const resultOf = (cell: HTMLElement): string => {
    const [one, other] = drawnIn(cell, "text").join("").split(/[·×]/).map(Number);
    return String(one! * other!);
  };
  expect(textsOf(rows)[1]!.slice(1).join("")).toBe(resultOf(rows[1]![0]!));
  expect(`${rows[1]![2]!.textContent}${rows[2]![2]!.textContent}`).toBe(resultOf(rows[0]![2]!));
});
