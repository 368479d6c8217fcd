import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ALL_STORED_DATA } from "../apps/server/src/stored-data.ts";
import { deletionIn } from "../apps/server/src/trust/deletion.ts";
import { recordIn } from "../apps/server/src/trust/record.ts";
import { ROOT } from "./run.ts";

const read = (language: string, name: string): string =>
  readFileSync(join(ROOT, "docs/trust", language, `${name}.md`), "utf8");
const headingsOf = (text: string): readonly string[] => [...text.matchAll(/^(#+) /gm)].map(([, signs]) => signs!);
/** A class card, in the cases in which these documents have it. */
const CLASS_CARD = { sl: /kartic[aeo]\s+razreda/i, en: /class card/i, de: /Klassenkarte/ };

describe.each(LANGUAGES)("the documents for schools in %s", (language) => {
  const say = (id: string) => SPEAKERS[language].say({ id });

  test("are what `npm run trust` makes of the code", () => {
    expect(read(language, "record")).toBe(recordIn(language, ALL_STORED_DATA));
    expect(read(language, "deletion")).toBe(deletionIn(language, ALL_STORED_DATA));
  });

  test("name everything that the server stores, in the record and in the plan of deletion", () => {
    for (const { id } of ALL_STORED_DATA)
      for (const name of ["record", "deletion"])
        expect(read(language, name), name).toContain(`| ${say(`privacy.row.${id}`)} |`);
  });

  test.each(["measures", "answers"])("%s names every way to sign in", (name) => {
    for (const way of [/OpenID Connect/, /SAML 2\.0/, CLASS_CARD[language]]) expect(read(language, name)).toMatch(way);
  });

  test.each(["contract", "measures", "record", "deletion", "answers"])("%s says that it is a template", (name) => {
    expect(read(language, name)).toContain(`> ${say("trust.template")}`);
  });

  test.each(["contract", "measures", "answers"])("%s has the parts that the English one has", (name) => {
    expect(headingsOf(read(language, name))).toEqual(headingsOf(read("en", name)));
  });
});
