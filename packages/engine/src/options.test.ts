import { describe, expect, it } from "vitest";
import { defineOptions, withLanguage } from "./options.ts";

const spec = defineOptions(
  { size: ["4x4", "6x6"], repeats: [2, 3] },
  {
    daily: { size: "6x6", repeats: 2 },
    weekly: { repeats: 3 },
    allowed: ({ size, repeats }) => size === "6x6" || repeats === 2,
  },
);

describe("a game's options", () => {
  it("are every combination that is allowed, in the order of the form", () => {
    expect(spec.presets).toStrictEqual([
      { size: "4x4", repeats: 2 },
      { size: "6x6", repeats: 2 },
      { size: "6x6", repeats: 3 },
    ]);
    expect(spec.fields).toStrictEqual([
      { name: "size", values: ["4x4", "6x6"] },
      { name: "repeats", values: [2, 3] },
    ]);
  });

  it("have a weekly choice that is the daily's with what it says otherwise", () => {
    expect(spec.weekly).toStrictEqual({ size: "6x6", repeats: 3 });
  });

  it("take the daily's values where they are left out", () => {
    expect(spec.schema.safeParse({}).data).toStrictEqual({ size: "6x6", repeats: 2 });
    expect(spec.schema.safeParse({ repeats: 3 }).data).toStrictEqual({ size: "6x6", repeats: 3 });
  });

  it.each([
    { size: "5x5" },
    { repeats: "2" },
    { size: "4x4", repeats: 3 },
    { colour: 1 },
    { size: null },
    null,
    [],
    "4x4",
  ])("refuse %j", (options) => {
    expect(spec.schema.safeParse(options).success).toBe(false);
  });

  it("keep what the command line takes apart from what the schema takes", () => {
    const levels = defineOptions(
      { level: ["easy"] },
      { daily: { level: "easy" }, weekly: {}, commandLine: { level: "any" } },
    );
    expect(levels.commandLine).toStrictEqual({ level: "any" });
    expect(levels.schema.safeParse({ level: "any" }).success).toBe(false);
    expect(spec.commandLine).toBeUndefined();
  });
});

describe("the request's language", () => {
  const wordy = defineOptions({ language: ["sl", "en", "de"] }, { daily: { language: "sl" }, weekly: {} });

  it("is taken by a game with words that was asked for none", () => {
    expect(withLanguage(wordy as never, {}, "de")).toStrictEqual({ language: "de" });
    expect(withLanguage(wordy as never, { language: "en" }, "de")).toStrictEqual({ language: "en" });
  });

  it("is nothing to a game without words", () => {
    const options = { size: "4x4" };
    expect(withLanguage(spec as never, options, "de")).toBe(options);
  });
});
