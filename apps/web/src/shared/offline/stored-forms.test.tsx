import { beforeEach, expect, test, vi } from "vitest";
import { fakeGame } from "@karota/engine/testing/fake-game.ts";
import { person } from "../../testing/people.ts";
import { readSession, signIn } from "../session/session.ts";
import { flushAnswers, queueAnswer } from "./assignment-queue.ts";
import { createOutbox } from "./outbox.ts";
import { readPlay } from "./progress.ts";
import type { QueueDeps } from "./queue.ts";
import { createReviewQueue } from "./review-queue.ts";
import { readOutgoing } from "./sync-state.ts";

// What lies on people's devices since the first release, letter by letter: it is read as long as somebody may have it.
const GRID = "11111111-1111-4111-8111-111111111111";
const BOARD = `{"version":1,"pattern":"#101","lamps":"#...","title":"sl"}`;
const PLAY = `{"v":1,"change":2,"gridId":"${GRID}","game":"fake","options":{"size":4},"period":"daily","ends":"2099-01-01T00:00:00+01:00","session":{"v":1,"base":${BOARD},"moves":[{"at":1,"lit":true},{"at":2,"lit":false},{"at":3,"lit":false}],"position":2},"resets":0,"done":2,"total":3,"completed":false,"seconds":5,"hints":1}`;
const PENDING = `{"path":"games/user_fake_daily","body":{"lamps":"#1..","gridId":"${GRID}","revision":3,"seconds":4,"hints":0},"fields":{"lamps":"#1.."},"resets":0}`;
const outgoing = (pending: string, rest: string): string =>
  `{"v":1,"acknowledged":${BOARD},"revision":3,"completed":false,"covered":0,"resets":0,"pending":${pending},${rest}}`;
const REVIEWS = `[{"key":"0af1","body":{"gridId":"${GRID}","taskId":"4","taskSelected":2,"seconds":9}},{"key":"0af2","body":{"gridId":"${GRID}","taskId":"5","taskText":"7"}}]`;

const deps: QueueDeps = { who: () => "anna", withLock: (_, work) => work(), setTimer: () => () => undefined };
const posted: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  posted.length = 0;
});
const openOutbox = () =>
  createOutbox({
    ...deps,
    loadGame: async () => fakeGame,
    async post(pending) {
      posted.push(pending);
      return { gridId: GRID, completed: false, revision: 3 + posted.length };
    },
  });

const sending = (lamps: string, revision: number) => ({
  path: "games/user_fake_daily",
  body: { gridId: GRID, lamps, revision },
});
const SENT = { acknowledged: { lamps: "#10." }, covered: 2, pending: null, stopped: null };
const OVER = { acknowledged: { lamps: "#..." }, covered: 0, pending: null, stopped: "over" };

test.each([
  ["on its way", PENDING, `"stopped":null,"newer":null`, [JSON.parse(PENDING), sending("#10.", 4)], SENT],
  ["not sent yet", "null", `"stopped":null,"newer":null`, [sending("#10.", 3)], SENT],
  ["refused", "null", `"stopped":"refused","refusedAt":2,"newer":null`, [sending("#10.", 3)], SENT],
  ["refused at an unknown change", "null", `"stopped":"refused","newer":null`, [sending("#10.", 3)], SENT],
  ["after the end of its day", "null", `"stopped":"over","refusedAt":2,"newer":null`, [], OVER],
  ["behind a newer board", "null", `"stopped":"newer","newer":{"gridId":"${GRID}"}`, [], { ...OVER, stopped: "newer" }],
])("a stored board with a save %s goes on", async (_, pending, rest, posts, out) => {
  localStorage.setItem(`karota:play:anna:${GRID}`, PLAY);
  localStorage.setItem(`karota:outbox:anna:${GRID}`, outgoing(pending, rest));
  expect(await openOutbox().flush()).toBe(out.stopped !== "newer");
  expect(posted).toMatchObject(posts);
  expect(readPlay("anna", GRID)).toEqual(JSON.parse(PLAY));
  expect(readOutgoing("anna", GRID)).toMatchObject(out);
});

test("what cannot be parsed is no board, and nothing of it is sent", async () => {
  localStorage.setItem(`karota:play:anna:${GRID}`, "{");
  localStorage.setItem(`karota:outbox:anna:${GRID}`, `{"v":9}`);
  expect(await openOutbox().flush()).toBe(true);
  expect(posted).toEqual([]);
});

test("stored answers to mistakes are sent in their order with their keys", async () => {
  localStorage.setItem("karota:answers:anna", REVIEWS);
  const queue = createReviewQueue({
    ...deps,
    newKey: () => "new",
    sendBoard: async () => true,
    post: async (waiting) => posted.push(waiting),
  });
  expect(await queue.flush()).toBe(true);
  expect(posted).toEqual(JSON.parse(REVIEWS));
  expect(Object.keys(localStorage)).toEqual([]);
});

test("stored answers of assignments are sent, and what is answered now is stored in the same form", async () => {
  signIn(person());
  const { userId } = readSession()!;
  const key = `karota:answers:${userId}:${GRID}`;
  localStorage.setItem(key, `{"1":0,"2":3,"3":"3/4"}`);
  vi.stubGlobal("fetch", async (url: URL, { body }: { body: string }) => {
    posted.push([url.pathname, JSON.parse(body)]);
    throw new TypeError("no network");
  });
  queueAnswer(userId, GRID, "4", { selected: 1 });
  queueAnswer(userId, GRID, "5", { text: "−7" });
  expect(localStorage.getItem(key)).toBe(`{"1":0,"2":3,"3":"3/4","4":1,"5":"−7"}`);
  expect(await flushAnswers()).toBe(false);
  vi.stubGlobal("fetch", async (_url: URL, { body }: { body: string }) => {
    posted.push(JSON.parse(body));
    return Response.json({});
  });
  posted.length = 0;
  expect(await flushAnswers()).toBe(true);
  vi.unstubAllGlobals();
  expect(posted).toEqual([
    { taskId: "1", taskSelected: 0 },
    { taskId: "2", taskSelected: 3 },
    { taskId: "3", taskText: "3/4" },
    { taskId: "4", taskSelected: 1 },
    { taskId: "5", taskText: "−7" },
  ]);
});
