import { beforeEach, expect, test } from "vitest";
import { createReviewQueue, type ReviewQueueEvent } from "./review-queue.ts";
import { ApiFailure } from "../api/api.ts";

const ANNA = "anna";
const offline = new ApiFailure(0, null);

let posted: unknown[] = [];
let troubles: (ApiFailure | null)[] = [];
let settled = true;
let who: string | null = ANNA;
beforeEach(() => {
  localStorage.clear();
  posted = [];
  troubles = [];
  settled = true;
  who = ANNA;
});

/** A page; a second one is the page after a reload. */
function open() {
  const waits: (() => void)[] = [];
  const news: ReviewQueueEvent[] = [];
  let key = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const answers = createReviewQueue({
    who: () => who,
    withLock: async (_name, work) => {
      const next = turn.then(work);
      turn = next.catch(() => undefined);
      return next;
    },
    newKey: () => `${key++}`,
    setTimer: (work) => {
      waits.push(work);
      return () => void waits.splice(0);
    },
    sendBoard: async () => settled,
    post: async ({ body }) => {
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      posted.push(body);
    },
  });
  answers.onEvent((one) => news.push(one));
  return { answers, news, waits };
}
const answer = (taskId: string) => ({ gridId: "g", task: { taskId }, given: { selected: 1 } });
const body = (taskId: string) => ({ gridId: "g", taskId, taskSelected: 1 });

test("answers that are given without a network wait over a reload and leave in order, each once", async () => {
  const { answers, news } = open();
  troubles = [offline, offline];
  answers.add(answer("1"));
  answers.add(answer("2"));
  expect(await answers.flush()).toBe(true);
  expect(posted).toEqual([body("1"), body("2")]);
  expect(news).toEqual(["waiting", "waiting", "sent", "sent"]);

  posted = [];
  troubles = [offline, offline];
  answers.add(answer("3"));
  expect(await answers.flush()).toBe(false);
  expect(await open().answers.flush()).toBe(true);
  expect(posted).toEqual([body("3")]);
});

test("an answer waits for the board whose mistake it answers", async () => {
  const { answers, waits } = open();
  settled = false;
  answers.add(answer("1"));
  expect(await answers.flush()).toBe(false);
  expect(posted).toEqual([]);
  settled = true;
  waits[0]?.();
  expect(await answers.flush()).toBe(true);
  expect(posted).toEqual([body("1")]);
});

test("an expired login stops sending; only the same person's login resumes it", async () => {
  const { answers } = open();
  troubles = [new ApiFailure(401, null)];
  answers.add(answer("1"));
  troubles.push(new ApiFailure(401, null));
  expect(await answers.flush()).toBe(false);
  who = "berta";
  expect(await answers.flush()).toBe(true);
  who = null;
  expect(await answers.flush()).toBe(true);
  expect(posted).toEqual([]);
  who = ANNA;
  expect(await answers.flush()).toBe(true);
  expect(posted).toEqual([body("1")]);
});

test("a refused answer is reported and does not delay those behind it", async () => {
  const { answers, news } = open();
  const refusal = new ApiFailure(404, null);
  troubles = [refusal];
  answers.add(answer("1"));
  answers.add(answer("2"));
  expect(await answers.flush()).toBe(true);
  expect(posted).toEqual([body("2")]);
  expect(news).toEqual([{ refused: refusal }, "sent"]);
});
