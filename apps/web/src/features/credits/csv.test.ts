import { expect, it } from "vitest";
import type { CreditEntry } from "@karota/contract/credits/ledger.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { csvOf } from "./csv.ts";

const entry = (more: Partial<CreditEntry>): CreditEntry => ({
  id: 1,
  amount: -0.5,
  balance: 4.5,
  reason: "game",
  reference: "b1",
  game: "sudoku",
  assignment: null,
  time: "2026-11-21T08:05:00+01:00",
  ...more,
});

it("writes amounts exactly, with the separators of the language", () => {
  const entries = [
    entry({}),
    entry({ amount: 1000, balance: 0.29, reason: "first_login", game: null, reference: null }),
  ];
  expect(csvOf(entries, SPEAKERS.sl)).toBe(
    "\uFEFFČas;Razlog;Igra;Korenčki;Stanje;Oznaka\r\n" +
      "2026-11-21 08:05:00;Nova igra;Sudoku;-0,50;4,50;b1\r\n" +
      "2026-11-21 08:05:00;Darilo za prvo prijavo;;1000,00;0,29;\r\n",
  );
  expect(csvOf(entries, SPEAKERS.en).split("\r\n")[1]).toBe("2026-11-21 08:05:00,New game,Sudoku,-0.50,4.50,b1");
  expect(csvOf(entries, SPEAKERS.de).split("\r\n")[1]).toBe("2026-11-21 08:05:00;Neues Spiel;Sudoku;-0,50;4,50;b1");
});

it.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM", "'@SUM"],
  ["\t=1", "'\t=1"],
  ['=1;"2"', `"'=1;""2"""`],
  ["a\nb", '"a\nb"'],
])("makes text of %j, which a spreadsheet would evaluate or split", (reference, cell) => {
  const row = csvOf([entry({ reference, game: null })], SPEAKERS.sl).split("\r\n")[1]!;
  expect(row).toBe(`2026-11-21 08:05:00;Nova igra;;-0,50;4,50;${cell}`);
});
