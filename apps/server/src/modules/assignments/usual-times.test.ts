import { afterAll, beforeAll, expect, test } from "vitest";
import type { UsualTimes } from "@karota/contract/assignments/assignment.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { answer, good, newClassroom, open, publish } from "./testing/classroom.ts";

const SECOND_MS = 1000;

describeEachDatabase("GET assignments/usual-times", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  test("is the mean time between answers by quiz and difficulty, without pauses and without what too few answered", async () => {
    const room = await newClassroom(it, 2);
    const usual = () => good<UsualTimes>(it, room.mentor, "GET", "assignments/usual-times");
    expect(await usual()).toEqual({ times: [] });
    const { id } = await publish(it, room, {
      tasks: [
        { game: "addition", options: { level: "easy" }, count: 4 },
        { game: "division", options: { level: "hard" }, count: 2 },
      ],
    });
    // What each answer took after the one before; the first one has none before it.
    const seconds = [
      [3, 10, 20, 3600, 30, 40],
      [3, 12, 8, 10, 30, 0],
    ];
    for (const [n, student] of room.students.entries()) {
      const { list } = await open(it, student, id);
      for (const [place, task] of list.entries()) {
        it.clock.set(it.clock.now() + seconds[n]![place]! * SECOND_MS);
        expect((await answer(it, student, id, task, 0)).statusCode).toBe(200);
      }
    }
    expect(await usual()).toEqual({ times: [{ game: "addition", level: "easy", seconds: 12 }] });
    const other = await it.newPlayer({ roles: ["mentor"] });
    expect(await good(it, other, "GET", "assignments/usual-times")).toEqual({ times: [] });
  });
});
