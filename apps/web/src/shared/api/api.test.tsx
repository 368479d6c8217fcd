import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { person } from "../../testing/people.ts";
import { ApiFailure, call, readFile } from "./api.ts";
import { adoptLanguage } from "../i18n/language.ts";
import { page, rememberReturn, takeAgain, takeReturn, wantAgain } from "../session/leave.ts";
import { clearSession, isValid, readSession, signIn } from "../session/session.ts";

let load: ReturnType<typeof vi.fn<(address: string) => void>>;
const answer = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
const failureOf = async (promise: Promise<unknown>): Promise<ApiFailure> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiFailure)) throw new Error("no ApiFailure");
  return error;
};

beforeEach(() => {
  load = vi.fn<(address: string) => void>();
  page.load = load;
  history.replaceState(null, "", "/games/sudoku/daily");
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("a call carries the token, the language and its Idempotency-Key", async () => {
  const user = person();
  signIn(user);
  adoptLanguage("de");
  const fetched = answer(200, { fine: true });
  vi.stubGlobal("fetch", fetched);
  expect(await call("POST", "games/sudoku/create", { body: { options: {} }, idempotencyKey: "k1" })).toEqual({
    fine: true,
  });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect((url as URL).href).toBe("http://localhost:3000/api/v1/games/sudoku/create?language=de");
  expect(init?.headers).toMatchObject({ authorization: `Bearer ${user.token}`, "idempotency-key": "k1" });
});

test("signing in sends no old token, which may have expired", async () => {
  signIn(person());
  const fetched = answer(200, { providers: [] });
  vi.stubGlobal("fetch", fetched);
  await call("GET", "aaa/providers");
  expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty("authorization");
});

test("a failure has its code; no answer has none", async () => {
  vi.stubGlobal("fetch", answer(402, { code: "E-KAROTA-NOT_ENOUGH_CARROTS", price: 2, credit_amount: 1 }));
  expect(await failureOf(call("POST", "x"))).toMatchObject({
    status: 402,
    code: "E-KAROTA-NOT_ENOUGH_CARROTS",
    body: { price: 2 },
  });
  vi.stubGlobal("fetch", answer(502, { message: "a proxy's own" }));
  expect(await failureOf(call("GET", "x"))).toMatchObject({ status: 502, code: null });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  expect(await failureOf(call("GET", "x"))).toMatchObject({ status: 0, code: null });
});

test("an answer that breaks off is no answer, of a file too", async () => {
  const broken = (): Promise<never> => Promise.reject(new TypeError("network"));
  vi.stubGlobal("fetch", () => Promise.resolve(Object.assign(new Response("{"), { json: broken, blob: broken })));
  expect(await failureOf(call("GET", "x"))).toMatchObject({ status: 0, code: null });
  expect(await failureOf(readFile("GET", "x"))).toMatchObject({ status: 0, code: null });
});

test("a token that is refused where pupils sign in by a card ends there, and the card's page stays", async () => {
  signIn(person());
  history.replaceState(null, "", "/class");
  vi.stubGlobal("fetch", answer(401, { code: "E-AUTH-EXPIRED_TOKEN" }));
  await failureOf(call("GET", "a"));
  expect(load).not.toHaveBeenCalled();
  expect([isValid(readSession()), takeReturn()]).toEqual([false, "/home"]);
});

test("refused tokens load the login page once and never in a loop", async () => {
  signIn(person());
  vi.stubGlobal("fetch", answer(401, { code: "E-AUTH-EXPIRED_TOKEN" }));
  await Promise.all([failureOf(call("GET", "a")), failureOf(call("GET", "b")), failureOf(call("GET", "c"))]);
  expect(load.mock.calls).toEqual([["/login?reset=true"]]);
  expect(isValid(readSession())).toBe(false);
  expect(takeReturn()).toBe("/games/sudoku/daily");
  history.replaceState(null, "", "/login?reset=true");
  await failureOf(call("GET", "d"));
  expect(load).toHaveBeenCalledOnce();
});

test("a session that the server has ended leaves a mark: the next sign-in shows the provider's form", async () => {
  signIn(person());
  vi.stubGlobal("fetch", answer(401, { code: "E-AUTH-EXPIRED_TOKEN" }));
  await failureOf(call("GET", "a"));
  expect(localStorage.getItem("karota:left")).toBe("1");
  localStorage.clear();
  // One that has expired by itself is its person's own again.
  signIn(person({ endsIn: -1_000 }));
  await failureOf(call("GET", "a"));
  expect([isValid(readSession()), localStorage.getItem("karota:left")]).toEqual([false, null]);
});

test("a call with a token of its own uses that, and its refusal ends no session", async () => {
  const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ code: "E-AUTH-EXPIRED_TOKEN" }, { status: 401 })),
  );
  vi.stubGlobal("fetch", fetched);
  signIn(person());
  await failureOf(call("POST", "aaa/logout", { token: "old", body: {} }));
  expect(fetched.mock.calls[0]![1].headers).toMatchObject({ authorization: "Bearer old" });
  expect(readSession()).not.toBeNull();
});

test("a new sign-in is begun once by a link of ours, and by no other", () => {
  expect(takeAgain()).toBe(false);
  wantAgain("/myStudents");
  expect([takeAgain(), takeAgain()]).toEqual([true, false]);
  expect(takeReturn()).toBe("/myStudents");
});

test("a token refused late does not end a newer login", async () => {
  signIn(person());
  vi.stubGlobal("fetch", () => {
    signIn(person({ endsIn: 7_200_000 }));
    return Promise.resolve(Response.json({ code: "E-AUTH-EXPIRED_TOKEN" }, { status: 401 }));
  });
  await failureOf(call("GET", "a"));
  expect(readSession()).not.toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test("the way back is always an address of ours", () => {
  for (const [stored, back] of [
    ["/games/sudoku", "/games/sudoku"],
    ["//evil.example", "/home"],
    ["/\\evil.example", "/home"],
    ["/\t/evil.example", "/home"],
    ["https://evil.example", "/home"],
    ["/login?reset=true", "/home"],
    // Who has signed in by a card has nothing to do there.
    ["/class", "/home"],
  ] as const) {
    sessionStorage.clear();
    rememberReturn(stored);
    expect(takeReturn()).toBe(back);
  }
});

test("the way back is for the person who was there, or for whoever a visitor turns out to be", () => {
  const [one, other] = [person(), person({ id: "22222222-2222-4222-8222-222222222222" })];
  const backOf = (user: ReturnType<typeof person>) => {
    signIn(user);
    return takeReturn();
  };
  for (const [next, back] of [
    [other, "/home"],
    [one, "/games/sudoku/daily?x=1"],
  ] as const) {
    signIn(one);
    rememberReturn("/games/sudoku/daily?x=1");
    clearSession();
    expect(backOf(next)).toBe(back);
    clearSession();
  }
  rememberReturn("/join/7h3k-q0m5");
  expect(backOf(other)).toBe("/join/7h3k-q0m5");
});

test("a link that is handed round is the next person's, though the session that has ended was another one's", () => {
  for (const address of ["/join/7h3k-q0m5", "/lesson/K7F2QX", "/b/7H3KQ0M5"]) {
    signIn(person());
    rememberReturn(address);
    clearSession();
    signIn(person({ id: "22222222-2222-4222-8222-222222222222" }));
    expect(takeReturn()).toBe(address);
    clearSession();
  }
});

test("an answer that breaks off is as none, since the server may have done what was asked", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"revision":', { status: 200 }));
  expect(await failureOf(call("POST", "games/sudoku/update"))).toMatchObject({ status: 0, code: null });
});
