import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { assignmentBody } from "@karota/contract/assignments/assignment.ts";
import {
  bodyOf,
  dropDraft,
  EMPTY,
  faultsOf,
  firstFaulty,
  joinPlans,
  prepareDraft,
  saveDraft,
  readDraft,
  readPrepared,
} from "./draft.ts";

const HOUR_MS = 3_600_000;
const NOW = Date.parse("2026-11-21T09:00:00Z");
const TASKS = [{ game: "addition", options: { level: "easy" }, count: 5 }];
const target = { of: "group", id: "g1" } as const;
const draft = { ...EMPTY, name: "  Ulomki  ", tasks: TASKS };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllEnvs());

it("takes the names that the server takes", () => {
  for (const length of [4, 5]) {
    const name = "a".repeat(length);
    const body = bodyOf({ ...draft, name }, target, 1, NOW);
    const accepted = assignmentBody.safeParse(body).success;
    expect(faultsOf({ ...draft, name }, NOW).general.length === 0).toBe(accepted);
  }
});

it("questions of the same quiz and options are one row, whatever the order of the options", () => {
  const flags = (level: string, count: number) => ({ game: "flags", options: { level, continent: "europe" }, count });
  const turned = { game: "flags", options: { continent: "europe", level: "easy" }, count: 2 };
  expect(joinPlans([...TASKS, flags("easy", 3)], [turned, flags("hard", 1)])).toEqual([
    ...TASKS,
    flags("easy", 5),
    flags("hard", 1),
  ]);
});

describe("a draft", () => {
  it("comes back as it was left, for this person and this target alone", () => {
    saveDraft("u1", target, draft);
    expect(readDraft("u1", target)).toMatchObject({ draft });
    expect(readDraft("u2", target)).toBeNull();
    expect(readDraft("u1", { of: "student", id: "g1" })).toBeNull();
    dropDraft("u1", target);
    expect(readDraft("u1", target)).toBeNull();
  });

  it("that was prepared has a place of its own until it is changed", () => {
    saveDraft("u1", target, draft);
    prepareDraft("u1", target, { ...draft, name: "Odstotki" });
    expect(readDraft("u1", target)).toMatchObject({ draft });
    expect(readPrepared("u1", target)?.name).toBe("Odstotki");
    saveDraft("u1", target, { ...draft, name: "Odstotki 2" });
    expect(readDraft("u1", target)?.draft.name).toBe("Odstotki 2");
    expect(readPrepared("u1", target)).toBeNull();
  });

  it("that cannot be parsed counts as none", () => {
    localStorage.setItem("karota:draft:u1:group:g1", "{}");
    expect(readDraft("u1", target)).toBeNull();
  });

  it("leads to its first faulty step", () => {
    expect(firstFaulty(EMPTY, NOW)).toBe("general");
    expect(firstFaulty({ ...draft, tasks: [] }, NOW)).toBe("tasks");
    expect(firstFaulty({ ...draft, tasks: [{ ...TASKS[0]!, count: 51 }] }, NOW)).toBe("tasks");
    expect(firstFaulty({ ...draft, when: { start: NOW, end: NOW } }, NOW)).toBe("details");
    expect(firstFaulty(draft, NOW)).toBe("summary");
  });

  it.each([
    [{ start: NOW + HOUR_MS, end: NOW }, "order"],
    [{ start: NOW - 2 * HOUR_MS, end: NOW - HOUR_MS }, "past"],
    [{ start: NOW, end: NOW + 91 * 24 * HOUR_MS }, "tooLong"],
  ])("with the dates %j is faulty", (when, fault) => {
    expect(faultsOf({ ...draft, when }, NOW).details).toEqual([fault]);
  });

  it("may last ninety days of the calendar, also where the clocks change between", () => {
    vi.stubEnv("TZ", "Europe/Ljubljana");
    const start = Date.parse("2026-10-01T10:00:00+02:00");
    const end = Date.parse("2026-12-30T10:00:00+01:00");
    const faults = (when: { start: number; end: number }) => faultsOf({ ...draft, when }, start).details;
    expect(faults({ start, end })).toEqual([]);
    expect(faults({ start, end: end + 1 })).toEqual(["tooLong"]);
  });

  it("is sent without spaces at its ends and without empty words; a start that has passed is now", () => {
    expect(bodyOf(draft, target, 0.5, NOW)).toEqual({
      name: "Ulomki",
      preset: "thisWeek",
      groupId: "g1",
      tasks: TASKS,
      price: 0.5,
    });
    const own = bodyOf(
      { ...draft, when: { start: NOW - HOUR_MS, end: NOW + HOUR_MS } },
      { of: "student", id: "s1" },
      1,
      NOW,
    );
    expect(own).toMatchObject({ studentId: "s1", start: "2026-11-21T09:00:00.000Z", end: "2026-11-21T10:00:00.000Z" });
    expect(assignmentBody.safeParse(own).success).toBe(true);
  });
});
