import { describe, expect, it } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { COUNTRIES } from "../data/countries.ts";
import { locatorName, mapPicture, outlinesOf } from "./map-picture.ts";
import { locate } from "./sheets.ts";
import { locatorStep } from "./map-words.ts";

type Point = readonly [number, number];
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Whether a point lies within outlines, by a ray to the right. */
const isWithin = (outlines: readonly (readonly Point[])[], [x, y]: Point): boolean =>
  outlines
    .flatMap((ring) => ring.map((from, place) => [from, ring[(place + 1) % ring.length]!] as const))
    .filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)).length %
    2 ===
  1;

describe("the maps", () => {
  it("show every country of the tables, with a middle on its own land", () => {
    for (const { code } of COUNTRIES) {
      const found = locate(code);
      expect(found, code).toBeDefined();
      const { area, sheet } = found!;
      expect(area.at[0] > 0 && area.at[1] > 0 && area.at[0] < sheet.width && area.at[1] < sheet.height, code).toBe(
        true,
      );
      expect(area.room < 6 || isWithin(outlinesOf(area.path), area.at), code).toBe(true);
    }
  });

  it("put every capital into its country, or on its coast", () => {
    const astray = COUNTRIES.filter(({ code }) => {
      const { area } = locate(code)!;
      if (!area.capital || area.room < 6) return false;
      const outlines = outlinesOf(area.path);
      const coast = Math.min(...outlines.flat().map((point) => distance(point, area.capital!)));
      return !isWithin(outlines, area.capital) && coast > 14;
    });
    expect(astray.map(({ code }) => code)).toStrictEqual([]);
  });

  it("have neighbours that name each other, as they are known", () => {
    for (const { code } of COUNTRIES)
      for (const other of locate(code)!.area.neighbours)
        expect(locate(other)!.area.neighbours, `${code} ${other}`).toContain(code);
    const of = (code: string) => locate(code)!.area.neighbours.join(" ");
    expect(of("SI")).toBe("AT HR HU IT");
    expect(of("CH")).toBe("AT DE FR IT LI");
    expect(of("UA")).toBe("BY HU MD PL RO RU SK");
    expect(of("PT")).toBe("ES");
    expect(of("HT")).toBe("DO");
    expect(of("IS")).toBe("");
    expect(of("BR")).toBe("AR BO CO GY PE PY SR UY VE");
  });

  it("draw Crimea with Ukraine, as the United Nations do", () => {
    const ukraine = outlinesOf(locate("UA")!.area.path);
    // The southernmost point of the country is on the peninsula.
    const [x, y] = ukraine.flat().reduce((one, other) => (one[1] > other[1] ? one : other));
    const middle = locate("UA")!.area.at;
    expect(x).toBeGreaterThan(middle[0]);
    expect(isWithin(ukraine, [x, y - 5])).toBe(true);
    expect(isWithin(outlinesOf(locate("RU")!.area.path), [x, y - 5])).toBe(false);
  });

  it("mark one country with an outline and a hatching or a ring, not with a colour alone, and name nothing", () => {
    for (const { code, name } of COUNTRIES) {
      const svg = mapPicture(locatorName(code));
      expect(svg).toMatch(/stroke="#B3470E" stroke-width="[47]"/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).not.toContain(name.en);
      expect(svg).not.toMatch(/<(title|desc|text|script|style|image)\b| id=/);
    }
    expect(() => mapPicture("map ZZ")).toThrow();
  });

  it("are told in words, in every language", () => {
    const said = (["sl", "en", "de"] as const).map((language) =>
      SPEAKERS[language].say(locatorStep("SI", language).say),
    );
    expect(said).toStrictEqual([
      "V soseščini: Avstrija, Hrvaška, Italija, Madžarska.",
      "Neighbours: Austria, Croatia, Hungary, Italy.",
      "Nachbarländer: Italien, Kroatien, Österreich, Ungarn.",
    ]);
  });
});
