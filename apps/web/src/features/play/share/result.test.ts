import { beforeAll, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { messageOf, wordsOf, type Result } from "./result.ts";

const LANGUAGES = ["sl", "en", "de"] as const;
beforeAll(async () => {
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    for (const part of ["rest", "meme"]) await loadTexts(part, language);
  }
});

const ENDS = "2026-11-22T00:00:00+01:00";
const PATH = "/games/addition/daily?day=2026-11-21";
const ADDRESS = `https://karota.example${PATH}`;
const quiz: Result = {
  game: "addition",
  path: PATH,
  asks: true,
  ends: ENDS,
  seconds: 151,
  hints: null,
  resets: 0,
  marks: [["right", "right", "wrong"]],
};
const messageIn = (language: (typeof LANGUAGES)[number], result: Result) =>
  messageOf(result, wordsOf(result, SPEAKERS[language]), ADDRESS).split("\n");

test("a quiz's result has its day, its score in words, its time and a row of squares", () => {
  expect(messageIn("sl", quiz)).toEqual([
    "Karota · Seštevanje · 21. november 2026",
    "Pravilno: 2 od 3 · Čas: 2:31",
    "🟩🟩⬜",
    ADDRESS,
  ]);
});

test("each row of the colour puzzle has its words beside it", () => {
  const meme: Result = {
    ...quiz,
    game: "meme",
    asks: false,
    hints: 1,
    marks: [
      ["right", "near", "wrong", "wrong"],
      ["right", "right", "right", "right"],
    ],
  };
  expect(messageIn("de", meme).slice(1, 4)).toEqual([
    "In 2 Reihen gefunden · Zeit: 2:31 · 1 Tipp",
    "🟩🟨⬜⬜ (1 richtig, 1 woanders)",
    "🟩🟩🟩🟩 (4 richtig, 0 woanders)",
  ]);
});

test("the result of a game without marks has its time, its hints and how often it was begun", () => {
  const sudoku: Result = { ...quiz, game: "sudoku", asks: false, hints: 0, resets: 1, seconds: 0, marks: [] };
  expect(messageIn("en", sudoku)).toEqual([
    "Karota · Sudoku · 21 November 2026",
    "Solved · 2 tries · no hints",
    "▰▰▰▰▰▰▰▰▰▰ 100%",
    ADDRESS,
  ]);
});
