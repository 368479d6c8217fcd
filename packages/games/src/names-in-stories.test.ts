import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { catalogueOf } from "@karota/texts/catalogues.ts";

/** Names of word problems that children of one country have and those of the others hardly. */
const NAMES: Readonly<Record<Language, { readonly girls: readonly string[]; readonly boys: readonly string[] }>> = {
  sl: {
    girls: ["Ajda", "Alja", "Anja", "Iza", "Kaja", "Manca", "Neja", "Neža", "Nika", "Nuša", "Tjaša", "Zala", "Zoja"],
    boys: ["Enej", "Gaber", "Jernej", "Miha", "Nace", "Tadej", "Tevž", "Tilen", "Žan", "Žiga"],
  },
  de: {
    girls: ["Klara", "Leonie", "Nele", "Sophie"],
    boys: ["Gustav", "Jannik", "Jonas", "Lukas", "Moritz", "Philipp", "Rolf", "Till"],
  },
  en: {
    girls: ["Amelia", "Freya", "Isla", "Niamh", "Pippa", "Ruby", "Tilly"],
    boys: ["Ethan", "Gareth", "Harry", "Mason", "Rhys", "Rory", "Tyler"],
  },
};
/** How a text goes on about a girl and about a boy; in Slovenian by the participle behind the name. */
const ABOUT: Readonly<Record<Language, (name: string) => { readonly girl: RegExp; readonly boy: RegExp }>> = {
  sl: (name) => ({
    girl: RegExp(`^${name} je (?:\\p{L}+ ){0,2}\\p{L}+la\\b`, "u"),
    boy: RegExp(`^${name} je (?:\\p{L}+ ){0,2}\\p{L}+l\\b`, "u"),
  }),
  de: (name) => ({
    girl: RegExp(`^${name}\\b.*\\b([Ss]ie|[Ii]hre?[mnr]?)\\b`),
    boy: RegExp(`^${name}\\b.*\\b([Ee]r|[Ss]eine?[mnr]?)\\b`),
  }),
  en: (name) => ({ girl: RegExp(`^${name}\\b.*\\b([Ss]he|her)\\b`), boy: RegExp(`^${name}\\b.*\\b([Hh]e|his)\\b`) }),
};

const sentencesOf = (language: Language): readonly string[] =>
  Object.entries(catalogueOf(language)).flatMap(([id, text]) => (id.includes(".story.") ? [String(text)] : []));
const isIn = (sentences: readonly string[], name: string): boolean =>
  sentences.some((text) => RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text));

describe.each(LANGUAGES)("the word problems in %s", (language) => {
  const sentences = sentencesOf(language);
  const { girls, boys } = NAMES[language];

  it("are about children of that country", () => {
    expect([...girls, ...boys].filter((name) => !sentences.some((text) => text.includes(name)))).toEqual([]);
    const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => [
      ...NAMES[other].girls,
      ...NAMES[other].boys,
    ]);
    expect(others.filter((name) => isIn(sentences, name))).toEqual([]);
  });

  it("speak of a girl as a girl, and of a boy as a boy", () => {
    const wrong = (names: readonly string[], as: "girl" | "boy") =>
      names.flatMap((name) => sentences.filter((text) => ABOUT[language](name)[as].test(text)));
    const right = [
      ...girls.flatMap((name) => sentences.filter((text) => ABOUT[language](name).girl.test(text))),
      ...boys.flatMap((name) => sentences.filter((text) => ABOUT[language](name).boy.test(text))),
    ];
    expect(right).not.toEqual([]);
    expect([...wrong(girls, "boy"), ...wrong(boys, "girl")]).toEqual([]);
  });
});
