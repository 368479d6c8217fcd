import { describe, expect, it } from "vitest";
import { ALPHABETS, upperOf } from "./alphabet.ts";
import { LANGUAGES } from "./message.ts";

describe("the alphabets", () => {
  it("have 25 Slovenian, 26 English and 30 German letters, each once", () => {
    const count = (letters: readonly string[]) => new Set(letters).size;
    expect(LANGUAGES.map((language) => [language, count(ALPHABETS[language])])).toStrictEqual([
      ["sl", 25],
      ["en", 26],
      ["de", 30],
    ]);
    for (const letters of Object.values(ALPHABETS)) expect(letters).toHaveLength(count(letters));
  });

  it("hold capitals of one code unit, so that a text's index is a letter's index", () => {
    for (const language of LANGUAGES)
      for (const letter of ALPHABETS[language]) {
        expect(letter).toHaveLength(1);
        expect(upperOf(letter.toLowerCase(), language)).toBe(letter);
      }
  });

  it("put the Slovenian letters with a caron behind their plain ones, and have no Q, W, X or Y", () => {
    const letters = ALPHABETS.sl.join("");
    expect(letters).toContain("CČD");
    expect(letters).toContain("SŠT");
    expect(letters.endsWith("ZŽ")).toBe(true);
    expect(letters).not.toMatch(/[QWXY]/u);
  });
});

describe("capitals", () => {
  it("leave ß one letter", () => {
    expect(upperOf("Straße, Fuß", "de")).toBe("STRAẞE, FUẞ");
    expect(upperOf("ß", "de")).toHaveLength(1);
  });

  it("leave spaces, marks and capitals as they are", () => {
    expect(upperOf("Čmrlj brenči: žzz!", "sl")).toBe("ČMRLJ BRENČI: ŽZZ!");
    expect(upperOf("Over TÜV, ÄÖÜẞ", "de")).toBe("OVER TÜV, ÄÖÜẞ");
  });

  it("put a letter and its mark typed as two characters together", () => {
    expect(upperOf("c\u030c", "sl")).toBe("Č");
    expect(upperOf("a\u0308", "de")).toBe("Ä");
  });
});
