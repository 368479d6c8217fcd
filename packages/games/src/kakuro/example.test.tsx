import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawnIn, showExample } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example adds up in the kakuro, with no digit twice in a run, and no other way to do it", () => {
  const { rows } = showExample(Example).last;
  const sums = {
    columns: rows[0]!.slice(1).map((cell) => Number(drawnIn(cell, "text")[0])),
    rows: rows.slice(1).map(([cell]) => Number(drawnIn(cell!, "text")[0])),
  };
  const runs = ([a, b, c, d]: readonly number[]) => ({
    columns: [
      [a, c],
      [b, d],
    ] as [number, number][],
    rows: [
      [a, b],
      [c, d],
    ] as [number, number][],
  });
  const fits = (digits: readonly number[]): boolean =>
    (["columns", "rows"] as const).every((way) =>
      runs(digits)[way].every(([one, other], line) => one !== other && one + other === sums[way][line]),
    );
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const ways = digits.flatMap((a) =>
    digits.flatMap((b) => digits.flatMap((c) => digits.map((d) => [a, b, c, d]))).filter(fits),
  );
  const written = rows.slice(1).flatMap((cells) => cells.slice(1).map((cell) => Number(cell.textContent)));
  expect(ways).toEqual([written]);
});
