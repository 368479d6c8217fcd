import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { speakerOf } from "@karota/texts/speaker.ts";
import { ROOT } from "../run.ts";
import { PLURAL_FORMS, withCounted, type Nouns } from "./counted.ts";
import { readSources } from "./sources.ts";

const { files, nouns } = readSources(ROOT);
const tables = Object.fromEntries(
  LANGUAGES.map((language) => [language, JSON.parse(nouns[language]) as Nouns]),
) as Record<Language, Nouns>;

function said(language: Language, text: string, a: number): string {
  const problems: string[] = [];
  const message = withCounted(text, language, tables[language], problems);
  expect(problems).toStrictEqual([]);
  return speakerOf(language, { text: compileMessageOrThrow(message) }).say({ id: "text", values: { a } });
}

describe("a noun beside a number", () => {
  it.each([
    ["sl", "{a:jabolko}", "1 jabolko, 2 jabolki, 3 jabolka, 4 jabolka, 5 jabolk, 11 jabolk, 100 jabolk"],
    ["sl", "{a:jabolko}", "101 jabolko, 102 jabolki, 103 jabolka, 105 jabolk, 1002 jabolki"],
    ["sl", "{a:nalepka:acc}", "1 nalepko, 2 nalepki, 3 nalepke, 5 nalepk, 101 nalepko"],
    ["sl", "{a:gledalec}", "1 gledalec, 2 gledalca, 3 gledalci, 5 gledalcev"],
    ["sl", "{a:gledalec:acc}", "1 gledalca, 2 gledalca, 3 gledalce, 5 gledalcev, 102 gledalca"],
    ["sl", "{a:evro:acc}", "1 evro, 2 evra, 3 evre, 5 evrov"],
    ["sl", "{a|je|sta|so|je} {a:otrok}", "je 1 otrok, sta 2 otroka, so 3 otroci, je 5 otrok, so 104 otroci"],
    ["en", "{a:child}", "1 child, 2 children, 5 children, 101 children, 1250 children"],
    ["de", "{a:Apfel}", "1 Apfel, 2 Äpfel, 5 Äpfel, 101 Äpfel"],
    ["de", "{a:Fahrgast:dat}", "1 Fahrgast, 2 Fahrgästen"],
  ] as const)("of %s, %s, has the form of the number, and its verb too", (language, text, all) => {
    const expected = all.split(", ");
    const numbers = expected.map((one) => Number(/\d+/.exec(one)![0]));
    expect(numbers.map((n) => said(language, text, n))).toStrictEqual(expected);
  });

  it("is a problem where the table does not have it, or forms are missing", () => {
    const problemsOf = (text: string, language: Language): readonly string[] => {
      const problems: string[] = [];
      withCounted(text, language, tables[language], problems);
      return problems;
    };
    expect(problemsOf("{a:zmaj}", "sl")).toStrictEqual(["zmaj is not in the sl table of nouns"]);
    expect(problemsOf("{a:apple:acc}", "en")).toStrictEqual(["apple:acc is not in the en table of nouns"]);
    expect(problemsOf("{a|je|so}", "sl")).toStrictEqual(["je/so: 2 forms where sl has 4"]);
  });

  it("leaves plurals of ICU messages and other signs as they are", () => {
    const text = "{a, plural, one {step: # cell} other {steps: # cells}} {b}";
    expect(withCounted(text, "en", {}, [])).toBe(text);
  });
});

describe.each(LANGUAGES)("the table of nouns in %s", (language) => {
  const entries = Object.entries(tables[language]);
  const texts = files.flatMap((file) => (file.language === language ? [file.content] : [])).join("\n");

  it("has every form that the language needs, the first one the noun itself", () => {
    expect(entries.length).toBeGreaterThan(20);
    for (const [key, forms] of entries) {
      expect(forms.split("/"), key).toHaveLength(PLURAL_FORMS[language].length);
      expect(key.includes(":") || forms.split("/")[0] === key, key).toBe(true);
      expect(forms, key).not.toMatch(/^\/|\/\/|\/$| \/|\/ /);
    }
  });

  it("has no noun that no text uses", () => {
    const unused = entries.filter(([key]) => !new RegExp(`\\{\\w+:${key}[:}]`).test(texts));
    expect(unused.map(([key]) => key)).toStrictEqual([]);
  });

  it("is sorted, so that two people find the same place", () => {
    const file = readFileSync(join(ROOT, `packages/games/src/stories/nouns/${language}.json`), "utf8");
    const keys = Object.keys(JSON.parse(file) as object);
    expect(keys).toStrictEqual([...keys].sort());
  });
});
