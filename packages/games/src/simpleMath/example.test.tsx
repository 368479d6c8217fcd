import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showExample } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example selects the multiples of 6 and leaves the rest", () => {
  const { rows } = showExample(Example).last;
  for (const cell of rows.flat())
    expect(cell.getAttribute("aria-selected") === "true").toBe(Number(cell.textContent) % 6 === 0);
});
