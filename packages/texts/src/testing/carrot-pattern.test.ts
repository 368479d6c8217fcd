import { expect, test } from "vitest";
import { carrotPattern } from "./carrot-pattern.ts";

test.each([
  ["sl", ["Nimaš korenčkov", "Korenček", "dva korenčka"], "Karota"],
  ["en", ["Buy carrots", "1 carrot"], "Karota"],
  ["de", ["Karottenstand", "1 Karotte", "5 Karotten"], "Karota"],
] as const)("the carrot is found in all its forms, and not in the product's name: %s", (language, found, not) => {
  const pattern = carrotPattern(language);
  expect(found.filter((text) => !pattern.test(text))).toEqual([]);
  expect(pattern.test(not)).toBe(false);
});
