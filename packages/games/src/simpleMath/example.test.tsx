import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showExample } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example selects the multiples of 6, then the common multiples of 4 and 6, and leaves the rest", () => {
  const { steps } = showExample(Example);
  const selected = (at: number) =>
    steps
      .at(at)!
      .rows.flat()
      .filter((cell) => cell.querySelector("[data-selected]"))
      .map((cell) => Number(cell.textContent));
  const all = steps[0]!.rows.flat().map((cell) => Number(cell.textContent));
  expect(selected(-2)).toEqual(all.filter((value) => value % 6 === 0));
  expect(selected(-1)).toEqual(all.filter((value) => value % 6 === 0 && value % 4 === 0));
  expect(selected(-1)).toHaveLength(1);
});
