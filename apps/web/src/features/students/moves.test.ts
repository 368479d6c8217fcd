import { expect, test } from "vitest";
import type { MentorPackage } from "@karota/contract/mentorship/mentorship.ts";
import { moveFor } from "./moves.ts";

const one = (name: MentorPackage["name"], maxStudents: number, maxGroups: number): MentorPackage => ({
  name,
  maxGroups,
  maxStudents,
  maxStudentsPerGroup: maxGroups * 2,
  maxGroupAssignmentsPerWeek: 1,
  maxStudentAssignmentsPerWeek: 1,
  priceFactor: 0.1,
  groupAssignmentPrice: 1,
  studentAssignmentPrice: 0.1,
});
const PACKAGES = [one("starter", 10, 1), one("essential", 30, 2), one("pro", 75, 5)];
const nameOf = (move: ReturnType<typeof moveFor>) => (move === null || move === "beyond" ? move : move.name);

test("a size that fits into the present package moves no mentor, also where a smaller one would do", () => {
  expect(moveFor(PACKAGES, "starter", "maxStudents", 10)).toBeNull();
  expect(moveFor(PACKAGES, "pro", "maxStudents", 3)).toBeNull();
});

test("one more moves to the smallest package with room, and a whole class may leave one out", () => {
  expect(nameOf(moveFor(PACKAGES, "starter", "maxStudents", 11))).toBe("essential");
  expect(nameOf(moveFor(PACKAGES, "starter", "maxStudents", 31))).toBe("pro");
  expect(nameOf(moveFor(PACKAGES, "essential", "maxGroups", 3))).toBe("pro");
  expect(nameOf(moveFor(PACKAGES, "starter", "maxStudentsPerGroup", 4))).toBe("essential");
});

test("beyond the largest there is nothing", () => {
  expect(moveFor(PACKAGES, "starter", "maxStudents", 76)).toBe("beyond");
});
