import { expect, test } from "vitest";
import { byResult, facesIn, perMille, phaseAt, RUNNING_MS, secondsSince, WAITING_MS } from "./rules.ts";

const playing = { seconds: null, right_answers: null, has_left: 0, has_lost: 0 };
const solved = (seconds: number, right_answers: number | null = null) => ({ ...playing, seconds, right_answers });
const gone = { ...playing, has_left: 1 };
const lost = { ...playing, has_lost: 1 };

test("a race waits for an hour, and runs for three", () => {
  const waiting = { created_at: 1000, started_at: null, ended_at: null };
  expect(phaseAt(waiting, [playing], 1000 + WAITING_MS)).toBe("waiting");
  expect(phaseAt(waiting, [playing], 1001 + WAITING_MS)).toBe("ended");
  const running = { ...waiting, started_at: 1000 + WAITING_MS };
  expect(phaseAt(running, [playing], 1000 + WAITING_MS + RUNNING_MS)).toBe("running");
  expect(phaseAt(running, [playing], 1001 + WAITING_MS + RUNNING_MS)).toBe("ended");
  for (const one of [waiting, running]) expect(phaseAt({ ...one, ended_at: 2000 }, [playing], 2000)).toBe("ended");
});

test("a race runs as long as somebody who has not left has neither solved nor lost the board", () => {
  const running = { created_at: 0, started_at: 0, ended_at: null };
  for (const people of [
    [playing, gone],
    [solved(5), playing, gone, lost],
  ])
    expect(phaseAt(running, people, 1)).toBe("running");
  for (const people of [[solved(5), gone], [solved(5), solved(6)], [lost, solved(5)], [lost, gone], []])
    expect(phaseAt(running, people, 1)).toBe("ended");
});

test("the result has who solved it first, quizzes by right answers and then by time, and the others as they came", () => {
  const people = [gone, solved(30), playing, solved(20), solved(30)];
  expect(people.toSorted(byResult)).toEqual([solved(20), solved(30), solved(30), gone, playing]);
  const quiz = [solved(10, 3), playing, solved(30, 9), solved(20, 9)];
  expect(quiz.toSorted(byResult)).toEqual([solved(20, 9), solved(30, 9), solved(10, 3), playing]);
});

test("progress is per mille, and only what is done whole is all of it", () => {
  const of = (done: number, total: number) => perMille({ done, total });
  expect([of(0, 3), of(1, 3), of(999, 1001), of(3, 3), of(0, 0), of(4, 3)]).toEqual([0, 333, 998, 1000, 0, 1000]);
});

test("seconds are whole ones since the start, none before it, and none less", () => {
  expect([secondsSince(null, 5000), secondsSince(1000, 4999), secondsSince(5000, 1000)]).toEqual([0, 3, 0]);
});

test("people without a picture get an animal by their place that nobody else in the race has", () => {
  const animals = (...people: Parameters<typeof facesIn>[0]) => facesIn(people).map(({ animal }) => animal);
  const none = (place: number) => ({ place, chosen: null });
  const fox = { animal: "fox", colour: "words" } as const;
  expect(facesIn([none(1), { place: 2, chosen: fox }])).toEqual([{ animal: "hedgehog", colour: "measures" }, fox]);
  expect(animals(none(1), none(2), none(3), none(4))).toEqual(["fox", "hedgehog", "mole", "owl"]);
  // Who has left and comes back has a later place.
  expect(animals(none(1), none(3), none(13), none(15))).toEqual(["fox", "mole", "hedgehog", "owl"]);
  expect(animals(none(1), { place: 2, chosen: fox }, none(13))).toEqual(["hedgehog", "fox", "mole"]);
});
