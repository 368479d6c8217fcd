import { expect, test } from "vitest";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { latestGiven } from "./latest-given.ts";

const NOW = Date.parse("2026-11-24T12:00:00Z");
const row = (name: string, status: AssignmentRow["status"], day: number, target: Partial<AssignmentRow> = {}) =>
  ({
    name,
    status,
    end: `2026-11-${day}T12:00:00Z`,
    group: { id: "g", name: "6. b" },
    student: null,
    ...target,
  }) as AssignmentRow;
const latest = (...rows: readonly AssignmentRow[]) => latestGiven(rows, NOW)?.name;

test("a mentor sees what is under way and ends first", () => {
  expect(latest(row("a", "inProgress", 28), row("b", "inProgress", 25), row("c", "upcoming", 24))).toBe("b");
});
test("with nothing under way, it is what ended last, for a week", () => {
  expect(latest(row("a", "completed", 20), row("b", "completed", 22), row("c", "cancelled", 23))).toBe("b");
  expect(latest(row("a", "completed", 16), row("b", "upcoming", 30))).toBeUndefined();
});
test("what was set somebody who has left is left out", () => {
  const gone = { group: null, student: { id: "s", name: null } };
  expect(latest(row("a", "inProgress", 25, gone), row("b", "inProgress", 26))).toBe("b");
});
