import { describe, expect, test } from "vitest";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { formOf, toggled } from "./option-form.ts";

const pairs = [
  ["10x10", 10],
  ["10x10", 20],
  ["10x10", 30],
  ["15x15", 30],
  ["15x15", 40],
  ["15x15", 50],
] as const;
type Info = Pick<GameInfo, "fields" | "presets">;
const INFO: Info = {
  fields: [
    { name: "size", kind: "one", values: ["10x10", "15x15"] },
    { name: "mines", kind: "one", values: [10, 20, 30, 40, 50] },
  ],
  presets: pairs.map(([size, mines]) => ({
    options: { size, mines },
    price: size === "10x10" ? 1 : 2,
    price_cents: size === "10x10" ? 10 : 20,
  })),
};

test("a value that does not go with what was chosen before is not offered", () => {
  const { questions } = formOf(INFO, { size: "10x10", mines: 20 }, "sl");
  expect(questions.map(({ values }) => values)).toEqual([
    ["10x10", "15x15"],
    [10, 20, 30],
  ]);
});

test("a choice that is no longer valid is replaced by the nearest, with the right price", () => {
  const { questions, preset } = formOf(INFO, { size: "15x15", mines: 20 }, "sl");
  expect(questions[1]).toEqual({ name: "mines", kind: "one", values: [30, 40, 50], value: 30 });
  expect(preset).toMatchObject({ options: { size: "15x15", mines: 30 }, price: 2 });
});

test("choices from elsewhere are left out", () => {
  expect(formOf(INFO, { size: "99x99", colour: "red" }, "sl").preset.options).toEqual({ size: "10x10", mines: 10 });
});

test("the language is no field and follows the page", () => {
  const info: Info = {
    fields: [{ name: "language", kind: "one", values: ["sl", "en", "de"] }],
    presets: ["sl", "en", "de"].map((language) => ({ options: { language }, price: 1, price_cents: 10 })),
  };
  expect(formOf(info, { language: "sl" }, "de")).toMatchObject({
    questions: [],
    preset: { options: { language: "de" } },
  });
});

describe("a field of which some may be chosen", () => {
  const info: Info = {
    fields: [
      { name: "size", kind: "one", values: ["6x6", "8x8"] },
      { name: "operations", kind: "some", values: ["+", "-", "*", "/"] },
    ],
    presets: ["6x6", "8x8"].map((size) => ({ options: { size, operations: "+-*/" }, price: 1, price_cents: 10 })),
  };
  const chosen = (operations: string) => formOf(info, { size: "8x8", operations }, "sl");

  test("is the same with every preset, in the order of its values", () => {
    expect(chosen("/+").preset).toMatchObject({ options: { size: "8x8", operations: "+/" }, price: 1 });
    expect(chosen("/+").questions[1]).toMatchObject({ kind: "some", value: "+/" });
  });

  test("takes all where nothing that exists was chosen", () => {
    expect([chosen("").preset, chosen("%").preset].map(({ options }) => options)).toEqual([
      { size: "8x8", operations: "+-*/" },
      { size: "8x8", operations: "+-*/" },
    ]);
  });

  test("takes one more and one less, and never the last one away", () => {
    const question = (operations: string) => chosen(operations).questions[1]!;
    expect([toggled(question("+/"), "-"), toggled(question("+/"), "+"), toggled(question("/"), "/")]).toEqual([
      "+-/",
      "/",
      "/",
    ]);
  });
});
