import { expect, it } from "vitest";
import { schoolingOf } from "./schooling.ts";

it.each([
  ["Slovenian schools complete", "sl", [], "complete"],
  ["a Slovenian page completes in a German browser too", "sl", ["de-DE", "de"], "complete"],
  ["Austria's German completes", "de", ["de-AT", "de", "en"], "complete"],
  ["Germany's German borrows", "de", ["de-DE", "de-AT"], "borrow"],
  ["German without a country borrows", "de", ["de"], "borrow"],
  ["German borrows in a browser that prefers no German", "de", ["en-GB"], "borrow"],
  ["English borrows, in Austria too", "en", ["de-AT"], "borrow"],
] as const)("%s", (_title, language, tags, subtraction) => {
  expect(schoolingOf(language, undefined, tags)).toEqual({ subtraction });
});

it("what a person chose comes before what the schools of the language teach", () => {
  expect(schoolingOf("sl", "borrow")).toEqual({ subtraction: "borrow" });
  expect(schoolingOf("en", "complete", ["en-GB"])).toEqual({ subtraction: "complete" });
});
