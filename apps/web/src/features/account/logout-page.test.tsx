import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { wantEverywhere } from "../../shared/session/leave.ts";
import { readSession, signIn } from "../../shared/session/session.ts";
import { afterSignOut, beforeSignOut, takeAfter } from "../../shared/session/sign-out.ts";
import { person } from "../../testing/people.ts";
import LogoutPage from "./logout-page.tsx";

const PROVIDER = { label: "School", demo: false, address: "https://id.school.example/end?client_id=karota" };
let answer: () => Promise<Response>;
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  answer = () => Promise.resolve(Response.json({ provider: PROVIDER }));
  fetched.mockImplementation(() => answer());
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const show = () =>
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <LogoutPage />
    </LanguageProvider>,
  );

async function leave(): Promise<void> {
  show();
  await screen.findByRole("heading", { level: 1, name: "You’re signed out" });
}
/** What the server received: the token, and whether all end. */
const ended = () =>
  fetched.mock.calls
    .filter(([url]) => url.pathname.endsWith("aaa/logout"))
    .map(([, init]) => [(init.headers as Record<string, string>)["authorization"], init.body]);

test("the server ends the token, and the page offers to sign out at the provider too", async () => {
  const { token } = person();
  signIn(person());
  await leave();
  const link = await screen.findByRole("link", { name: "Sign out of School, too" });
  expect(link.getAttribute("href")).toBe(PROVIDER.address);
  expect(screen.getByText(/^You may still be signed in with School on this device/)).toBeDefined();
  expect(ended()).toEqual([[`Bearer ${token}`, '{"everywhere":false}']]);
  expect([readSession(), localStorage.getItem("karota:left")]).toEqual([null, "1"]);
});

test("where the provider has no sign-out page that we know, the page says so and offers none", async () => {
  answer = () => Promise.resolve(Response.json({ provider: { ...PROVIDER, address: null } }));
  signIn(person());
  await leave();
  expect(await screen.findByText(/If others use it, open School and sign out there, too\.$/)).toBeDefined();
  expect(screen.queryByRole("link", { name: /Sign out of/ })).toBeNull();
});

test.each([
  ["done", "You’re signed out at your school, too."],
  ["unconfirmed", /^Your school hasn’t confirmed that you’re signed out there\./],
])("after a sign-out at the school the page says that it is %s", async (school, words) => {
  history.replaceState(null, "", `/logout?school=${school}`);
  await leave();
  expect(screen.getByText(words)).toBeDefined();
  history.replaceState(null, "", "/logout");
});

test("a visitor is signed out too, without a question", async () => {
  await leave();
  expect(ended()).toEqual([]);
  expect(screen.queryByRole("link", { name: /Sign out of/ })).toBeNull();
});

test("without a network this browser is signed out, and nothing is promised of the provider", async () => {
  answer = () => Promise.reject(new TypeError("network"));
  signIn(person());
  await leave();
  expect(readSession()).toBeNull();
  expect(screen.queryByRole("link", { name: /Sign out of/ })).toBeNull();
  expect(screen.queryByText(/other devices/)).toBeNull();
});

test("on a line that answers nothing the page asks after a while, and whoever stays remains signed in", async () => {
  let late = (_isSent: boolean): void => undefined;
  const takeBack = beforeSignOut(() => new Promise((done) => (late = done)));
  // Loaded before time stands still.
  await import("../../shared/offline/saving.ts");
  vi.useFakeTimers();
  signIn(person());
  show();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole("heading", { name: "Signing you out…" })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole("heading", { name: SPEAKERS.en.say({ id: "logout.unsent" }) })).toBeDefined();
  await act(async () => late(true));
  expect(readSession()).not.toBeNull();
  fireEvent.click(screen.getByRole("button"));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(readSession()).toBeNull();
  takeBack();
});

test("who signs somebody out to show a card goes back to it, once, and the token of the other ends on the server", async () => {
  const { token } = person();
  signIn(person());
  afterSignOut("/class#7h3kq0m5");
  show();
  await vi.waitFor(() => expect(location.pathname + location.hash).toBe("/class#7h3kq0m5"));
  expect(readSession()).toBeNull();
  await vi.waitFor(() => expect(ended()).toEqual([[`Bearer ${token}`, '{"everywhere":false}']]));
  cleanup();
  history.replaceState(null, "", "/logout");
  signIn(person());
  await leave();
  expect(location.pathname).toBe("/logout");
});

test("while something cannot be sent the page stays, and who stays signed in is led nowhere later", async () => {
  const takeBack = beforeSignOut(() => Promise.resolve(false));
  history.replaceState(null, "", "/logout");
  signIn(person());
  afterSignOut("/class#7h3kq0m5");
  show();
  await screen.findByRole("heading", { name: SPEAKERS.en.say({ id: "logout.unsent" }) });
  expect([location.pathname, takeAfter()]).toEqual(["/logout", null]);
  takeBack();
});

test("a sign-out everywhere says that it has worked, once, and when it has not", async () => {
  wantEverywhere();
  signIn(person());
  await leave();
  expect(await screen.findByText("You’ve been signed out on all your other devices.")).toBeDefined();
  expect(ended().map(([, body]) => body)).toEqual(['{"everywhere":true}']);
  cleanup();
  signIn(person());
  await leave();
  expect(ended().at(-1)![1]).toBe('{"everywhere":false}');
  cleanup();
  answer = () => Promise.reject(new TypeError("network"));
  wantEverywhere();
  signIn(person());
  await leave();
  expect(await screen.findByText(/your other devices stay signed in/)).toBeDefined();
});
