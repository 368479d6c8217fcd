import { describe, expect, it } from "vitest";
import { areasOf, BADGE_RADIUS } from "@karota/engine/quiz/areas.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { getCountry } from "../data/countries.ts";
import { mapPicture } from "../places/map-picture.ts";
import { locate } from "../places/sheets.ts";
import { cities } from "./index.ts";

type Point = readonly [number, number];
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

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
