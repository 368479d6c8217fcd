import * as fc from "fast-check";
import { expect, it } from "vitest";
import { CARD_PICTURES } from "@karota/contract/classes/pictures.ts";
import { CARD_DRAWINGS } from "@karota/games/card-pictures/drawings.ts";
import { endOfSchoolYear } from "../../school-year.ts";
import { nameKeyOf } from "../users/index.ts";
import {
  endsSoon,
  erasedBefore,
  firstAlike,
  hasEnded,
  isPossibleLastDay,
  newCode,
  newPictures,
  newSecret,
  readCode,
  readSecret,
} from "./rules.ts";

const CHECKS = { seed: 20261125 } as const;
const someDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => Temporal.PlainDate.from("2024-01-01").add({ days }).toString());

it("a class ends with the school year, and one that is made in summer with the next", () => {
  expect(endOfSchoolYear("2026-11-25")).toBe("2027-08-31");
  expect(endOfSchoolYear("2027-06-01")).toBe("2027-08-31");
  expect(endOfSchoolYear("2027-08-20")).toBe("2028-08-31");
  fc.assert(
    fc.property(someDay, (today) => {
      const last = endOfSchoolYear(today);
      expect(last).toMatch(/-08-31$/);
      const { days } = Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(last), { largestUnit: "day" });
      expect(days).toBeGreaterThanOrEqual(60);
      expect(days).toBeLessThan(60 + 366);
      expect(isPossibleLastDay(last, today)).toBe(true);
      expect(hasEnded(last, today)).toBe(false);
      expect(endsSoon(last, today)).toBe(false);
    }),
    CHECKS,
  );
});

it("a class that is erased has ended, and was warned before it ended", () => {
  fc.assert(
    fc.property(someDay, someDay, (last, today) => {
      expect(!(last < erasedBefore(today)) || hasEnded(last, today)).toBe(true);
      expect(!hasEnded(last, today) || endsSoon(last, today)).toBe(true);
      expect(isPossibleLastDay(last, today) && hasEnded(last, today)).toBe(false);
    }),
    CHECKS,
  );
  expect(erasedBefore("2027-09-30")).toBe("2027-08-31");
  expect(endsSoon("2027-08-31", "2027-08-01")).toBe(true);
  expect(endsSoon("2027-08-31", "2027-07-31")).toBe(false);
});

it("a secret and a code are read however they are written, and nothing else is read as one", () => {
  const blank = fc.constantFrom("", " ", "-", "\u2013");
  fc.assert(
    fc.property(fc.array(blank, { minLength: 27, maxLength: 27 }), fc.boolean(), (blanks, isUpper) => {
      for (const [made, read] of [
        [newSecret(), readSecret],
        [newCode(), readCode],
      ] as const) {
        const written = [...made].map((sign, place) => `${sign}${blanks[place]}`).join("");
        expect(read(isUpper ? written.toUpperCase() : written.toLowerCase())).toBe(read(made));
        expect(read(made)).not.toBeNull();
        expect(read(`${made}0`)).toBeNull();
        expect(read(made.slice(1))).toBeNull();
      }
    }),
    CHECKS,
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readSecret(text) === null || text.length >= 26).toBe(true);
    }),
    CHECKS,
  );
});

it("cards have three different pictures, and each picture comes in each place", () => {
  const seen = new Set<string>();
  for (let card = 0; card < 2000; card++) {
    const pictures = newPictures();
    expect(new Set(pictures).size).toBe(3);
    for (const [place, picture] of pictures.entries()) seen.add(`${place} ${picture}`);
  }
  expect(seen.size).toBe(3 * CARD_PICTURES.length);
});

it("every picture of a card is drawn", () => {
  expect(Object.keys(CARD_DRAWINGS).toSorted()).toEqual([...CARD_PICTURES].toSorted());
});

it("the first name that another one is like is found, whatever capitals and marks", () => {
  const keys = (...names: string[]) => names.map(nameKeyOf);
  expect(firstAlike(keys("Ana", "Živa", "ANA"), [])).toBe(2);
  expect(firstAlike(keys("Ana", "Živa"), keys("ziva"))).toBe(1);
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), fc.nat(), (names, at) => {
      expect(firstAlike(keys(...names), [])).toBe(-1);
      const again = names[at % names.length]!;
      expect(firstAlike(keys(...names, again.toUpperCase()), [])).toBe(names.length);
    }),
    CHECKS,
  );
});
