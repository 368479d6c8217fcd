import { expect, test } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { loadGame } from "@karota/games/load-game.ts";
import type { Language } from "@karota/engine/message.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import REST from "../../../../../packages/texts/src/compiled/parts/sl/rest.json" with { type: "json" };
import { optionWord, optionWords } from "./option-words.ts";
import { loadSpeaker, loadTexts } from "../i18n/texts.ts";

const LANGUAGES = ["sl", "en", "de"] satisfies Language[];
const [sl, en, de] = await Promise.all(LANGUAGES.map((one) => loadSpeaker(one)));
await Promise.all(LANGUAGES.map((one) => loadTexts("rest", one)));
const words = (name: string, value: string | number) => [sl, en, de].map((one) => optionWord(name, value, one!));

test("a size is shown as it is, a number says what it counts", () => {
  expect(words("size", "10x15")).toEqual(["10 × 15", "10 × 15", "10 × 15"]);
  expect(words("mines", 20)).toEqual(["20 skritih min", "20 mines", "20 Minen"]);
});

test("the ranges of two games read well beside each other", () => {
  expect(words("range", 10000)).toEqual(["števila do 10.000", "numbers up to 10,000", "Zahlen bis 10.000"]);
  expect(words("range", "2-5")).toEqual([
    "večkratniki števil od 2 do 5",
    "multiples of 2 to 5",
    "Vielfache von 2 bis 5",
  ]);
});

test("some of the operations are listed, all of them have a text of their own", () => {
  expect(words("operations", "+-*/")).toEqual(["vse operacije", "all operations", "alle Rechenarten"]);
  expect(words("operations", "*")).toEqual(["množenje", "multiplication", "Multiplizieren"]);
  expect(words("operations", "+-/")).toEqual([
    "seštevanje, odštevanje in deljenje",
    "addition, subtraction and division",
    "Addieren, Subtrahieren und Dividieren",
  ]);
});

test("what the daily and weekly boards of all games have chosen is there with the first picture", async () => {
  const games = await Promise.all(CATALOGUE.map(({ id }) => loadGame(id)));
  const chosen = games.flatMap(({ options: { daily, weekly } }) =>
    [daily, weekly].flatMap((options) => Object.entries(options as OptionValues)),
  );
  const later = chosen.map(([name, value]) => `option.${name}.${value}`).filter((id) => id in REST);
  expect(later).toEqual([]);
  expect("option.shape.heart" in REST).toBe(true);
});

test("a board's options are in one line without the language", () => {
  expect(optionWords({ size: "6x6", occurrences: 3, language: "en" }, en!)).toBe("6\u00a0×\u00a06, threes");
});
