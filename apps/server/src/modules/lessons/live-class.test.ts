import { describe, expect, test } from "vitest";
import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import type { LessonReply } from "@karota/contract/lessons/lesson.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { needsPostgres } from "../../testing/programs.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { ADDITIONS, good } from "./testing/lesson-calls.ts";
import { openDatabase } from "../../database/open.ts";
import { openLessonServers } from "./testing/lesson-servers.ts";
import { openClass } from "./testing/live-class.ts";

const PUPILS = depth(3, 30);
const STREAM_MS = 60_000;
/** A server that listens makes the boards of every game in advance. */
const catalogue = CATALOGUE.filter(({ id }) => id === "addition");

const listen = (it: TestApp): Promise<string> => it.app.listen({ host: "127.0.0.1", port: 0 });

async function twoServers() {
  const one = await testApp({ kind: "postgres", catalogue, streamMs: STREAM_MS });
  const two = await testApp({ kind: "postgres", on: one.home, clock: one.clock, catalogue, streamMs: STREAM_MS });
  return { one, two, urls: [await listen(one), await listen(two)] as const };
}

/** A lesson with everybody in it, on these servers. */
async function teach(it: TestApp, urls: readonly string[]) {
  const mentor = await it.newPlayer({ roles: ["mentor"] });
  const { id } = await good<LessonReply>(it, mentor, "POST", "lessons", { tasks: ADDITIONS });
  const people = await Promise.all(Array.from({ length: PUPILS }, () => it.newPlayer()));
  return openClass(urls, it.tokenFor(mentor), people.map(it.tokenFor), id);
}

describe.skipIf(needsPostgres() === null)(`${PUPILS} pupils on two servers over one PostgreSQL`, () => {
  test("get every question and its solution by events, answer once, and are let go when a server stops", async () => {
    const { one, two, urls } = await twoServers();
    const { pupils, takeStep, readDesk } = await teach(one, urls);
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
    const stopped = pupils.filter((_, place) => place % 2 === 1).map(({ ended }) => ended());
    await Promise.all([two.close(), ...stopped]);
    pupils.forEach((pupil) => pupil.leave());
    await one.close();
  });

  test("who lose their connection come back to the present question at the other server, and count where they answered", async () => {
    const { one, two, urls } = await twoServers();
    const { pupils, takeStep, readDesk } = await teach(one, urls);
    const lost = pupils.filter((_, place) => place % 3 === 0);
    const others = pupils.filter((_, place) => place % 3 !== 0);
    await takeStep("ask");
    // Half of them have answered before, the others have not.
    const early = lost.filter((_, place) => place % 2 === 1);
    await Promise.all(early.map((pupil) => pupil.answer(1, 1)));
    lost.forEach((pupil) => pupil.leave());
    await Promise.all(lost.map(({ ended }) => ended()));
    await Promise.all(others.map((pupil) => pupil.answer(1, 0)));
    await takeStep("reveal", others);
    await takeStep("ask", others);
    await Promise.all(lost.map((pupil, place) => pupil.comeTo(urls[(place + 1) % 2]!)));
    for (const pupil of lost) {
      expect(pupil.view()).toMatchObject({ phase: "asking", number: 2, task: { answered: false } });
      expect(pupil.view()!.marks.filter((mark) => mark !== null)).toHaveLength(early.includes(pupil) ? 1 : 0);
    }
    // What they choose for the question that has passed counts no more.
    expect(new Set(await Promise.all(lost.map((pupil) => pupil.answer(1, 3))))).toEqual(new Set([409]));
    expect(new Set(await Promise.all(pupils.map((pupil) => pupil.answer(2, 2))))).toEqual(new Set([200]));
    expect(await readDesk()).toMatchObject({ answered: PUPILS, counts: [0, 0, PUPILS, 0] });
    await takeStep("reveal");
    pupils.forEach((pupil) => pupil.leave());
    await two.close();
    await one.close();
  });

  test.runIf(IS_DEEP)(
    "go on at the other server when one is killed while they answer; each answer counts once",
    async () => {
      const { home, servers, live, close } = await openLessonServers(PUPILS, 2);
      const { pupils, takeStep, readDesk } = live;
      await takeStep("ask");
      let replies = 0;
      const enough = Promise.withResolvers<void>();
      const killed = Promise.withResolvers<void>();
      let moved = 0;
      const sent = pupils.map(async (pupil, place) => {
        // One of them presses when the server is gone for certain.
        if (place === PUPILS - 1) await killed.promise;
        try {
          return await pupil.answer(1, place % 4);
        } catch {
          moved++;
          await pupil.comeTo(servers[0].url);
          return await pupil.answer(1, place % 4);
        } finally {
          if (++replies === PUPILS / 5) enough.resolve();
        }
      });
      await enough.promise;
      await servers[1].end("SIGKILL");
      killed.resolve();
      expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
      expect(moved).toBeGreaterThan(0);
      // Those who had their reply before the end follow the other one, too.
      await Promise.all(pupils.map((pupil) => pupil.comeTo(servers[0].url)));
      const counts = [0, 1, 2, 3].map((choice) => pupils.filter((_, place) => place % 4 === choice).length);
      expect(await readDesk()).toMatchObject({ answered: PUPILS, counts });
      await takeStep("reveal");
      expect(pupils.map((pupil) => pupil.view()!.task!.taskSelected)).toEqual(pupils.map((_, place) => place % 4));
      await takeStep("ask");
      expect(new Set(await Promise.all(pupils.map((pupil) => pupil.answer(2, 0))))).toEqual(new Set([200]));
      await takeStep("reveal");
      const database = await openDatabase(home.settings);
      const levels = await database.db.selectFrom("skill_levels").select(["right_answers", "wrong_answers"]).execute();
      await database.close();
      const total = levels.reduce((sum, level) => sum + level.right_answers + level.wrong_answers, 0);
      expect(total).toBe(2 * PUPILS);
      await close();
    },
  );
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
