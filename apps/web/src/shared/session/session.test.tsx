import { afterEach, expect, test, vi } from "vitest";
import { person } from "../../testing/people.ts";
import {
  beforeSignOut,
  clearSession,
  isValid,
  onSessionChange,
  readSession,
  signIn,
  signOut,
  updateSession,
} from "./session.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("the browser keeps the specification's account user and nothing more", () => {
  signIn({ ...person({ roles: ["mentor"] }), email: "maja@example.org", id: "x" } as ReturnType<typeof person>);
  expect(Object.keys(localStorage)).toEqual(["karota:user"]);
  expect(Object.keys(JSON.parse(localStorage.getItem("karota:user") ?? "{}") as object).sort()).toEqual([
    "credit_amount",
    "name",
    "new_user",
    "roles",
    "token",
  ]);
});

test("user and expiry come from the token", () => {
  signIn(person({ endsIn: 5_000 }));
  const session = readSession();
  expect(session?.userId).toBe("11111111-1111-4111-8111-111111111111");
  expect(isValid(session, Date.now())).toBe(true);
  expect(isValid(session, Date.now() + 6_000)).toBe(false);
});

test.each(["", "{}", "not json", JSON.stringify({ ...person(), token: "a.b.c" })])(
  "what is no session is none: %s",
  (text) => {
    localStorage.setItem("karota:user", text);
    expect(readSession()).toBeNull();
  },
);

test("a new balance keeps everything else", () => {
  signIn(person());
  updateSession({ credit_amount: 4 });
  expect(readSession()).toMatchObject({ credit_amount: 4, name: "Maja Žagar" });
});

test("sign-out removes everything personal and leaves the choice of language", async () => {
  signIn(person());
  for (const key of [
    "karota:play:u:g",
    "karota:outbox:u:g",
    "karota:choices:sudoku",
    "karota:settings",
    "karota:language",
    "other",
  ])
    localStorage.setItem(key, "1");
  expect(await signOut()).toBe("done");
  // The mark names nobody: the next sign-in asks who it is.
  expect(Object.keys(localStorage).sort()).toEqual(["karota:language", "karota:left", "other"]);
  expect(localStorage.getItem("karota:left")).toBe("1");
});

test("sign-out removes nothing while something cannot be sent, unless told to", async () => {
  signIn(person());
  localStorage.setItem("karota:outbox:u:g", "1");
  const takeBack = beforeSignOut(() => Promise.resolve(false));
  expect(await signOut()).toBe("unsent");
  expect(readSession()).not.toBeNull();
  expect(localStorage.getItem("karota:outbox:u:g")).toBe("1");
  expect(await signOut(true)).toBe("done");
  expect(Object.keys(localStorage)).toEqual(["karota:left"]);
  takeBack();
});

test("an ended session keeps the outbox", () => {
  signIn(person());
  localStorage.setItem("karota:outbox:u:g", "1");
  clearSession();
  expect(readSession()).toBeNull();
  expect(localStorage.getItem("karota:outbox:u:g")).toBe("1");
});

test("what somebody began to write in this tab goes with their session, and with another tab's sign-out", () => {
  const draft = "karota:draft:contact:u";
  signIn(person());
  sessionStorage.setItem(draft, "1");
  sessionStorage.setItem("karota:return", "/home");
  updateSession({ credit_amount: 4 });
  expect(sessionStorage.getItem(draft)).toBe("1");
  clearSession();
  expect(Object.keys(sessionStorage)).toEqual(["karota:return"]);
  signIn(person());
  sessionStorage.setItem(draft, "1");
  const stop = onSessionChange(() => readSession());
  localStorage.removeItem("karota:user");
  window.dispatchEvent(new StorageEvent("storage", { key: "karota:user" }));
  expect(sessionStorage.getItem(draft)).toBeNull();
  stop();
});

test("another tab's sign-out is heard", () => {
  signIn(person());
  const heard = vi.fn<() => void>();
  const stop = onSessionChange(heard);
  localStorage.removeItem("karota:user");
  window.dispatchEvent(new StorageEvent("storage", { key: "karota:user" }));
  expect(heard).toHaveBeenCalledOnce();
  expect(readSession()).toBeNull();
  stop();
});
