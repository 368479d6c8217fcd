import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showExample, textsOf } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example completes a box of the sudoku with each digit once", () => {
  const { rows, words } = showExample(Example).last;
  expect(textsOf(rows).flat().sort().join("")).toBe("123456789");
  expect(words).toContain("7");
});
