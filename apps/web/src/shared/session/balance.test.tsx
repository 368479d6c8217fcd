import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { person } from "../../testing/people.ts";
import { askBalance, followBalance, lookAtBalance } from "./balance.ts";
import { page } from "./leave.ts";
import { clearSession, readSession, signIn, updateSession } from "./session.ts";

let now = Date.now();
let asked: string[];
let reply: () => Response | Promise<Response>;
const has = (credit_amount: number) => () => Response.json({ credit_amount, entries: [], next: null });
let visibility: DocumentVisibilityState;
beforeEach(() => {
  localStorage.clear();
  asked = [];
  reply = has(40);
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  // Each test later than the requests of the one before.
  vi.useFakeTimers({ now: (now += 600_000) });
  vi.stubGlobal("fetch", (url: URL) => {
    asked.push(`${url.pathname}${url.search}`);
    return Promise.resolve(reply());
  });
  page.load = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const settle = () => vi.advanceTimersByTimeAsync(0);
const balance = () => readSession()?.credit_amount;

test("the page shows the server's balance when the person comes back to it, however they do", async () => {
  const stop = followBalance();
  for (const [amount, come] of [
    [40, () => fireEvent.focus(window)],
    [41, () => fireEvent(document, new Event("visibilitychange"))],
    [42, () => fireEvent(window, new Event("online"))],
    [43, lookAtBalance],
  ] as const) {
    signIn(person());
    reply = has(amount);
    come();
    await settle();
    expect(balance()).toBe(amount);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(asked[0]).toContain("/api/v1/credits?limit=1");
  stop();
  fireEvent.focus(window);
  expect(asked).toHaveLength(4);
});

test("it is loaded at most every five seconds, never while the page is hidden, and never without a session", async () => {
  lookAtBalance();
  expect(asked).toHaveLength(0);
  signIn(person({ endsIn: -1 }));
  lookAtBalance();
  expect(asked).toHaveLength(0);
  signIn(person());
  visibility = "hidden";
  lookAtBalance();
  expect(asked).toHaveLength(0);
  visibility = "visible";
  lookAtBalance();
  await vi.advanceTimersByTimeAsync(4_999);
  lookAtBalance();
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  lookAtBalance();
  expect(asked).toHaveLength(2);
});

test("what changed while the request was under way stays: a start's reply, a sign-out, another person", async () => {
  let answer: (response: Response) => void;
  reply = () => new Promise((resolve) => (answer = resolve));
  const changes = [
    [() => updateSession({ credit_amount: 3 }), 3],
    [clearSession, undefined],
    [() => signIn({ ...person({ id: "22222222-2222-4222-8222-222222222222" }), credit_amount: 7 }), 7],
  ] as const;
  for (const [change, after] of changes) {
    signIn(person());
    const loading = askBalance();
    await settle();
    change();
    answer!(has(40)());
    await loading;
    expect(balance()).toBe(after);
  }
});

test("no answer and a refusal leave the present balance", async () => {
  signIn(person());
  for (const bad of [() => Promise.reject(new TypeError("no network")), () => Response.json({}, { status: 500 })]) {
    reply = bad;
    await askBalance();
    expect(balance()).toBe(12.5);
  }
});
