import { describe, expect, it } from "vitest";
import { areasOf, BADGE_RADIUS } from "@karota/engine/quiz/areas.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { cities } from "../cities/index.ts";
import { COUNTRIES, getCountry } from "../data/countries.ts";
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
      if (area.room >= 6) expect(isWithin(outlinesOf(area.path), area.at), code).toBe(true);
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
      "Sosede: Avstrija, Hrvaška, Italija, Madžarska.",
      "Neighbours: Austria, Croatia, Hungary, Italy.",
      "Nachbarn: Italien, Kroatien, Österreich, Ungarn.",
    ]);
  });
});

describe("tasks on the map", () => {
  const drawn = (["easy", "medium", "hard"] as const).flatMap((level) =>
    Array.from(
      { length: depth(6, 200) },
      (_, quiz) =>
        cities.generate({ ...cities.options.daily, level, tasks: 40, language: "en" }, seeded(`${level}${quiz}`)).tasks,
    ).flat(),
  );
  const tasks = drawn.filter((task) => task.question.kind === "picture");
  const pictureOf = ({ question }: Task): string => (question.kind === "picture" ? mapPicture(question.name) : "");

  it("have four letters in order, far enough apart to be pressed, none over the country of another", () => {
    expect(tasks.length).toBeGreaterThan(100);
    const faults = tasks.flatMap((task) => {
      const { areas } = areasOf(pictureOf(task))!;
      const [, home = "", ...codes] = task.question.kind === "picture" ? task.question.name.split(" ") : [];
      const { sheet } = locate(home)!;
      const places = codes.map((code) => sheet.areas.find((one) => one.code === code)!.at);
      const close = areas.some((one, n) => areas.some((other, m) => m < n && distance(one.badge, other.badge) < 120));
      const over = areas.some((one, n) =>
        places.some((place, m) => m !== n && distance(one.badge, place) < BADGE_RADIUS + 10),
      );
      const order = areas.map(({ letter }) => letter).join("");
      const choices = task.choices.map(({ value }) => toPlain(value, SPEAKERS.en)).join("");
      return close || over || order !== "ABCD" || choices !== "ABCD" ? [`${home}: ${codes.join(" ")}`] : [];
    });
    expect(faults.length / tasks.length, faults.slice(0, 8).join("; ")).toBeLessThan(0.01);
  });

  it("describe each country by where it is and what is beside it, and never name the one that is sought", () => {
    for (const task of tasks) {
      const sought = getCountry(task.facts.code).name.en;
      const spoken = task.choices.map(({ value }) => toSpoken(value, SPEAKERS.en));
      expect(new Set(spoken.map((one) => one.slice(1))).size).toBe(4);
      for (const one of spoken) expect(one.split(/: |, |\.$/).includes(sought), `${sought}: ${one}`).toBe(false);
    }
  });

  it("reveal nothing but the drawing where answers are secret: no code of a country travels", () => {
    const task = tasks[0]!;
    const redacted = JSON.stringify(cities.payload.redact!(cities.start({ tasks: [task] }), SPEAKERS.en));
    expect(redacted).toContain("data-area");
    for (const code of task.facts.areas!) expect(redacted).not.toContain(`"${code}"`);
    expect(redacted).not.toMatch(/"areas [A-Z]/);
  });

  it("have wrong answers that say which country they are", () => {
    const task = tasks[0]!;
    const wrong = (task.correct + 1) % 4;
    const said = SPEAKERS.en.say(cities.mistake(task, { selected: wrong })!);
    expect(said).toBe(
      `The letter ${"ABCD"[wrong]} marks another country: ${getCountry(task.facts.areas![wrong]!).name.en}.`,
    );
    expect(cities.solution(task).at(-1)!.shown).toStrictEqual([task.choices[task.correct]!.value]);
  });
});
