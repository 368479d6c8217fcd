import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../message.ts";
import { clockWords, readClockWords } from "./clock-words.ts";

const fives = fc.integer({ min: 12, max: 155 }).map((step) => 5 * step);

describe("a time in words", () => {
  it.each([
    ["sl", 450, "pol osmih"],
    ["sl", 435, "četrt na osem"],
    ["sl", 465, "tri četrt na osem"],
    ["sl", 750, "pol enih"],
    ["sl", 60, "ena"],
    ["sl", 65, "pet čez eno"],
    ["sl", 445, "pet do pol osmih"],
    ["sl", 700, "dvajset do dvanajstih"],
    ["de", 450, "halb acht"],
    ["de", 435, "Viertel nach sieben"],
    ["de", 465, "Viertel vor acht"],
    ["de", 60, "ein Uhr"],
    ["de", 65, "fünf nach eins"],
    ["de", 750, "halb eins"],
    ["de", 455, "fünf nach halb acht"],
    ["en", 450, "half past seven"],
    ["en", 435, "quarter past seven"],
    ["en", 465, "quarter to eight"],
    ["en", 720, "twelve o’clock"],
    ["en", 765, "quarter to one"],
    ["en", 1_170, "half past seven"],
  ] as const)("in %s of %i minutes is %s", (language, minutes, words) => {
    expect(clockWords(minutes, language)).toBe(words);
  });

  it("is read back as the same time, and no two times are said alike", () => {
    fc.assert(
      fc.property(fives, fc.constantFrom(...LANGUAGES), (minutes, language) => {
        expect(readClockWords(clockWords(minutes, language))).toBe(minutes);
      }),
    );
  });

  it("is not said between the fives", () => {
    expect(() => clockWords(451, "sl")).toThrow(RangeError);
  });

  it.each([
    ["pol 8", 450],
    ["Ura je sedem", 420],
    ["točno sedem", 420],
    ["Es ist halb acht.", 450],
    ["It’s quarter to eight", 465],
    ["četrt čez sedem", 435],
    ["cetrt na osem", 435],
    ["sedem in pol", 450],
    ["tričetrt na osem", 465],
    ["viertel acht", 435],
    ["dreiviertel acht", 465],
    ["halb 8", 450],
    ["zehn vor halb acht", 440],
    ["zwoelf Uhr", 720],
    ["a quarter to 8", 465],
    ["half seven", 450],
    ["seven o'clock", 420],
    ["Twenty five past seven", 445],
  ])("is also read as %s", (text, minutes) => {
    expect(readClockWords(text)).toBe(minutes);
  });

  it.each(["", "half", "past seven", "halb", "pol", "half past thirteen", "seven eight"])(
    "is not read from “%s”",
    (text) => {
      expect(readClockWords(text)).toBeNull();
    },
  );
});
