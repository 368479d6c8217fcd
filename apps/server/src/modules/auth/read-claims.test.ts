import { expect, test } from "vitest";
import { readClaims, textsAt } from "./read-claims.ts";

const ROLE = { claim: ["person", "role"], mentors: ["LEHR", "LEIT"] };
const MANY = Array.from({ length: 10_000 }, (_, n) => `${n}`);

const isMentor = (payload: object): boolean => readClaims({ role: ROLE }, (path) => textsAt(payload, path)).isMentor;
const classesOf = (value: unknown, school: unknown = "A") =>
  readClaims({ classes: { claim: ["class"], school: ["school"] } }, (path) => textsAt({ class: value, school }, path));

test.each<{ readonly person: unknown }>([
  { person: { role: "LEHR" } },
  { person: { role: ["LERN", "LEIT"] } },
  { person: { role: [...MANY, "LEHR"] } },
  { person: [{ role: "LERN" }, { role: ["LEHR"] }] },
])("a role claim with one of the values makes a mentor: %j", ({ person }) => {
  expect(isMentor({ person })).toBe(true);
});

const NO_MENTORS: readonly unknown[] = [
  undefined,
  null,
  "LEHR",
  { role: "LERN" },
  { role: "lehr" },
  { role: " LEHR" },
  { role: "LEHR\u0000" },
  { role: ["LERN", 5, null, ["LEHR"], { role: "LEHR" }] },
  { role: { LEHR: true } },
  { role: true },
  { role: MANY },
  { constructor: "LEHR" },
];
test.each(NO_MENTORS.map((person) => ({ person })))(
  "a role claim without one of the values makes none: %j",
  ({ person }) => {
    expect(isMentor({ person })).toBe(false);
  },
);

test("classes are a text or a list, without double blanks, in one form of the letters, each once", () => {
  expect(classesOf("  5.  a\u00a0")).toEqual({ isMentor: false, school: "A", classes: ["5. a"] });
  expect(classesOf(["5. a", "5.  a", "Cafe\u0301", "Caf\u00e9"]).classes).toEqual(["5. a", "Caf\u00e9"]);
});

test("no more than 20 classes of at most 60 characters are read, and none with control characters", () => {
  expect(classesOf(["a\u0000", "b\nc", "d\u202e", "x".repeat(61), "\u200b", "5. a"]).classes).toEqual(["5. a"]);
  expect(classesOf(["x".repeat(60)]).classes).toEqual(["x".repeat(60)]);
  expect(classesOf(MANY).classes).toEqual(MANY.slice(0, 20));
});

const NO_CLASSES: readonly unknown[] = [
  undefined,
  null,
  5,
  true,
  {},
  [],
  [5, null, ["5. a"], { class: "5. a" }],
  "",
  " ",
];
test.each(NO_CLASSES.map((value) => ({ value })))("a class claim without a text names none: %j", ({ value }) => {
  expect(classesOf(value).classes).toEqual([]);
});

const NO_SCHOOLS: readonly unknown[] = [null, "", 5, "x".repeat(201), "A\u0000", " A", ["A", "B"], []];
test.each(NO_SCHOOLS.map((school) => ({ school })))(
  "classes without one school that can be told are none: %j",
  ({ school }) => {
    expect(classesOf("5. a", school)).toMatchObject({ school: "", classes: [] });
  },
);

test("a school that is named twice is one, and none is asked for where an issuer has only one", () => {
  expect(classesOf("5. a", ["A", "A"])).toMatchObject({ school: "A", classes: ["5. a"] });
  const alone = { classes: { claim: ["class"], school: null } };
  expect(readClaims(alone, () => ["5. a"])).toEqual({ isMentor: false, school: "", classes: ["5. a"] });
});

test("what is not asked for is not read", () => {
  const nothing = { isMentor: false, school: "", classes: [] };
  expect(readClaims({}, () => ["LEHR"])).toEqual(nothing);
});
