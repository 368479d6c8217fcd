import { describe, expect, it } from "vitest";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { crosswordWords } from "../data/words.ts";
import { encrypted, secretAlphabet, type Puzzle, type State } from "./board.ts";
import { generate } from "./generate.ts";
import { hint } from "./hint.ts";
import { caesarCypher } from "./index.ts";
import { payload } from "./payload.ts";
import { apply, check, start } from "./play.ts";

const puzzle: Puzzle = {
  language: "en",
  alphabet: ALPHABETS.en.join(""),
  text: "BLACK DUMPY FROGS",
  theme: "animals",
  step: 0,
  keyword: { word: "TIGER", clue: "Striped cat" },
};
const fresh = start(puzzle);
/** The state in which these letters of the text are found. */
const found = (letters: string, from = fresh): State =>
  [...letters].reduce<State>((state, plain) => {
    const cipher = secretAlphabet(puzzle)[puzzle.alphabet.indexOf(plain)]!;
    return apply(state, { type: "write", cipher, plain });
  }, from);

describe("a cipher with a keyword", () => {
  it("exchanges the letters for those of an alphabet that begins with the keyword", () => {
    expect(secretAlphabet(puzzle)).toBe("TIGERABCDFHJKLMNOPQSUVWXYZ");
    expect(encrypted(puzzle)).toBe("IJTGH EUKNY APMBQ");
  });

  it("is written whole by its keyword, and wrong by another one", () => {
    expect(check(apply(fresh, { type: "key", word: "TIGER" })).status).toBe("solved");
    expect(check(apply(fresh, { type: "key", word: "PANTHER" }))).toMatchObject({
      status: "playing",
      allFilledUp: true,
      hasWrongValues: true,
    });
  });

  it.each([
    { type: "key", word: "" },
    { type: "key", word: "TIGER!" },
    { type: "key", word: "tiger" },
    { type: "key", word: 7 },
    { type: "turn", step: 3 },
  ])("refuses %j", (move) => {
    expect(apply(fresh, move as never)).toBe(fresh);
  });

  it("takes no keyword where the text is shifted", () => {
    const { keyword: _, ...shifted } = { ...puzzle, step: 3 };
    const state = start(shifted);
    expect(apply(state, { type: "key", word: "TIGER" })).toBe(state);
  });
});

describe("a payload with a keyword", () => {
  const speaker = { language: "en", say: ({ id }: { id: string }) => id } as const;
  const whole = payload.encode(fresh, speaker) as Record<string, unknown>;
  it.each([
    ["a shift beside it", { step: 3 }],
    ["another keyword", { keyword: { word: "TOWER", clue: "Tall" } }],
    ["a letter twice", { keyword: { word: "TIGERT", clue: "Striped cat" } }],
    ["a letter outside the alphabet", { keyword: { word: "TIGERČ", clue: "Striped cat" } }],
    ["no keyword", { keyword: undefined }],
    ["the version that had none", { version: 1 }],
  ])("does not open with %s", (_, change) => {
    expect(() => payload.decode({ ...whole, ...change })).toThrow();
  });
});

describe("made texts with a keyword", () => {
  it.each(LANGUAGES)("take easy words of different letters that change nearly every letter, in %s", (language) => {
    const easy = new Map(
      crosswordWords(language)
        .filter(({ level }) => level === "easy")
        .map(({ word, clue }) => [word, clue]),
    );
    const words = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const options = { length: n % 2 ? "5-18" : "19-40", alphabet: "whole", cipher: "keyword", language } as const;
      const made = generate(options, seeded(`keyword ${n}`));
      const { word, clue } = made.keyword!;
      expect(easy.get(word)).toBe(clue);
      expect(new Set(word).size).toBe(word.length);
      expect(made.text).not.toContain(word);
      const letters = [...made.text].filter((sign) => made.alphabet.includes(sign));
      const same = [...encrypted(made)].filter((sign, at) => sign === made.text[at] && made.alphabet.includes(sign));
      expect(same.length / letters.length, made.text).toBeLessThanOrEqual(1 / 8);
      words.add(word);
    }
    expect(words.size).toBeGreaterThan(60);
  });

  it("are not offered with the letters of the text alone, which would give the keyword away", () => {
    const { schema } = caesarCypher.options;
    expect(schema.safeParse({ alphabet: "text", cipher: "keyword" }).success).toBe(false);
    expect(schema.safeParse({ alphabet: "whole", cipher: "keyword" }).success).toBe(true);
  });

  it("are left out where options come from before there were any", () => {
    expect(caesarCypher.options.schema.parse({ length: "5-18", alphabet: "text", language: "sl" }).cipher).toBe(
      "shift",
    );
  });
});

describe("hints with a keyword", () => {
  const titleOf = (state: State) => hint(state)!.title.id;

  it("begin with the clue where no letter gives itself away", () => {
    expect(hint(fresh)).toMatchObject({
      title: { id: "caesarCypher.hint.clue" },
      move: { type: "write", cipher: "T", plain: "A" },
    });
  });

  it("find a letter between two that are known by the order of the alphabets", () => {
    // L and O are J and M in the secret alphabet, with only K between them.
    const state = found("LO");
    expect(hint(state)).toMatchObject({
      title: { id: "caesarCypher.hint.order" },
      move: { type: "write", cipher: "K", plain: "M" },
    });
  });

  it("say nothing of the order where a letter of the keyword is missing between two that are known", () => {
    // F and L are A and J; of the nine letters from A to J the keyword has E, G and I.
    expect(titleOf(found("FL"))).not.toBe("caesarCypher.hint.order");
    // I and K are D and H: of the letters between D and H the keyword has E and G, and F alone is left for J.
    expect(titleOf(found("IK", start({ ...puzzle, text: "KIND JUDGE" })))).not.toBe("caesarCypher.hint.order");
  });

  it("call no word nearly complete of which less than half is known", () => {
    expect(["FL", "BL", "BLA"].map((letters) => titleOf(found(letters)))).toStrictEqual([
      "caesarCypher.hint.clue",
      "caesarCypher.hint.clue",
      "caesarCypher.hint.word",
    ]);
  });

  it("else take the word of which most is known", () => {
    expect(hint(found("BLAC"))).toMatchObject({
      title: { id: "caesarCypher.hint.word" },
      steps: [{ values: { yours: "BLAC_", word: "BLACK" } }, {}, {}],
      move: { type: "write", cipher: "H", plain: "K" },
    });
  });

  it("put an error first", () => {
    expect(titleOf(apply(fresh, { type: "write", cipher: "I", plain: "F" }))).toBe("caesarCypher.hint.error");
  });
});
