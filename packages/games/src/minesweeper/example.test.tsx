import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawnIn, showExample } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example counts the one mine around every number, and every safe cell is dug in the end", () => {
  const { rows } = showExample(Example).last;
  const flags = rows.flatMap((cells, y) =>
    cells.flatMap((cell, x) => (cell.getAttribute("data-kind") === "hidden" ? [[x, y] as const] : [])),
  );
  expect(flags).toHaveLength(1);
  const [mineX, mineY] = flags[0]!;
  const around = rows.map((cells, y) =>
    cells.map((_, x) => (Math.max(Math.abs(x - mineX), Math.abs(y - mineY)) === 1 ? ["1"] : [])),
  );
  expect(rows.map((cells) => cells.map((cell) => drawnIn(cell, "n")))).toEqual(around);
});
