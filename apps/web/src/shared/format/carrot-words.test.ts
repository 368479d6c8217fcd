import { expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { carrotWords } from "./carrot-words.ts";

test.each([
  [0, "0 korenčkov", "0 carrots", "0 Karotten"],
  [1, "1 korenček", "1 carrot", "1 Karotte"],
  [2, "2 korenčka", "2 carrots", "2 Karotten"],
  [3, "3 korenčki", "3 carrots", "3 Karotten"],
  [4, "4 korenčki", "4 carrots", "4 Karotten"],
  [5, "5 korenčkov", "5 carrots", "5 Karotten"],
  [11, "11 korenčkov", "11 carrots", "11 Karotten"],
  [101, "101 korenček", "101 carrots", "101 Karotten"],
  [102, "102 korenčka", "102 carrots", "102 Karotten"],
  [0.5, "0,5 korenčka", "0.5 carrots", "0,5 Karotten"],
  [12.5, "12,5 korenčka", "12.5 carrots", "12,5 Karotten"],
  [1.25, "1,25 korenčka", "1.25 carrots", "1,25 Karotten"],
])("%s carrots take the right form", (amount, sl, en, de) => {
  expect(carrotWords(amount, SPEAKERS.sl)).toBe(sl);
  expect(carrotWords(amount, SPEAKERS.en)).toBe(en);
  expect(carrotWords(amount, SPEAKERS.de)).toBe(de);
});
