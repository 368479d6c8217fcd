import { afterEach, expect, test, vi } from "vitest";
import { person } from "../../testing/people.ts";
import { clearSession, isValid, onSessionChange, readSession, signIn, updateSession } from "./session.ts";
import { beforeSignOut, signOut } from "./sign-out.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("the browser stores the specification's account user and nothing more", () => {
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
  "an invalid session counts as none: %s",
  (text) => {
    localStorage.setItem("karota:user", text);
    expect(readSession()).toBeNull();
  },
);

test("a new balance changes nothing else", () => {
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
  // The mark names no person: the next sign-in shows the provider's form.
  expect(Object.keys(localStorage).sort()).toEqual(["karota:language", "karota:left", "other"]);
  expect(localStorage.getItem("karota:left")).toBe("1");
});

test("sign-out removes nothing while something cannot be sent, unless it is confirmed", async () => {
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

test("an ended session leaves the outbox", () => {
  signIn(person());
  localStorage.setItem("karota:outbox:u:g", "1");
  clearSession();
  expect(readSession()).toBeNull();
  expect(localStorage.getItem("karota:outbox:u:g")).toBe("1");
});

test("a draft in this tab goes with the session, and with another tab's sign-out", () => {
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

test("a draft outlives a load of the page, and goes when another person signs in on it", async () => {
  const draft = "karota:draft:contact:u";
  signIn(person());
  sessionStorage.setItem(draft, "1");
  vi.resetModules();
  const loaded = await import("./session.ts");
  expect([loaded.readSession()?.name, sessionStorage.getItem(draft)]).toEqual(["Maja Žagar", "1"]);
  loaded.signIn(person({ id: "22222222-2222-4222-8222-222222222222" }));
  expect(sessionStorage.getItem(draft)).toBeNull();
});

test("another tab's sign-out takes effect", () => {
  signIn(person());
  const notified = vi.fn<() => void>();
  const stop = onSessionChange(notified);
  localStorage.removeItem("karota:user");
  window.dispatchEvent(new StorageEvent("storage", { key: "karota:user" }));
  expect(notified).toHaveBeenCalledOnce();
  expect(readSession()).toBeNull();
  stop();
});
