import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { catalogueOf } from "./catalogues.ts";
import { SPEAKERS } from "./speakers.ts";

const ids = Object.keys(catalogueOf("sl"));

describe("the compiled catalogues", () => {
  it("hold the same texts in every language, and there are texts", () => {
    expect(ids.length).toBeGreaterThan(100);
    for (const language of LANGUAGES) expect(Object.keys(catalogueOf(language))).toStrictEqual(ids);
  });

  it.each(LANGUAGES)("return every text in %s, with its values in it", (language) => {
    for (const [id, text] of Object.entries(catalogueOf(language))) {
      const names = argumentsOf(text);
      const said = SPEAKERS[language].say({ id, values: Object.fromEntries(names.map((name) => [name, 7])) });
      expect(said, id).not.toBe("");
      expect(said, id).not.toMatch(/undefined|NaN|\{/);
    }
  });

  it.each([
    { language: "sl", wrong: /["“”„]|\w'\w/, right: "»…«" },
    { language: "de", wrong: /["»«]|\w'\w/, right: "„…“" },
    { language: "en", wrong: /["»«„]|\w'\w/, right: "“…” and ’" },
  ] as const)("quote in $language with $right", ({ language, wrong }) => {
    const faulty = Object.entries(catalogueOf(language)).filter(([, text]) => wrong.test(literal(text)));
    expect(faulty.map(([id]) => id)).toStrictEqual([]);
  });

  it.each(LANGUAGES)(
    "name Karota in the title of every page in %s, since a tab or a bookmark shows no more",
    (language) => {
      const titles = ids.filter((id) => /^page\.\w+\.title$/.test(id));
      expect(titles.length).toBeGreaterThan(30);
      const unnamed = titles.filter((id) => !/Karot/.test(SPEAKERS[language].say({ id, values: { game: "" } })));
      expect(unnamed).toStrictEqual([]);
    },
  );

  it.each(LANGUAGES)("name the button that reads aloud where they say in %s what makes a sound", (language) => {
    const { say } = SPEAKERS[language];
    for (const id of ["accessibility.works.motion", "help.a.motion"])
      expect(say({ id }), id).toContain(say({ id: "readAloud.read" }));
  });
});

type Token = string | readonly [name: string, type?: string, choices?: Readonly<Record<string, unknown>>];
const tokensOf = (compiled: unknown): readonly Token[] =>
  typeof compiled === "string" ? [compiled] : Array.isArray(compiled) ? (compiled as Token[]) : [];
const choicesOf = (token: Token): readonly unknown[] =>
  typeof token !== "string" && typeof token[2] === "object" ? Object.values(token[2]) : [];

/** The literal parts of a compiled text. */
const literal = (compiled: unknown): string =>
  tokensOf(compiled)
    .map((token) => (typeof token === "string" ? token : choicesOf(token).map(literal).join(" ")))
    .join(" ");

/** The names of the values it takes. */
const argumentsOf = (compiled: unknown): readonly string[] =>
  tokensOf(compiled).flatMap((token) =>
    typeof token === "string" ? [] : [token[0], ...choicesOf(token).flatMap(argumentsOf)],
  );
