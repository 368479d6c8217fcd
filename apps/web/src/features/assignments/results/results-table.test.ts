import { expect, it } from "vitest";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { csvOf, xlsxOf } from "../../../shared/format/table-file.ts";
import { resultsTableOf, WIDTHS } from "./results-table.ts";

const detail = {
  tasks: [0, 1, 2].map((index) => ({
    index,
    game: "addition",
    options: {},
    numSolved: 1,
    numCorrect: 1,
    mistake: null,
  })),
  students: [
    {
      id: "1",
      name: "=Ana;1",
      exMember: false,
      marks: "10.",
      numSolved: 2,
      numCorrect: 1,
      started: "2026-11-21T08:00:00Z",
      finished: null,
      seconds: 95,
      ownEnd: null,
    },
    {
      id: "2",
      name: null,
      exMember: true,
      marks: "...",
      numSolved: 0,
      numCorrect: 0,
      started: null,
      finished: null,
      seconds: 0,
      ownEnd: null,
    },
  ],
} as unknown as AssignmentDetail;

it("results are written as numbers with the language's separators, and names so that no spreadsheet evaluates them", () => {
  const [head, ana, ex] = csvOf(resultsTableOf(detail, SPEAKERS.sl), SPEAKERS.sl).slice(1).split("\r\n");
  expect(head).toMatch(/^Učenec;Prav;Odgovorjeno;.*;1 Seštevanje;2 Seštevanje;3 Seštevanje$/);
  expect(ana).toMatch(/^"'=Ana;1";1;2;50;1,58;2026-11-21 \d\d:\d\d:00;;1;0;$/);
  expect(ex).toBe("Nekdanji član;0;0;;;;;;;");
  expect(csvOf(resultsTableOf(detail, SPEAKERS.en), SPEAKERS.en)).toContain(",50,1.58,2026-11-21");
});

it("has the students in the order of the language's letters, former members last", () => {
  const [ana, ex] = detail.students;
  const names = ["Žan", "10. Ajda", "Črt", "Ajda", "5. Ajda"];
  const students = [ex!, ...names.map((name) => ({ ...ana!, name }))];
  const { rows } = resultsTableOf({ ...detail, students }, SPEAKERS.sl);
  expect(rows.map(([name]) => name)).toEqual(["5. Ajda", "10. Ajda", "Ajda", "Črt", "Žan", "Nekdanji član"]);
});

it("makes a workbook", async () => {
  const blob = await xlsxOf(resultsTableOf(detail, SPEAKERS.de), "Brüche: [1/2]?", WIDTHS);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect(String.fromCharCode(bytes[0]!, bytes[1]!)).toBe("PK");
  expect(bytes.length).toBeGreaterThan(1000);
});
