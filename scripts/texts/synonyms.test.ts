import { describe, expect, it } from "vitest";
import { findSynonyms, readSynonyms } from "./synonyms.ts";

const page = (...rows: readonly string[]) =>
  [
    "# Words",
    "| x | y |",
    "## Words that the gate refuses",
    "| Language | Pattern | Instead | Except |",
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
const texts = (content: Readonly<Record<string, string>>) => [
  { folder: "some/texts", language: "de", content: JSON.stringify(content) } as const,
];

describe("the words that texts must not use", () => {
  const synonyms = readSynonyms(
    page("| de | `(?<!E-)\\bMails?\\b` | E-Mail | `mail.name`, `raw.*` |", "| de | `kürzel\\|knopf` | Taste | |"),
  );

  it("are found by their pattern, with the word to use instead", () => {
    expect(
      findSynonyms(
        texts({ "mail.name": "Mail", "raw.one": "Mails", "a.b": "Eine Mail", "a.c": "Eine E-Mail" }),
        synonyms,
      ),
    ).toEqual(['a.b in de: not "Mail", but E-Mail (docs/words.md)']);
  });

  it("ignore the case where the pattern has no capital letter, and take \\| as a bar", () => {
    const found = findSynonyms(
      texts({ "mail.name": "Mail", "raw.one": "Mail", "a.b": "KNOPF", "a.c": "mails" }),
      synonyms,
    );
    expect(found).toEqual(['a.b in de: not "KNOPF", but Taste (docs/words.md)']);
  });

  it("are left alone in other languages", () => {
    const english = texts({ "a.b": "Mail" }).map((file) => ({ ...file, language: "en" }) as const);
    expect(findSynonyms([...english, ...texts({ "mail.name": "Mail", "raw.one": "Mail" })], synonyms)).toEqual([]);
  });

  it("lose an exception that no text needs any more", () => {
    expect(findSynonyms(texts({ "mail.name": "Mail" }), synonyms)).toEqual([
      "docs/words.md: raw.* in de needs no exception from (?<!E-)\\bMails?\\b",
    ]);
  });

  it("must be readable", () => {
    expect(() => readSynonyms(page("| fr | `x` | y | |"))).toThrow("cannot read");
    expect(() => readSynonyms(page("| de | x | y | |"))).toThrow("cannot read");
  });
});
