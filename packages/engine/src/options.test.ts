import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineOptions, readSome, some, withLanguage } from "./options.ts";

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
      { name: "size", kind: "one", values: ["4x4", "6x6"] },
      { name: "repeats", kind: "one", values: [2, 3] },
    ]);
  });

  it("have a weekly choice that is the daily's with the changes that it names", () => {
    expect(spec.weekly).toStrictEqual({ size: "6x6", repeats: 3 });
  });

  it("take the daily's values where they are missing", () => {
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

  it("have different parsing on the command line and in the schema", () => {
    const levels = defineOptions(
      { level: ["easy"] },
      { daily: { level: "easy" }, weekly: {}, commandLine: { level: "any" } },
    );
    expect(levels.commandLine).toStrictEqual({ level: "any" });
    expect(levels.schema.safeParse({ level: "any" }).success).toBe(false);
    expect(spec.commandLine).toBeUndefined();
  });
});

describe("a choice of some symbols", () => {
  const sums = defineOptions(
    { size: ["6x6", "8x8"], operations: some("+-*/") },
    { daily: { size: "6x6", operations: "+-*/" }, weekly: { operations: "*/" } },
  );
  const [, operations] = sums.fields;

  it("adds no presets: they have all symbols", () => {
    expect(sums.presets).toStrictEqual([
      { size: "6x6", operations: "+-*/" },
      { size: "8x8", operations: "+-*/" },
    ]);
    expect(operations).toStrictEqual({ name: "operations", kind: "some", values: ["+", "-", "*", "/"] });
    expect(sums.weekly).toStrictEqual({ size: "6x6", operations: "*/" });
  });

  it.each(["+", "-", "+/", "-*", "+-*/"])("takes %j", (chosen) => {
    expect(sums.schema.safeParse({ size: "8x8", operations: chosen }).data?.operations).toBe(chosen);
  });

  it.each(["", "-+", "++", "+-*/+", "x", "+ -", 1, null])("refuses %j", (chosen) => {
    expect(sums.schema.safeParse({ operations: chosen }).success).toBe(false);
  });

  it("is a pattern in JSON Schema", () => {
    const described = z.toJSONSchema(sums.schema);
    expect(described.properties?.["operations"]).toMatchObject({ type: "string", pattern: "^(?=.)[+]?[-]?[*]?[/]?$" });
  });

  it("takes symbols that have a meaning in patterns literally", () => {
    const odd = defineOptions({ signs: some("]^\\-") }, { daily: { signs: "^" }, weekly: {} });
    for (const signs of ["]", "^", "\\", "-", "]^\\-"]) expect(odd.schema.safeParse({ signs }).success).toBe(true);
    expect(odd.schema.safeParse({ signs: "a" }).success).toBe(false);
  });

  it("is sorted where a person wrote it", () => {
    expect(["*+", "/", "+-*/", "", "++", "+x"].map((text) => readSome(operations!, text))).toStrictEqual([
      "+*",
      "/",
      "+-*/",
      null,
      null,
      null,
    ]);
  });
});

describe("the request's language", () => {
  const wordy = defineOptions({ language: ["sl", "en", "de"] }, { daily: { language: "sl" }, weekly: {} });

  it("is used by a game with texts when no language was chosen", () => {
    expect(withLanguage(wordy as never, {}, "de")).toStrictEqual({ language: "de" });
    expect(withLanguage(wordy as never, { language: "en" }, "de")).toStrictEqual({ language: "en" });
    for (const [locale, language] of [
      ["us", "en"],
      ["si", "sl"],
    ] as const)
      expect(withLanguage(wordy as never, { language: locale }, "de")).toStrictEqual({ language });
  });

  it("is ignored by a game without texts", () => {
    const options = { size: "4x4" };
    expect(withLanguage(spec as never, options, "de")).toBe(options);
  });
});
