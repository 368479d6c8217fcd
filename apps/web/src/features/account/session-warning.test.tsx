import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Language } from "@karota/engine/message.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { page, takeAgain, takeReturn } from "../../shared/session/leave.ts";
import { clearSession, isValid, readSession, signIn } from "../../shared/session/session.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import SessionWarning from "./session-warning.tsx";
import { WARN_BEFORE_MS } from "./use-session-end.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The server's part: a session that ends after 4 hours without use and at its expiry. */
let usedAt = 0;
let expires = 0;
let isOnline = true;
const asked: string[] = [];
const answer = (address: unknown, init?: RequestInit): Promise<Response> => {
  const method = init?.method ?? "GET";
  asked.push(`${method} ${new URL(String(address)).pathname}`);
  if (!isOnline) return Promise.reject(new TypeError("no network"));
  const unused = usedAt + 4 * HOUR_MS;
  if (Date.now() >= Math.min(unused, expires))
    return Promise.resolve(Response.json({ code: "E-AUTH-EXPIRED_TOKEN" }, { status: 401 }));
  if (method === "POST") usedAt = Date.now();
  const ends = Math.min(usedAt + 4 * HOUR_MS, expires);
  return Promise.resolve(Response.json({ ends: new Date(ends).toISOString(), extendable: ends < expires }));
};

/** Other tabs, without the delay of a real channel. */
const listeners = new Set<() => void>();
class FakeChannel extends EventTarget {
  readonly receive = () => void this.dispatchEvent(new Event("message"));
  constructor() {
    super();
    listeners.add(this.receive);
  }
  postMessage(): void {
    for (const listener of listeners) if (listener !== this.receive) listener();
  }
  close(): void {
    listeners.delete(this.receive);
  }
}

beforeEach(() => {
  stubDialogs();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  asked.length = 0;
  isOnline = true;
  usedAt = Date.now();
  expires = Math.floor(Date.now() / 1000) * 1000 + 12 * HOUR_MS;
  signIn(person({ endsIn: 12 * HOUR_MS }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

const open = (language: Language = "en") =>
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <SessionWarning />
    </LanguageProvider>,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const warning = () => screen.queryByRole("alertdialog");

test("five minutes before it ends unused, a person is warned, and one press extends the session", async () => {
  open();
  await pass(4 * HOUR_MS - WARN_BEFORE_MS - 1000);
  expect(warning()).toBeNull();
  await pass(2000);
  expect(warning()?.textContent).toContain("You’ll be signed out in 5 minutes.");
  await pass(3 * MINUTE_MS);
  expect(warning()?.textContent).toContain("in 2 minutes.");
  await pass(1.5 * MINUTE_MS);
  expect(warning()?.textContent).toContain("in less than a minute.");
  fireEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
  await pass(1000);
  expect(warning()).toBeNull();
  await pass(3 * HOUR_MS);
  expect([warning(), readSession()?.name]).toEqual([null, "Maja Žagar"]);
});

test.each<[Language, string]>([
  ["sl", "Odjavili te bomo čez 5 minut."],
  ["de", "In 5 Minuten wirst du abgemeldet."],
])("the time left is said in %s", async (language, words) => {
  open(language);
  await pass(4 * HOUR_MS - WARN_BEFORE_MS + 1000);
  expect(warning()?.textContent).toContain(words);
});

test("Escape means to stay, because whoever presses it is there", async () => {
  open();
  await pass(4 * HOUR_MS - MINUTE_MS);
  fireEvent(warning()!, new Event("cancel", { cancelable: true }));
  await pass(1000);
  expect([warning(), asked.includes("POST /api/v1/users/session")]).toEqual([null, true]);
});

test("asking does not extend the session, and nobody asks while the end is far", async () => {
  open();
  await pass(39 * MINUTE_MS);
  expect(asked).toEqual([]);
  await pass(3 * HOUR_MS);
  expect(asked).toEqual(["GET /api/v1/users/session"]);
});

test("what another tab or call has used meanwhile gives no warning, and takes an open one away", async () => {
  open();
  await pass(2 * HOUR_MS);
  usedAt = Date.now();
  await pass(3 * HOUR_MS);
  expect(warning()).toBeNull();
  await pass(HOUR_MS - MINUTE_MS);
  expect(warning()).not.toBeNull();
  usedAt = Date.now();
  await pass(31_000);
  expect(warning()).toBeNull();
});

test("tabs agree at once: one press takes the warning away in all of them", async () => {
  open();
  open();
  await pass(4 * HOUR_MS - MINUTE_MS);
  const [one] = screen.getAllByRole("button", { name: "Stay signed in" });
  expect(screen.getAllByRole("alertdialog")).toHaveLength(2);
  fireEvent.click(one!);
  await pass(100);
  expect(warning()).toBeNull();
});

test("without a network there is no warning, and one that is open goes", async () => {
  open();
  isOnline = false;
  await pass(4 * HOUR_MS - 3 * MINUTE_MS);
  expect(warning()).toBeNull();
  isOnline = true;
  await act(async () => void dispatchEvent(new Event("online")));
  expect(warning()).not.toBeNull();
  act(() => void dispatchEvent(new Event("offline")));
  expect(warning()).toBeNull();
});

test("a session that has lasted 12 hours is announced, too: a new sign-in leads back, or may wait", async () => {
  open();
  usedAt = Date.now() + 11 * HOUR_MS;
  await pass(12 * HOUR_MS - 4 * MINUTE_MS);
  expect(warning()?.textContent).toContain("yours in 4 minutes");
  history.replaceState(null, "", "/progress?x=1");
  fireEvent.click(screen.getByRole("link", { name: "Sign in again" }));
  expect([takeAgain(), takeReturn()]).toEqual([true, "/progress?x=1"]);
  fireEvent.click(screen.getByRole("button", { name: "Later" }));
  await pass(MINUTE_MS);
  expect(warning()).toBeNull();
});

test("a session that has ended leads to the login page, and back from there", async () => {
  const load = vi.spyOn(page, "load").mockImplementation(() => undefined);
  history.replaceState(null, "", "/progress");
  open();
  await pass(4 * HOUR_MS + 2000);
  expect(load).toHaveBeenCalledExactlyOnceWith("/login?reset=true");
  expect([isValid(readSession()), takeReturn(), warning()]).toEqual([false, "/progress", null]);
});

test("after the sign-out nothing warns any more, and nothing asks", async () => {
  open();
  await pass(4 * HOUR_MS - MINUTE_MS);
  act(() => clearSession());
  expect(warning()).toBeNull();
  asked.length = 0;
  await pass(HOUR_MS);
  expect(asked).toEqual([]);
});
