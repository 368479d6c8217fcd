import { expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { leftWords } from "./progress-words.ts";

const left = (game: string, done: number, total: number, language: "sl" | "en" = "en") =>
  leftWords(game, { done, total }, SPEAKERS[language]);

test("a board says what is left in its game's own words", () => {
  expect(left("sudoku", 21, 54)).toBe(SPEAKERS.en.say({ id: "sudoku.left", values: { left: 33 } }));
  expect(left("sudoku", 52, 54, "sl")).toBe("še 2 polji");
});

test("without such a text it says questions for a quiz, and cells elsewhere", () => {
  expect(left("addition", 9, 10)).toBe("1 question left");
  expect(left("nosuchgame", 1, 3)).toBe("2 cells left");
});

test("nothing is less than nothing", () => {
  expect(left("addition", 12, 10)).toBe("0 questions left");
});
