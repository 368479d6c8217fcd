import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiFailure } from "../../../shared/api/api.ts";
import { progressSender, type ProgressSender } from "./progress-sender.ts";

const passing = new ApiFailure(503, null);
const refusal = new ApiFailure(409, { code: "E-RACE-NOT_RUNNING" });

/** Seconds after the beginning at which something was sent. */
let sent: number[];
let outcome: () => Promise<unknown>;
let failures: unknown[];
let begin: number;
let sender: ProgressSender;
beforeEach(() => {
  vi.useFakeTimers();
  [sent, failures, begin] = [[], [], Date.now()];
  outcome = async () => undefined;
  sender = progressSender(
    () => {
      sent.push((Date.now() - begin) / 1000);
      return outcome();
    },
    (failure) => failures.push(failure),
  );
});
afterEach(() => {
  sender.stop();
  vi.useRealTimers();
});
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(1000 * seconds);

it("sends the first change at once, later ones at most every two seconds, and none without a change", async () => {
  for (let changes = 0; changes < 6; changes++) {
    sender.changed(false);
    await pass(0.5);
  }
  await pass(10);
  expect(sent).toEqual([0, 2, 4]);
});

it("sends what is urgent at once, also what became so while another one was on its way", async () => {
  sender.changed(false);
  await pass(0.5);
  sender.changed(true);
  await pass(0.1);
  expect(sent).toEqual([0, 0.5]);
  const reply = Promise.withResolvers<void>();
  outcome = () => reply.promise;
  await pass(2);
  sender.changed(false);
  await pass(0.1);
  sender.changed(true);
  await pass(1);
  expect(sent).toHaveLength(3);
  reply.resolve();
  await pass(0.1);
  expect(sent).toHaveLength(4);
});

it("repeats what may succeed later, at once when the network is back", async () => {
  outcome = async () => Promise.reject(passing);
  sender.changed(false);
  await pass(6);
  expect(sent).toEqual([0, 5]);
  outcome = async () => undefined;
  dispatchEvent(new Event("online"));
  await pass(20);
  expect(sent).toEqual([0, 5, 6]);
});

it("does not repeat what is refused, and says so", async () => {
  outcome = async () => Promise.reject(refusal);
  sender.changed(false);
  await pass(20);
  expect(sent).toEqual([0]);
  expect(failures).toEqual([refusal]);
});

it("sends nothing after its end", async () => {
  outcome = async () => Promise.reject(passing);
  sender.changed(false);
  await pass(1);
  sender.stop();
  dispatchEvent(new Event("online"));
  await pass(20);
  expect(sent).toEqual([0]);
});
