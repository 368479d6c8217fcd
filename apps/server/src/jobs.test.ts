import Fastify from "fastify";
import { expect, test } from "vitest";
import { installJobs, onceUntil } from "./jobs.ts";
import { handClock } from "./testing/clock.ts";

const app = () => {
  const lines: string[] = [];
  const server = Fastify({ logger: { level: "error", stream: { write: (line: string) => void lines.push(line) } } });
  const clock = handClock(1_000_000);
  installJobs(server, clock);
  return { server, clock, lines, record: () => server.jobs.list()[0]! };
};
const listen = (server: ReturnType<typeof app>["server"]) => server.listen({ host: "127.0.0.1", port: 0 });

test("a job counts what went well and what failed, and says what it does in the log", async () => {
  const { server, clock, lines, record } = app();
  let failures: readonly unknown[] = [];
  const runs = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let count = 0;
  server.jobs.every(server, "mails", 1, async ({ fail }) => {
    const one = runs[count++];
    if (!one) return;
    for (const failure of failures) fail(failure);
    clock.advance(1);
    one.resolve();
  });
  expect(record()).toMatchObject({ startedAt: null, succeededAt: null, successes: 0, failures: 0 });
  failures = [new Error("the mail server is away")];
  await listen(server);
  await runs[0].promise;
  failures = [];
  await runs[1].promise;
  await server.close();
  expect(record()).toMatchObject({
    name: "mails",
    isRunning: false,
    failures: 1,
    failedAt: 1_000_001,
    succeededAt: 1_000_002,
  });
  expect(record().successes).toBeGreaterThan(0);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { job: "mails", msg: "the outbox could not be read", err: { message: "the mail server is away" } },
  ]);
});

test("work that is thrown out of is a failure, work that is not due is none, and neither ends the schedule", async () => {
  const { server, record } = app();
  const done = Promise.withResolvers<void>();
  server.jobs.schedule(server, "retention", async ({ skip }) => {
    skip();
    done.resolve();
    return Infinity;
  });
  await listen(server);
  await done.promise;
  await server.close();
  expect(record()).toMatchObject({ startedAt: null, durationMs: null, successes: 0, failures: 0 });

  const failing = app();
  failing.server.jobs.schedule(failing.server, "packages", () => Promise.reject(new Error("no database")));
  const logged = Promise.withResolvers<void>();
  const push = failing.lines.push.bind(failing.lines);
  failing.lines.push = (line) => {
    logged.resolve();
    return push(line);
  };
  await listen(failing.server);
  await logged.promise;
  await failing.server.close();
  expect(failing.record()).toMatchObject({ failures: 1, successes: 0, succeededAt: null, startedAt: 1_000_000 });
});

test("work that is done once a day is not repeated before the next one, except after a failure", async () => {
  const clock = handClock(1_000_000);
  const outcomes: string[] = [];
  const works = [Promise.reject(new Error("no database")), Promise.resolve(1_002_000), Promise.resolve(1_003_000)];
  const work = onceUntil(clock, () => works.shift()!);
  const run = { fail: () => {}, skip: () => void outcomes.push("skipped"), isStopping: () => false };
  for (const _ of [1, 2, 3, 4, 5]) {
    outcomes.push(await work(run).then(String, () => "failed"));
    clock.advance(500);
  }
  expect(outcomes).toEqual(["failed", "1002000", "skipped", "1002000", "skipped", "1002000", "1003000"]);
});

test("a stop waits for the run that is under way, tells it to end, and counts no failure", async () => {
  const { server, lines, record } = app();
  const began = Promise.withResolvers<void>();
  const closing = Promise.withResolvers<void>();
  server.jobs.every(
    server,
    "refunds",
    60_000,
    async ({ isStopping }) => {
      began.resolve();
      await closing.promise;
      throw new Error(isStopping() ? "interrupted" : "not asked to end");
    },
    { atStart: true },
  );
  server.addHook("preClose", async () => closing.resolve());
  await listen(server);
  await began.promise;
  expect(record().isRunning).toBe(true);
  await server.close();
  expect([record().isRunning, record().failures, lines]).toEqual([false, 0, []]);
});
