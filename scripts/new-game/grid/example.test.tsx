import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showExample, textsOf } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example completes a row with each digit once", () => {
  const { rows } = showExample(Example).last;
  expect(textsOf(rows).flat().sort().join("")).toBe("1234");
});
