import { afterEach, expect, it, vi } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { COUNTRIES } from "../data/countries.ts";
import { badgesOf } from "./badges.ts";
import { locate, type Area, type Sheet } from "./sheets.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Four countries of each sheet, many times. */
function choices(): readonly (readonly [Sheet, readonly Area[]])[] {
  const random = seeded("badges");
  const sheets = new Set(COUNTRIES.map(({ code }) => locate(code)!.sheet));
  return [...sheets].flatMap((sheet) =>
    Array.from({ length: 40 }, () => [sheet, random.shuffled(sheet.areas).slice(0, 4)] as const),
  );
}

it("letters stand at the same places in browsers whose cosine differs in the last digit", () => {
  const drawn = choices();
  const badges = () =>
    drawn.map(([sheet, areas]) =>
      badgesOf(sheet, areas)
        .flat()
        .map((value) => Math.round(value)),
    );
  const here = badges();
  const { cos } = Math;
  vi.spyOn(Math, "cos").mockImplementation((angle) => cos(angle) + (Math.round(angle * 1e6) % 2 ? 1 : -1) * 2 ** -52);
  expect(badges()).toEqual(here);
});
