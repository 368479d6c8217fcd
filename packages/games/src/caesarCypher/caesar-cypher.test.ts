import { describe, expect, it, test } from "vitest";
import { ALPHABETS, upperOf } from "@karota/engine/alphabet.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { sayingsOf } from "../data/words.ts";
import { decrypt, encrypted, type Puzzle, type State } from "./board.ts";
import { generate } from "./generate.ts";
import { hint } from "./hint.ts";
import { caesarCypher } from "./index.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, start } from "./play.ts";

const puzzle: Puzzle = {
  language: "en",
  alphabet: ALPHABETS.en.join(""),
  text: "TIME FLIES, TIM.",
  theme: "proverb",
  step: 3,
};
const fresh = start(puzzle);
const CIPHER = "WLPH IOLHV, WLP.";
const written = (...pairs: readonly string[]): State =>
  pairs.reduce<State>(
    (state, [cipher, plain]) => apply(state, { type: "write", cipher: cipher!, plain: plain! }),
    fresh,
  );

describe("the cipher", () => {
  it("moves every letter on by the step, round the end, and leaves the rest", () => {
    expect(encrypted(puzzle)).toBe(CIPHER);
    expect(encrypted({ ...puzzle, text: "XYZ!", step: 5 })).toBe("CDE!");
    expect(encrypted({ ...puzzle, language: "sl", alphabet: ALPHABETS.sl.join(""), text: "ŽAČ", step: 2 })).toBe("BCE");
    expect(encrypted({ ...puzzle, language: "de", alphabet: ALPHABETS.de.join(""), text: "STRAẞE", step: 1 })).toBe(
      "TUSBAF",
    );
  });

  it("goes round among the text's own letters where only they are the alphabet", () => {
    const own = { ...puzzle, alphabet: "EFILMST", step: 1 };
    expect(encrypted(own)).toBe("ELSF IMLFT, ELS.");
    expect(decrypt(own.alphabet, encrypted(own), 1)).toBe(own.text);
  });
});

describe("texts of daily boards", () => {
  it.each(LANGUAGES)("do not come again within 30 days, in %s, and are not the same for every seed", (language) => {
    const options = { ...caesarCypher.options.daily, language };
    const textOn = (number: number, seed: string) =>
      generate(options, seeded(seed), { period: "daily", number, order: "secret" }).text;
    const days = Array.from({ length: 100 }, (_, day) => textOn(20_000 + day, `day ${day}`));
    days.forEach((text, day) => expect(days.slice(Math.max(0, day - 30), day)).not.toContain(text));
    const seeds = Array.from({ length: 40 }, (_, n) => textOn(20_000, `seed ${n}`));
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });
});

describe("texts of a book", () => {
  it.each(caesarCypher.options.presets)("differ as long as there are any left, with %j", (options) => {
    const texts = Array.from({ length: 40 }, (_, number) => {
      return generate(options, seeded(`book ${number}`), { period: "book", number, order: "secret" }).text;
    });
    expect(new Set(texts).size).toBe(40);
  });
});

describe("writing", () => {
  it("starts with only the characters that are no letters", () => {
    expect(fresh.partial).toBe("____ _____, ___.");
  });

  it("writes a letter wherever its cipher letter is, and clears it there", () => {
    expect(written("LI").partial).toBe("_I__ __I__, _I_.");
    expect(apply(written("LI", "WT"), { type: "write", cipher: "L", plain: "" }).partial).toBe("T___ _____, T__.");
  });

  it("writes all letters of the wheel", () => {
    expect(apply(fresh, { type: "turn", step: 3 }).partial).toBe(puzzle.text);
    expect(check(apply(fresh, { type: "turn", step: 3 })).status).toBe("solved");
    expect(check(apply(fresh, { type: "turn", step: 4 }))).toMatchObject({
      status: "playing",
      allFilledUp: true,
      hasWrongValues: true,
    });
  });

  it.each([
    { type: "write", cipher: "L", plain: "Č" },
    { type: "write", cipher: "L", plain: "IT" },
    { type: "write", cipher: "?", plain: "I" },
    { type: "turn", step: 26 },
    { type: "turn", step: -1 },
    { type: "turn", step: 1.5 },
  ] as const)("refuses %j", (move) => {
    expect(apply(fresh, move)).toBe(fresh);
  });

  test.each([
    [written("LI", "WT"), []],
    [written("LI", "WI"), ["sameLetter"]],
  ])("finds where one letter is written for two cipher letters", (state, faults) => {
    expect(check(state).faults.map(({ code }) => code)).toEqual(faults);
  });
});

describe("saves and payloads", () => {
  const merge = (partialText: unknown) => receiveSave(saves, fresh, { partialText });
  it("take letters of the alphabet in either case", () => {
    expect(merge("tI__ _____, ___.")!.partial).toBe("TI__ _____, ___.");
  });

  it.each([
    ["another length", "____ _____, ___"],
    ["a letter outside the alphabet", "Č___ _____, ___."],
    ["a digit", "1___ _____, ___."],
    ["a changed space", "_________, ___.."],
    ["a letter for the full stop", "____ _____, ____"],
    ["a space for a letter", "___  _____, ___."],
    ["no text", 5],
  ])("refuse %s", (_, text) => {
    expect(merge(text)).toBeNull();
  });

  it("take a capital ẞ as one letter", () => {
    const german = start({ ...puzzle, language: "de", alphabet: ALPHABETS.de.join(""), text: "GROẞE HÄUSER" });
    expect(receiveSave(saves, german, { partialText: "___ß_ _ä____" })!.partial).toBe("___ẞ_ _Ä____");
  });

  const speaker = { language: "en", say: ({ id }: { id: string }) => id } as const;
  const whole = payload.encode(fresh, speaker) as Record<string, unknown>;
  it.each([
    ["a cipher text that is not the text shifted", { encrypted_text: "WLPH IOLHV, WLX." }],
    ["another step", { step: 4 }],
    ["a step beyond the alphabet", { step: 27 }],
    ["an alphabet of neither kind", { alphabet: "EFILMSTX" }],
    ["a partial text of another text", { partial_text: "____ ____, ____." }],
    ["another language's alphabet", { language: "sl" }],
  ])("do not open %s", (_, change) => {
    expect(() => payload.decode({ ...whole, ...change })).toThrow();
  });
});

describe("made texts", () => {
  it.each(caesarCypher.options.presets.filter(({ cipher }) => cipher === "shift"))("obey %j", (options) => {
    const [least, most] = options.length.split("-").map(Number) as [number, number];
    const known = new Set(sayingsOf(options.language).map(({ text }) => upperOf(text, options.language)));
    const steps = new Set<number>();
    for (let n = 0; n < 200; n++) {
      const { alphabet, text, step, language } = generate(options, seeded(`text ${n}`));
      expect(known.has(text)).toBe(true);
      expect(text.length >= least && text.length <= most, text).toBe(true);
      const letters = [...text].filter((sign) => ALPHABETS[language].includes(sign));
      expect(new Set(alphabet)).toEqual(new Set(options.alphabet === "text" ? letters : ALPHABETS[language]));
      expect(alphabet.length).toBeGreaterThanOrEqual(5);
      expect(step >= 1 && step < alphabet.length).toBe(true);
      steps.add(step);
    }
    expect(steps.size).toBeGreaterThan(3);
  });

  it("are at least 150 of each length in each language", () => {
    for (const language of LANGUAGES) {
      const lengths = sayingsOf(language).map(({ text }) => upperOf(text, language).length);
      expect(lengths.filter((length) => length >= 5 && length <= 18).length, language).toBeGreaterThanOrEqual(150);
      expect(lengths.filter((length) => length >= 19 && length <= 40).length, language).toBeGreaterThanOrEqual(150);
    }
  });
});

describe("hints", () => {
  const titleOf = (state: State) => hint(state)!.title.id;
  const withText = (text: string): State => start({ ...puzzle, text });

  it("begin with a short word where there is one", () => {
    expect(hint(withText("ZEBRAS IN A ZOO"))).toMatchObject({
      title: { id: "caesarCypher.hint.short" },
      move: { type: "write", cipher: "D", plain: "A" },
    });
  });

  it("else with a letter that is common here and in the language", () => {
    expect(hint(fresh)).toMatchObject({
      title: { id: "caesarCypher.hint.common" },
      move: { type: "write", cipher: "L", plain: "I" },
    });
  });

  it("name the language of the text, whichever language the page is in", () => {
    const said = (language: Puzzle["language"]) => {
      const step = hint(start({ ...puzzle, language }))!.steps.find(({ id }) => id === "caesarCypher.hint.common.why")!;
      return LANGUAGES.map((one) => SPEAKERS[one].say(step));
    };
    expect(said("en").map((text) => text.split(" ").slice(0, 2).join(" "))).toEqual([
      "V angleščini",
      "In English",
      "Im Englischen",
    ]);
    expect(said("de").map((text) => text.split(" ").slice(0, 2).join(" "))).toEqual([
      "V nemščini",
      "In German",
      "Im Deutschen",
    ]);
  });

  it("else with turning the wheel", () => {
    expect(titleOf(withText("BLACK DUMPY FROGS"))).toBe("caesarCypher.hint.turn");
  });

  it("then derive the shift from a letter that is found", () => {
    expect(hint(written("LI"))).toMatchObject({
      title: { id: "caesarCypher.hint.shift" },
      reason: [
        [1, 0],
        [7, 0],
        [3, 1],
      ],
    });
  });

  it("put an error first and clear it", () => {
    const wrong = written("LI", "WA");
    expect(hint(wrong)).toMatchObject({
      title: { id: "caesarCypher.hint.error" },
      move: { type: "write", cipher: "W", plain: "" },
    });
  });
});
