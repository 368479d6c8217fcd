import { describe, expect, it } from "vitest";
import { ALPHABETS, upperOf } from "@karota/engine/alphabet.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import {
  crosswordWords,
  emojiWords,
  messagesOf,
  REFUSED,
  sayingsOf,
  themesOf,
  WORD_LENGTHS,
  WORD_THEMES,
  type WordLevel,
} from "./words.ts";
import { SAYING_THEMES } from "./saying-themes.ts";

/** The lengths of words on boards whose words all have one. */
const LENGTHS = [4, 6] as const;

/** Those that occur more than once. */
const repeated = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) < i);

/** Those with anything but capitals of the language. */
const misspelt = (words: readonly string[], language: Language): string[] =>
  words.filter((word) => [...word].some((letter) => !ALPHABETS[language].includes(letter)));

const backwards = (word: string): string => [...word].reverse().join("");

/** Whether one reads part in whole, forwards or backwards. */
const hides = (whole: string, part: string): boolean => whole.includes(part) || whole.includes(backwards(part));

/** The words of a text, in capitals. */
const wordsIn = (text: string, language: Language): string[] =>
  upperOf(text, language)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Whether a clue contains its answer; of a short one only as a word, since longer words contain it by chance. */
const isNamed = (word: string, clue: string, language: Language): boolean =>
  wordsIn(clue, language).some((one) => one === word || (word.length > 3 && one.includes(word)));

describe.each(LANGUAGES)("the words of a crossword in %s", (language) => {
  const all = crosswordWords(language);
  const words = all.map(({ word }) => word);
  const pictures = emojiWords(language);

  it("are many, of them 600 easy and 1,000 normal ones, with many short ones to cross", () => {
    const ofLevel = (wanted: WordLevel) => all.filter(({ level }) => level === wanted).length;
    const ofLength = (length: number) => words.filter((word) => word.length === length).length;
    expect(all.length).toBeGreaterThanOrEqual({ sl: 2_874, en: 3_201, de: 3_147 }[language]);
    expect(ofLevel("easy")).toBeGreaterThanOrEqual(600);
    expect(ofLevel("normal")).toBeGreaterThanOrEqual(1000);
    expect(ofLevel("easy") + ofLevel("normal")).toBe(all.length);
    expect(ofLength(3)).toBeGreaterThanOrEqual(60);
    expect(ofLength(4)).toBeGreaterThanOrEqual(120);
    expect(ofLength(5)).toBeGreaterThanOrEqual(120);
  });

  it("have 3 to 10 letters of the language and are there once", () => {
    expect(misspelt(words, language)).toStrictEqual([]);
    expect(words.filter((word) => word.length < 3 || word.length > 10)).toStrictEqual([]);
    expect(repeated(words)).toStrictEqual([]);
  });

  it("have a short clue of their own, which does not name them", () => {
    expect(all.filter(({ clue }) => clue.trim().length < 3 || clue.length >= 60)).toStrictEqual([]);
    expect(repeated(all.map(({ clue }) => clue))).toStrictEqual([]);
    expect(all.filter(({ word, clue }) => isNamed(word, clue, language))).toStrictEqual([]);
  });

  it("have a clue for adults of their own at most, which does not name them", () => {
    const adult = all.flatMap(({ word, hard }) => (hard === undefined ? [] : [{ word, hard }]));
    expect(adult.filter(({ hard }) => hard.trim() !== hard || hard.length < 3 || hard.length > 70)).toStrictEqual([]);
    expect(repeated([...all.map(({ clue }) => clue), ...adult.map(({ hard }) => hard)])).toStrictEqual([]);
    expect(adult.filter(({ word, hard }) => isNamed(word, hard, language))).toStrictEqual([]);
  });

  it("are read with what an entry has, and nothing else", () => {
    const allowed = [["clue", "level", "word"].join(), ["clue", "hard", "level", "word"].join()];
    expect(all.filter((entry) => !allowed.includes(Object.keys(entry).toSorted().join()))).toStrictEqual([]);
  });

  it("have at least 200 pictures, a hundred of them easy, each for one word and each word for one picture", () => {
    const names = pictures.map(({ word }) => word);
    expect(pictures.length).toBeGreaterThanOrEqual(200);
    expect(pictures.filter(({ level }) => level === "easy").length).toBeGreaterThanOrEqual(100);
    expect(misspelt(names, language)).toStrictEqual([]);
    expect(names.filter((name) => name.length < 3 || name.length > 10)).toStrictEqual([]);
    expect(repeated(names)).toStrictEqual([]);
    expect(repeated(pictures.map(({ emoji }) => emoji))).toStrictEqual([]);
  });

  it("show pictures in colour, not as signs of a text font", () => {
    const asText = pictures.filter(({ emoji }) => !/^\p{Emoji_Presentation}/u.test(emoji) && !emoji.includes("\uFE0F"));
    expect(asText).toStrictEqual([]);
  });

  it("are allowed in a grid", () => {
    expect([...words, ...pictures.map(({ word }) => word)].filter((word) => REFUSED.includes(word))).toStrictEqual([]);
  });
});

describe.each(LANGUAGES)("the sayings in %s", (language) => {
  const all = sayingsOf(language);
  const texts = all.map(({ text }) => text);

  it("are 170 or more of each length that is offered", () => {
    const between = (least: number, most: number) =>
      texts.filter(({ length }) => length >= least && length <= most).length;
    expect(between(5, 18)).toBeGreaterThanOrEqual(170);
    expect(between(19, 40)).toBeGreaterThanOrEqual(170);
    expect(between(5, 40)).toBe(texts.length);
  });

  it("differ, and not in their signs alone", () => {
    expect(repeated(texts.map((text) => wordsIn(text, language).join(" ")))).toStrictEqual([]);
  });

  it("have letters of the language, and characters that a cipher leaves unchanged", () => {
    const strange = texts.filter((text) =>
      [...upperOf(text, language)].some((sign) => !ALPHABETS[language].includes(sign) && !" ,.!?-’".includes(sign)),
    );
    expect(strange).toStrictEqual([]);
    expect(texts.filter((text) => text.trim() !== text || text.includes("  "))).toStrictEqual([]);
    expect(texts.filter((text) => upperOf(text, language).length !== text.length)).toStrictEqual([]);
  });

  it.each(SAYING_THEMES)("are 15 or more about %s", (theme) => {
    expect(all.filter((saying) => saying.theme === theme).length).toBeGreaterThanOrEqual(15);
  });

  it("have no other theme and no rude word", () => {
    expect(all.filter(({ theme }) => !SAYING_THEMES.includes(theme))).toStrictEqual([]);
    expect(texts.filter((text) => wordsIn(text, language).some((word) => REFUSED.includes(word)))).toStrictEqual([]);
  });
});

describe.each(LANGUAGES)("the words by theme in %s", (language) => {
  const themes = themesOf(language);

  it("are of the ten themes, each word of one of them", () => {
    expect(Object.keys(themes).toSorted()).toStrictEqual(WORD_THEMES.toSorted());
    expect(repeated(WORD_THEMES.flatMap((theme) => Object.values(themes[theme]).flat()))).toStrictEqual([]);
  });

  it("are enough for daily boards of more than 30 days without a common word", () => {
    const boards = WORD_THEMES.map((theme) => Math.floor(themes[theme][4].length / 6));
    expect(Math.min(...boards)).toBeGreaterThanOrEqual(4);
  });

  it.each(WORD_THEMES)("are 16 or more of each length about %s, once each, in letters of the language", (theme) => {
    for (const length of LENGTHS) {
      const words = themes[theme][length];
      expect(words.length).toBeGreaterThanOrEqual(16);
      expect(words.filter((word) => word.length !== length)).toStrictEqual([]);
      expect(misspelt(words, language)).toStrictEqual([]);
      expect(repeated(words)).toStrictEqual([]);
    }
  });

  it.each(WORD_THEMES)(
    "can be found about %s only where they were put: none contains itself, another or a rude one",
    (theme) => {
      for (const length of LENGTHS) {
        const words = themes[theme][length];
        expect(words.filter((word) => word === backwards(word))).toStrictEqual([]);
        expect(words.filter((word) => words.some((other) => other !== word && hides(word, other)))).toStrictEqual([]);
        const rude = words.flatMap((word) => REFUSED.filter((part) => hides(word, part)).map((part) => [word, part]));
        expect(rude).toStrictEqual([]);
      }
    },
  );
});

describe.each(LANGUAGES)("the words of several lengths in %s", (language) => {
  const themes = themesOf(language);

  it.each(WORD_THEMES)(
    "about %s are many, once each, in letters of the language, none rude or the same backwards",
    (theme) => {
      const words = WORD_LENGTHS.flatMap((length) => themes[theme][length]);
      for (const length of WORD_LENGTHS)
        expect(themes[theme][length].filter((word) => word.length !== length)).toStrictEqual([]);
      expect(words.length).toBeGreaterThanOrEqual(80);
      // ways to fill a large board without a word that is in another one
      for (const length of [5, 7, 8] as const) expect(themes[theme][length].length).toBeGreaterThanOrEqual(7);
      expect(misspelt(words, language)).toStrictEqual([]);
      expect(repeated(words)).toStrictEqual([]);
      expect(words.filter((word) => word === backwards(word))).toStrictEqual([]);
      expect(words.filter((word) => REFUSED.some((part) => hides(word, part)))).toStrictEqual([]);
    },
  );
});

describe.each(LANGUAGES)("the hidden messages in %s", (language) => {
  const messages = messagesOf(language);
  const texts = WORD_THEMES.flatMap((theme) => messages[theme]);
  const lettersIn = (text: string): number => wordsIn(text, language).join("").length;

  it("are of the ten themes, and each is there once", () => {
    expect(Object.keys(messages).toSorted()).toStrictEqual(WORD_THEMES.toSorted());
    expect(repeated(texts.map((text) => wordsIn(text, language).join(" ")))).toStrictEqual([]);
  });

  it.each(WORD_THEMES)(
    "about %s are 12 or more for large boards and 10 or more for small ones, the shortest first",
    (theme) => {
      const lengths = messages[theme].map(lettersIn);
      expect(lengths.filter((length) => length >= 20 && length <= 48).length).toBeGreaterThanOrEqual(12);
      expect(lengths.filter((length) => length >= 4 && length <= 12).length).toBeGreaterThanOrEqual(10);
      expect(lengths.filter((length) => length < 4 || (length > 12 && length < 20) || length > 48)).toStrictEqual([]);
      expect(lengths).toStrictEqual(lengths.toSorted((one, other) => one - other));
    },
  );

  it("are sentences in letters of the language and few signs, without rude words", () => {
    expect(texts.filter((text) => !/^\p{Lu}.*[.?]$/u.test(text))).toStrictEqual([]);
    const strange = texts.filter((text) =>
      [...upperOf(text, language)].some((sign) => !ALPHABETS[language].includes(sign) && !" ,.?’".includes(sign)),
    );
    expect(strange).toStrictEqual([]);
    expect(texts.filter((text) => text.includes("  "))).toStrictEqual([]);
    expect(texts.filter((text) => wordsIn(text, language).some((word) => REFUSED.includes(word)))).toStrictEqual([]);
  });
});

describe("what a grid must not show", () => {
  it("is 150 strings or more of the three languages, 3 to 8 capitals each", () => {
    expect(REFUSED.length).toBeGreaterThanOrEqual(150);
    expect(REFUSED.filter((one) => one.length < 3 || one.length > 8)).toStrictEqual([]);
    expect(REFUSED.filter((one) => LANGUAGES.every((language) => misspelt([one], language).length > 0))).toStrictEqual(
      [],
    );
  });

  it("has some of each language", () => {
    expect(REFUSED).toContain("SHIT");
    expect(REFUSED).toContain("ARSCH");
    expect(REFUSED).toContain("KURAC");
  });
});
