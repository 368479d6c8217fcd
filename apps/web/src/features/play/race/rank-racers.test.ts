import { expect, it } from "vitest";
import { rankRacers } from "./rank-racers.ts";
import { racer } from "./testing/fake-race.ts";

const solved = (seconds: number, right?: number) =>
  racer({ progress: 1000, seconds, score: right === undefined ? null : { right, total: 5 } });
const places = (phase: "running" | "ended", ...people: Parameters<typeof rankRacers>[0]["people"]) =>
  rankRacers({ phase, people }).map(({ racer, place }) => [racer.seconds, place]);

it("puts the fastest first, then who still plays, then who has lost or left", () => {
  const left = racer({ left: true, progress: 800 });
  const lost = racer({ lost: true, progress: 900 });
  const playing = racer({ progress: 100 });
  const people = [left, solved(90), lost, playing, solved(60)];
  const order = rankRacers({ phase: "running", people });
  expect(order.map(({ racer }) => people.indexOf(racer))).toEqual([4, 1, 3, 0, 2]);
  expect(order.map(({ place }) => place)).toEqual([1, 2, null, null, null]);
});

it("gives equal results the same place", () => {
  expect(places("ended", solved(60), solved(60), solved(70))).toEqual([
    [60, 1],
    [60, 1],
    [70, 3],
  ]);
});

it("orders a quiz by right answers, with places only at its end", () => {
  const people = [solved(30, 3), solved(80, 5), solved(70, 5)];
  expect(places("running", ...people)).toEqual([
    [70, null],
    [80, null],
    [30, null],
  ]);
  expect(places("ended", ...people).map(([, place]) => place)).toEqual([1, 2, 3]);
});
