import { expect, it } from "vitest";
import type { MyAssignment } from "@karota/contract/assignments/my-assignment.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { sortOut } from "./sort-out.ts";
import { spanWords } from "../format/span-words.ts";

const NOW = Date.parse("2026-11-21T12:00:00+01:00");
const HOUR_MS = 3_600_000;
const one = (name: string, start: number, end: number, rest: Partial<MyAssignment> = {}): MyAssignment => ({
  assignment_id: name,
  name,
  mentor: "Ana",
  mentorFace: null,
  status: "inProgress",
  startDate: new Date(NOW + start * HOUR_MS).toISOString(),
  endDate: new Date(NOW + end * HOUR_MS).toISOString(),
  tasks: 4,
  numSolvedTasks: 0,
  completed: false,
  mayAnswer: true,
  archived: false,
  games: ["addition"],
  message: "",
  numCorrect: null,
  ...rest,
});

it("each assignment is in the list of its status, the most urgent first, the latest end first when over", () => {
  const lists = sortOut(
    [
      one("later end", -1, 9),
      one("soon end", -1, 2),
      one("next week", 99, 120),
      one("tomorrow", 24, 30),
      one("over", -9, -1),
      one("over before", -9, -5),
      one("all answered", -1, 5, { completed: true, mayAnswer: false, numCorrect: 3 }),
      one("group left", -1, 4, { mayAnswer: false }),
      one("cancelled", 10, 20, { status: "cancelled" }),
    ],
    NOW,
  );
  const names = (list: readonly MyAssignment[]) => list.map(({ name }) => name);
  expect(names(lists.inProgress)).toEqual(["soon end", "later end"]);
  expect(names(lists.upcoming)).toEqual(["tomorrow", "next week"]);
  expect(names(lists.completed)).toEqual(["cancelled", "all answered", "group left", "over", "over before"]);
});

it("an assignment goes from one list to the next as time passes, with no new answer of the server", () => {
  const list = [one("a", 1, 2)];
  expect(sortOut(list, NOW).upcoming).toHaveLength(1);
  expect(sortOut(list, NOW + HOUR_MS).inProgress).toHaveLength(1);
  expect(sortOut(list, NOW + 2 * HOUR_MS).inProgress).toHaveLength(1);
  expect(sortOut(list, NOW + 2 * HOUR_MS + 1).completed).toHaveLength(1);
});

it("spans have at most two units, and are never empty", () => {
  const words = (minutes: number, language: "sl" | "en" | "de") =>
    spanWords(minutes * 60_000, SPEAKERS[language]).replaceAll("\u00a0", " ");
  expect([0, 59, 60, 61, 1500, 2880, 7200].map((minutes) => words(minutes, "sl"))).toEqual([
    "1 min",
    "59 min",
    "1 h",
    "1 h 1 min",
    "25 h",
    "2 dneva",
    "5 dni",
  ]);
  expect(words(150, "de")).toBe("2 Std. 30 Min.");
  expect(words(4320, "en")).toBe("3 days");
});
