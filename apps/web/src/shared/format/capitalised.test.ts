import { expect, it } from "vitest";
import { capitalised } from "./capitalised.ts";

it("writes the first letter of a text as a capital, whatever its language, and the rest as it is", () => {
  expect(["četrti razred A", "übung", "4 × 4, pari", ""].map(capitalised)).toEqual([
    "Četrti razred A",
    "Übung",
    "4 × 4, pari",
    "",
  ]);
});
