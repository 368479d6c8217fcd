import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { person } from "../../testing/people.ts";
import { GUEST, type PlayRecord, writePlay } from "../../shared/offline/progress.ts";
import { clearSession, signIn } from "../../shared/session/session.ts";
import { isConstrained, untilWanted } from "./until-wanted.ts";

const MOVE = { gridId: "one", game: "sudoku", options: {}, period: "daily", ends: null } as unknown as PlayRecord;
const STAY_MS = 15_000;
let registration: object | undefined;
let connection: object | undefined;
beforeEach(() => {
  localStorage.clear();
  clearSession();
  vi.useFakeTimers();
  registration = undefined;
  connection = undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.defineProperties(navigator, {
    serviceWorker: { value: { getRegistration: async () => registration }, configurable: true },
    connection: { get: () => connection, configurable: true },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts to wait; the result says whether it is over. */
async function startWaiting(): Promise<() => Promise<boolean>> {
  let over = false;
  void untilWanted().then(() => (over = true));
  const isOver = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return over;
  };
  await isOver();
  return isOver;
}

test("on a fast line a first visitor who only looks gets nothing cached for a while", async () => {
  const isOver = await startWaiting();
  await vi.advanceTimersByTimeAsync(STAY_MS - 1);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
});

test.each([{ saveData: true }, { effectiveType: "3g" }])("with %o, only the first move begins it", async (line) => {
  connection = line;
  expect(isConstrained()).toBe(true);
  const isOver = await startWaiting();
  await vi.advanceTimersByTimeAsync(100 * STAY_MS);
  expect(await isOver()).toBe(false);
  writePlay(GUEST, MOVE, 0);
  expect(await isOver()).toBe(true);
});

test("a sign-in and an installation begin it at once", async () => {
  const isOver = await startWaiting();
  signIn(person());
  expect(await isOver()).toBe(true);
  clearSession();
  const isOverAgain = await startWaiting();
  dispatchEvent(new Event("appinstalled"));
  expect(await isOverAgain()).toBe(true);
});

test("who has played, is signed in, has the worker, or opens the installed page does not wait", async () => {
  writePlay(GUEST, MOVE, 0);
  expect(await (await startWaiting())()).toBe(true);
  localStorage.clear();
  expect(await (await startWaiting())(), "nothing of these").toBe(false);
  registration = {};
  expect(await (await startWaiting())()).toBe(true);
  registration = undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(await (await startWaiting())()).toBe(true);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  signIn(person());
  expect(await (await startWaiting())()).toBe(true);
});
