import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showExample } from "@karota/ui/testing/show-example.tsx";
import { answerOf } from "./board.ts";
import Example from "./example.tsx";

afterEach(cleanup);

test("the example answers the guess of the colour puzzle as its next row would have it", () => {
  const { picture } = showExample(Example).last;
  const letters = [...picture.querySelectorAll("text")].map(({ textContent }) => "ABCDEFGHI".indexOf(textContent) + 1);
  const { place, colour } = answerOf(letters.slice(0, 4), letters.slice(4));
  const signs = [...picture.querySelectorAll("[data-sign]")].map((sign) => sign.getAttribute("data-sign"));
  expect(signs.filter((sign) => sign === "place")).toHaveLength(place);
  expect(signs.filter((sign) => sign === "colour")).toHaveLength(colour);
  expect([place, colour]).toEqual([1, 2]);
});
