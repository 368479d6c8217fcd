import { describe, expect, test } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import type { LessonReply } from "@karota/contract/lessons/lesson.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { needsPostgres } from "../../testing/programs.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { ADDITIONS, good } from "./testing/lesson-calls.ts";
import { openClass } from "./testing/live-class.ts";

const PUPILS = depth(3, 30);
const STREAM_MS = 60_000;
/** A server that listens makes the boards of every game in advance. */
const catalogue = CATALOGUE.filter(({ id }) => id === "addition");

const listen = (it: TestApp): Promise<string> => it.app.listen({ host: "127.0.0.1", port: 0 });

/** A lesson with everybody in it, on these servers. */
async function teach(it: TestApp, urls: readonly string[]) {
  const mentor = await it.newPlayer({ roles: ["mentor"] });
  const { id } = await good<LessonReply>(it, mentor, "POST", "lessons", { tasks: ADDITIONS });
  const people = await Promise.all(Array.from({ length: PUPILS }, () => it.newPlayer()));
  return openClass(urls, it.tokenFor(mentor), people.map(it.tokenFor), id);
}

describe.skipIf(needsPostgres() === null)(`${PUPILS} pupils on two servers over one PostgreSQL`, () => {
  test("get every question and its solution by events, answer once, and are let go when a server stops", async () => {
    const one = await testApp({ kind: "postgres", catalogue, streamMs: STREAM_MS });
    const two = await testApp({ kind: "postgres", on: one.home, clock: one.clock, catalogue, streamMs: STREAM_MS });
    const { pupils, takeStep, readDesk } = await teach(one, [await listen(one), await listen(two)]);
    for (const number of depth([1], [1, 2])) {
      await takeStep("ask");
      expect(new Set(pupils.map((pupil) => JSON.stringify(pupil.view()!.task!.board))).size).toBe(1);
      // Each one twice at once, as from two tabs.
      const answers = await Promise.all(
        pupils.flatMap((pupil) => [0, 0].map((choice) => pupil.answer(number, choice))),
      );
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(await readDesk()).toMatchObject({ answered: PUPILS, here: PUPILS, counts: [PUPILS, 0, 0, 0] });
      await takeStep("reveal");
      expect(pupils.map((pupil) => pupil.view()!.marks.length)).toEqual(pupils.map(() => number));
    }
    const stopped = pupils.filter((_, place) => place % 2 === 1).map(({ ended }) => ended);
    await Promise.all([two.close(), ...stopped]);
    pupils.forEach((pupil) => pupil.leave());
    await one.close();
  });
});

test("a stream ends by itself after its time, and its page opens the next one", async () => {
  const it = await testApp({ kind: "sqlite" });
  const mentor = await it.newPlayer({ roles: ["mentor"] });
  const { id } = await good<LessonReply>(it, mentor, "POST", "lessons", { tasks: ADDITIONS });
  const reply = await it.call(mentor, "GET", `lessons/${id}/events`);
  expect(reply.headers).toMatchObject({ "content-type": "text/event-stream", "x-accel-buffering": "no" });
  expect(reply.headers["cache-control"]).toBe("no-store");
  expect(reply.body).toBe("event: version\ndata: 1\n\n");
  await it.close();
});
