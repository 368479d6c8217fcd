import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { describePackage, packageOf, packagesOf, type Amounts } from "./packages.ts";
import { afterOneMore, lowerOf, nameKeyOf, packageFor, weeksWithRoom } from "./rules.ts";

const NOTHING: Amounts = {
  groups: 0,
  students: 0,
  largestGroup: 0,
  groupAssignmentsThisWeek: 0,
  studentAssignmentsThisWeek: 0,
};
const packages = packagesOf(DEFAULT_SETTINGS);
const placed = (name: string) => ({ packages, package: packageOf(packages, name) });
const starter = placed("starter");

test("a group's assignment costs the group's limit times the factor, a student's the factor", () => {
  const prices = packages
    .map(describePackage)
    .map((one) => [one.priceFactor, one.groupAssignmentPrice, one.studentAssignmentPrice]);
  expect(prices).toEqual([
    [0.1, 1, 0.1],
    [0.09, 1.35, 0.09],
    [0.08, 1.6, 0.08],
    [0.07, 1.96, 0.07],
    [0.06, 1.92, 0.06],
    [0.05, 2, 0.05],
  ]);
});

test("a package that fits stays; else it is the smallest one with room, and none beyond the largest", () => {
  expect(packageFor(starter, { students: 10, groups: 1 })).toBe(starter.package);
  expect(packageFor(starter, { students: 11 })?.name).toBe("essential");
  expect(packageFor(starter, { students: 11, largestGroup: 29 })?.name).toBe("enterprise");
  expect(packageFor(placed("premium"), { students: 1 })?.name).toBe("premium");
  expect(packageFor(starter, { students: 2000 })?.name).toBe("ultimate");
  expect(packageFor(starter, { students: 2001 })).toBeNull();
});

test("the effect of one more student is announced: no change, the next package, or beyond the largest", () => {
  expect(afterOneMore(starter, { ...NOTHING, students: 9 }, "students")).toBeNull();
  expect(afterOneMore(starter, { ...NOTHING, students: 10 }, "students")).toBe("essential");
  expect(afterOneMore(placed("ultimate"), { ...NOTHING, groups: 100 }, "groups")).toBe("beyond");
});

test("only full weeks in a row with at most four fifths of every limit count for a step down", () => {
  const essential = packageOf(packages, "essential");
  const fits: Amounts = { ...NOTHING, students: 24, groups: 1, largestGroup: 12, groupAssignmentsThisWeek: 4 };
  const tooMany: Amounts = { ...fits, students: 25 };
  expect(weeksWithRoom(essential, [fits, fits, fits, fits, fits])).toBe(4);
  expect(weeksWithRoom(essential, [fits, fits, fits, fits, tooMany])).toBe(3);
  expect(weeksWithRoom(essential, [fits, tooMany, fits, fits, fits])).toBe(0);
  expect(weeksWithRoom(essential, [tooMany, fits, fits, fits, fits])).toBe(0);
  expect(weeksWithRoom(essential, [fits, { ...fits, groups: 2 }])).toBe(0);
  expect(weeksWithRoom(starter.package, [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING])).toBe(4);
});

test("there is nothing below starter", () => {
  expect(packages.map(({ name }) => lowerOf(placed(name))?.name ?? null)).toEqual([
    null,
    "starter",
    "essential",
    "pro",
    "premium",
    "enterprise",
  ]);
});

test("names that look the same are the same", () => {
  expect(nameKeyOf("  7.a   Živali ")).toBe(nameKeyOf("7.A živali"));
  expect(nameKeyOf("Ｍath")).toBe("math");
  expect(nameKeyOf("7.a")).not.toBe(nameKeyOf("7.b"));
});
