import { describe, expect, it } from "vitest";
import type { PlayedDay } from "@karota/contract/learning/learning.ts";
import { calendarOf, practisedOf, monthsOf, scaleFor, totalOf, weeksOf, WEEKS } from "./figures.ts";

const TODAY = "2026-11-21";
const row = (day: string, more: Partial<PlayedDay> = {}): PlayedDay => ({
  day,
  game: "addition",
  boards: 0,
  right: 0,
  wrong: 0,
  seconds: 0,
  reached: 0,
  ...more,
});

describe("the calendar", () => {
  it("has 26 weeks from Monday to Sunday, the last one with today, what comes is left open", () => {
    const weeks = calendarOf([], TODAY);
    expect(weeks).toHaveLength(WEEKS);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect([weeks[0]![0]!.day, weeks.at(-1)![0]!.day, weeks.at(-1)![6]!.day]).toEqual([
      "2026-05-25",
      "2026-11-16",
      "2026-11-22",
    ]);
    expect(weeks.at(-1)!.map(({ green }) => green)).toEqual([0, 0, 0, 0, 0, 0, null]);
  });

  it("goes over the change of clocks and of the year day by day", () => {
    const days = calendarOf([], "2027-01-03")
      .flat()
      .map(({ day }) => day);
    expect(new Set(days).size).toBe(7 * WEEKS);
    expect(days.at(-1)).toBe("2027-01-03");
    expect(days).toContain("2026-10-25");
  });

  it("is greener the more was done, all games together", () => {
    const green = (...rows: PlayedDay[]) => calendarOf(rows, TODAY).at(-1)![5]!.green;
    expect(green()).toBe(0);
    expect(green(row(TODAY))).toBe(1);
    expect(green(row(TODAY, { boards: 1 }))).toBe(2);
    expect(green(row(TODAY, { right: 8, wrong: 2 }))).toBe(2);
    expect(green(row(TODAY, { boards: 2 }), row(TODAY, { game: "sudoku", boards: 1 }))).toBe(3);
    expect(green(row(TODAY, { boards: 6 }))).toBe(4);
  });
});

describe("the weeks", () => {
  it("show how many of a hundred answers were right, and how long one took", () => {
    const weeks = weeksOf(
      [
        row("2026-11-16", { right: 8, wrong: 2, seconds: 50 }),
        row("2026-11-20", { right: 5, wrong: 0, seconds: 40 }),
        // No quiz: its time says nothing of answers.
        row("2026-11-20", { game: "sudoku", boards: 1, seconds: 900 }),
        row("2026-11-09", { right: 1, wrong: 3, seconds: 8 }),
      ],
      TODAY,
    );
    expect(weeks.at(-1)).toEqual({ monday: "2026-11-16", answers: 15, accuracy: 87, pace: 6 });
    expect(weeks.at(-2)).toEqual({ monday: "2026-11-09", answers: 4, accuracy: 25, pace: 2 });
    expect(weeks.at(-3)).toEqual({ monday: "2026-11-02", answers: 0, accuracy: null, pace: null });
  });

  it("name each month once, where there is room", () => {
    const mondays = calendarOf([], TODAY).map((week) => week[0]!.day);
    const months = monthsOf(mondays).map(({ day }) => day.slice(5, 7));
    expect(months).toEqual(["06", "07", "08", "09", "10", "11"]);
  });
});

it("a scale ends at a round mark that holds every value", () => {
  expect([0.1, 5, 5.1, 19, 42, 61, 130].map(scaleFor)).toEqual([5, 5, 10, 20, 60, 120, 180]);
});

it("levels are by category and game in the order of the catalogue", () => {
  const skill = (game: string) => ({ game, skill: "a", level: 1, right: 1, wrong: 0 });
  const categories = [
    { category: "arithmetic", games: [{ id: "addition" }, { id: "division" }] },
    { category: "numbers", games: [{ id: "binary" }] },
    { category: "logic", games: [{ id: "sudoku" }] },
  ] as const;
  const garden = practisedOf([skill("binary"), skill("division"), skill("addition"), skill("gone")], categories);
  expect(garden.map(({ category, games }) => [category, games.map(({ game }) => game)])).toEqual([
    ["arithmetic", ["addition", "division"]],
    ["numbers", ["binary"]],
  ]);
});

it("a sum counts a day once, whatever was played on it", () => {
  const days = [row(TODAY, { right: 2, seconds: 5 }), row(TODAY, { game: "sudoku", boards: 1, seconds: 60 })];
  expect(totalOf(days)).toEqual({ days: 1, boards: 1, right: 2, wrong: 0, seconds: 65 });
});
