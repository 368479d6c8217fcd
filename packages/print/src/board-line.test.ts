import { afterEach, describe, expect, it, vi } from "vitest";
import type { Speaker } from "@karota/engine/message.ts";
import { boardLine, type PrintedBoard } from "./board-line.ts";

const speaker: Speaker = { language: "en", say: ({ id }) => id };
const NOW = Date.parse("2026-11-25T12:00:00Z");
const lineOf = (board: Omit<PrintedBoard, "options">) =>
  boardLine({ ...board, options: {} }, speaker, { locale: "en-GB", now: NOW });

afterEach(() => vi.unstubAllEnvs());

describe.each(["Pacific/Apia", "Europe/Ljubljana", "Pacific/Honolulu"])("the line of a printed board in %s", (zone) => {
  it("names the day of a daily board", () => {
    vi.stubEnv("TZ", zone);
    expect(lineOf({ period: "daily", lastDay: Date.parse("2026-11-21") })).toBe(
      "paper.daily, Saturday, 21 November 2026",
    );
  });

  it("names the days of a weekly board, Monday to Sunday", () => {
    vi.stubEnv("TZ", zone);
    expect(lineOf({ period: "weekly", lastDay: Date.parse("2026-11-22") })).toBe(
      "paper.weekly, 16\u2009–\u200922 November 2026",
    );
  });
});

describe("the line of a printed board", () => {
  it("names the day of printing where the period's days are not known", () => {
    vi.stubEnv("TZ", "Europe/Ljubljana");
    expect(lineOf({ period: "daily", lastDay: null })).toBe("25 November 2026");
    expect(lineOf({ period: null, lastDay: null })).toBe("25 November 2026");
  });
});
