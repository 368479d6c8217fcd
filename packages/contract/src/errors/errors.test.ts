import { expect, test } from "vitest";
import { CODES, NOT_THROWN_YET, type Code } from "./codes.ts";
import { REASONS } from "../credits/ledger.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import sl from "./texts/sl.json" with { type: "json" };
import reasonsDe from "../credits/texts/de.json" with { type: "json" };
import reasonsEn from "../credits/texts/en.json" with { type: "json" };
import reasonsSl from "../credits/texts/sl.json" with { type: "json" };

const codes = Object.keys(CODES) as Code[];
const languages: Record<string, Record<string, string>> = { sl, en, de };
const partsOf = (code: Code) => [`error.${code}.title`, `error.${code}.description`];
const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!).sort();

/** Two codes carry an underscore where the others have the second hyphen; the specification spells them so. */
const WITH_UNDERSCORE: readonly Code[] = [
  "E-MENTORSHIP_WRONG_USER_GROUP_MEMBER_IDS",
  "E-MENTORSHIP_ALL_USERS_ALREADY_MEMBERS",
];

test("every code is a type letter, an area and a name", () => {
  expect(codes.length).toBeGreaterThan(50);
  const odd = codes.filter((code) => !/^[EISW]-[A-Z]+-[A-Z]+(_[A-Z]+)*$/.test(code));
  expect(odd.sort()).toEqual([...WITH_UNDERSCORE].sort());
  for (const code of WITH_UNDERSCORE) expect(code).toMatch(/^E-[A-Z]+(_[A-Z]+)+$/);
});

test("failures have a status of the agreed list, and nothing else has one", () => {
  const agreed: readonly number[] = [400, 401, 402, 403, 404, 409, 410, 413, 429, 500, 503];
  const [failures, others] = [true, false].map((error) => codes.filter((code) => code.startsWith("E-") === error));
  expect(failures!.filter((code) => !agreed.includes(CODES[code] ?? 0))).toEqual([]);
  expect(others!.filter((code) => CODES[code] !== null)).toEqual([]);
});

test("401 belongs to the auth codes alone, because the page answers it with a new login", () => {
  for (const code of codes) expect(CODES[code] === 401, code).toBe(code.startsWith("E-AUTH-"));
});

test("each payment provider has its three errors", () => {
  for (const provider of ["SANDBOX", "STRIPE", "INVOICE"])
    for (const [name, status] of [
      ["GENERIC_ERROR", 400],
      ["FATAL_ERROR", 400],
      ["DECLINED", 402],
    ] as const)
      expect(CODES[`E-PAYMENT-${provider}_${name}` as Code], `${provider} ${name}`).toBe(status);
});

test("codes not thrown yet are named once each", () => {
  expect(new Set(NOT_THROWN_YET).size).toBe(NOT_THROWN_YET.length);
});

test.each(Object.keys(languages))("the %s texts have every code, and no code that does not exist", (language) => {
  expect(Object.keys(languages[language]!).sort()).toEqual(codes.flatMap(partsOf).sort());
});

test("no text was left untranslated", () => {
  for (const id of codes.flatMap(partsOf)) {
    const texts = Object.values(languages).map((texts) => texts[id]);
    expect(new Set(texts).size, id).toBe(3);
  }
});

test("only the missing carrots need values, the same in every language", () => {
  for (const texts of Object.values(languages))
    for (const [id, text] of Object.entries(texts))
      expect(valuesIn(text), id).toEqual(
        id === "error.E-KAROTA-NOT_ENOUGH_CARROTS.description" ? ["balance", "price"] : [],
      );
});

test("errors have no exclamation mark, and a description ends as a sentence", () => {
  const all = Object.values(languages).flatMap((texts) => Object.entries(texts));
  expect(all.filter(([id, text]) => id.startsWith("error.E-") && text.includes("!"))).toEqual([]);
  expect(all.filter(([id, text]) => id.endsWith(".description") && !text.endsWith("."))).toEqual([]);
});

test("every reason for a movement of carrots has words in three languages", () => {
  for (const texts of [reasonsSl, reasonsEn, reasonsDe])
    expect(Object.keys(texts).sort()).toEqual(REASONS.map((reason) => `reason.${reason}`).sort());
});
