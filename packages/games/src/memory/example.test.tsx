import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showExample } from "@karota/ui/testing/show-example.tsx";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example finds two cards with the same picture in memory, after two that differ", () => {
  const { steps } = showExample(Example);
  const pictures = (step: number, side: string) =>
    [...steps[step]!.picture.querySelectorAll(`[data-side="${side}"]`)].map(
      (card) => card.querySelectorAll("svg")[1]!.innerHTML,
    );
  const [first, second] = pictures(0, "open");
  expect(second).not.toBe(first);
  expect(pictures(2, "found")).toEqual([second, second]);
});
