import { expect, test } from "vitest";
import { reusedThread } from "./reused-thread.ts";

/** A script of its own for each test, whose threads count their jobs and answer each when it is sent. */
const scriptOf = (title: string): URL =>
  new URL(
    `data:text/javascript,/* ${title} */import { parentPort } from "node:worker_threads";
     let jobs = 0; parentPort.on("message", (job) => parentPort.postMessage([job, ++jobs]));`,
  );
type Outcome = readonly [job: string, jobs: number];
type Started = ReturnType<typeof reusedThread>;
const messageOf = (thread: Started): Promise<Outcome> => new Promise((done) => void thread.on("message", done));

test("a thread that was ended is given to whom starts the same script next", async () => {
  const script = scriptOf("ended");
  const first = reusedThread(script);
  const answer = messageOf(first);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  first.postMessage("a");
  expect(await answer).toEqual(["a", 1]);
  await first.terminate();

  const second = reusedThread(script);
  const next = messageOf(second);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  second.postMessage("b");
  expect(await next).toEqual(["b", 2]);
  await second.terminate();
});

test("a thread that is ended during a job is not given to others before its end, and its answer reaches nobody", async () => {
  const script = scriptOf("busy");
  const busy = reusedThread(script);
  const received: unknown[] = [];
  busy.on("message", (outcome: Outcome) => received.push(outcome));
  const exit = new Promise((done) => void busy.on("exit", done));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  busy.postMessage("a");
  await busy.terminate();
  expect(await exit).toBe(0);

  const other = reusedThread(script);
  const answer = messageOf(other);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  other.postMessage("b");
  expect(await answer).toEqual(["b", 1]);
  expect(received).toEqual([]);
  await other.terminate();
});
