import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CODES, type FailureCode } from "@karota/contract/errors/codes.ts";
import { CARD_PICTURES } from "@karota/contract/classes/pictures.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { Notices } from "../../shared/components/notices.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearSession, readSession, signIn } from "../../shared/session/session.ts";
import { takeAfter } from "../../shared/session/sign-out.ts";
import { adoptSettings, readSettings } from "../../shared/session/settings.ts";
import { claimSettings } from "../../shared/session/settings-owner.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import ClassPage from "./class-page.tsx";

const SECRET = "7h3kq0m5v9x2c8r4t6n1b0w5zd";
const PUPIL = "0b0f5a0e-6d52-4c1f-9a55-0f3f5b8f8a11";

let calls: string[];
/** The tokens that went out with calls. */
let tokens: string[];
let failure: FailureCode | null;
const token = person().token;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  stubDialogs();
  calls = [];
  tokens = [];
  failure = null;
  vi.stubGlobal("fetch", (url: URL, { method, body, headers }: RequestInit) => {
    const { authorization } = headers as Record<string, string>;
    if (authorization !== undefined) tokens.push(authorization);
    const path = url.pathname.replace("/api/v1/", "");
    calls.push(`${method} ${path} ${body as string}`);
    const failing = failure === "E-CLASS-CODE_UNKNOWN" ? "classes/names" : "classes/sign-in";
    if (failure && path === failing)
      return Promise.resolve(Response.json({ code: failure }, { status: CODES[failure] }));
    const replies: Record<string, unknown> = {
      "aaa/login-start": { nonce: "0".repeat(32) },
      "classes/card": { name: "Modri bober" },
      "classes/names": { pupils: [{ id: PUPIL, name: "Ana" }] },
      "classes/sign-in": { id_token: "a.b.c" },
      "aaa/login-class-oauth2": {
        token,
        roles: [],
        user: { id: PUPIL, name: "Ana", email: "", credit_amount: 5, new_user: false },
      },
    };
    return Promise.resolve(path in replies ? Response.json(replies[path]) : Response.json({}, { status: 404 }));
  });
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    await loadTexts("rest", language);
  }
  await clearCache();
  clearSession();
  history.replaceState(null, "", "/class");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (language: (typeof LANGUAGES)[number] = "en") => {
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <ClassPage />
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(async () => undefined);
};
const sent = (path: string) => calls.filter((call) => call.startsWith(`POST ${path} `));

it("signs in by a card's link with one press, however often it is pressed, and takes the secret out of the address", async () => {
  history.replaceState(null, "", `/class#${SECRET}`);
  await show();
  expect(location.hash).toBe("");
  expect(sent("classes/card")).toEqual([`POST classes/card {"secret":"${SECRET}"}`]);
  const button = screen.getByRole("button", { name: "I’m Modri bober" });
  fireEvent.click(button);
  fireEvent.click(button);
  await act(async () => undefined);
  await vi.waitFor(() => expect(location.pathname).toBe("/myAssignments"));
  expect(sent("classes/sign-in")).toEqual([`POST classes/sign-in {"secret":"${SECRET}","nonce":"${"0".repeat(32)}"}`]);
  expect(readSession()?.name).toBe("Ana");
});

it("leaves nothing of a person whose session has expired here to who shows a card", async () => {
  claimSettings("22222222-2222-4222-8222-222222222222");
  adoptSettings({ scheme: "dark" });
  history.replaceState(null, "", `/class#${SECRET}`);
  await show();
  await press("I’m Modri bober");
  await vi.waitFor(() => expect(location.pathname).toBe("/myAssignments"));
  expect(readSettings()).toEqual({});
});

it("makes every provider ask who it is, because a card says nothing of the session that one still has", async () => {
  for (const mark of [null, "1", "1\ndemo"]) {
    if (mark === null) localStorage.removeItem("karota:left");
    else localStorage.setItem("karota:left", mark);
    history.replaceState(null, "", `/class#${SECRET}`);
    await show();
    await press("I’m Modri bober");
    await vi.waitFor(() => expect(location.pathname).toBe("/myAssignments"));
    expect(localStorage.getItem("karota:left")).toBe("1");
    cleanup();
    clearSession();
  }
});

it("shows the card without the token of a session that has expired, also when the network comes back later", async () => {
  signIn(person({ endsIn: -1000 }));
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  history.replaceState(null, "", `/class#${SECRET}`);
  await show();
  expect(screen.getByRole("button", { name: "I’m Modri bober" })).toBeTruthy();
  expect(tokens).toEqual([]);
  onLine.mockRestore();
});

it("shows the pictures without the rabbit, and the buttons after them", async () => {
  await show();
  const rabbit = () => screen.getByRole("heading", { level: 1 }).previousElementSibling;
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "7h3k q0m5" } });
  await press("Next");
  expect(rabbit()).not.toBeNull();
  await press("Ana");
  expect(rabbit()).toBeNull();
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names.slice(CARD_PICTURES.length)).toEqual(["Back", "Sign me in", "Another name"]);
});

it("signs in by class code, name and three pictures, each of which has a name in every language", async () => {
  for (const language of LANGUAGES) {
    await show(language);
    const { say } = SPEAKERS[language];
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "7h3k q0m5" } });
    await press(say({ id: "classIn.code.next" }));
    expect(document.activeElement?.textContent).toBe(say({ id: "classIn.title" }));
    await press("Ana");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      say({ id: "classIn.iAm", values: { name: "Ana" } }),
    );
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    for (const picture of CARD_PICTURES)
      expect(screen.getByRole("button", { name: say({ id: `classes.picture.${picture}` }) })).toBeTruthy();
    cleanup();
  }
  await show();
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "7h3k q0m5" } });
  await press("Next");
  await press("Ana");
  for (const name of ["key", "key", "sun", "moon", "apple"]) await press(name);
  const chosen = screen.getByRole("list", { name: "Chosen pictures" });
  expect(
    within(chosen)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["key", "sun", "moon"]);
  failure = "E-CLASS-WRONG_PICTURES";
  const enter = screen.getByRole("button", { name: "Sign me in" });
  enter.focus();
  await press("Sign me in");
  expect(screen.getByRole("alert").textContent).toContain("Those aren’t the right pictures");
  // The pictures are shown again, and the one that was pressed is gone.
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(within(screen.getByRole("list", { name: "Chosen pictures" })).queryByText("key")).toBeNull();
  failure = null;
  for (const name of ["key", "sun", "moon"]) await press(name);
  await press("Sign me in");
  await vi.waitFor(() => expect(location.pathname).toBe("/myAssignments"));
  expect(sent("classes/sign-in").at(-1)).toContain('"pictures":["key","sun","moon"]');
});

it.each([
  "E-CLASS-CARD_UNKNOWN",
  "E-CLASS-LOCKED",
  "E-CLASS-ENDED",
  "E-CLASS-OFF",
  "E-KAROTA-TOO_MANY_REQUESTS",
] as const)("says in every language why a card does not sign in: %s", async (code) => {
  failure = code;
  for (const language of LANGUAGES) {
    const { say } = SPEAKERS[language];
    history.replaceState(null, "", `/class#${SECRET}`);
    await show(language);
    await press(say({ id: "classIn.iAm", values: { name: "Modri bober" } }));
    expect(screen.getByRole("alert").textContent).toContain(say({ id: `error.${code}.title` }));
    cleanup();
  }
});

it("says in every language that nobody has the class code, and that the pictures are wrong, and lets one try again", async () => {
  for (const language of LANGUAGES) {
    await show(language);
    const { say } = SPEAKERS[language];
    failure = "E-CLASS-CODE_UNKNOWN";
    const code = screen.getByRole<HTMLInputElement>("textbox");
    fireEvent.change(code, { target: { value: "7h3k q0m5" } });
    await press(say({ id: "classIn.code.next" }));
    expect(screen.getByRole("alert").textContent).toContain(say({ id: "error.E-CLASS-CODE_UNKNOWN.title" }));
    expect(code.value).toBe("7h3k q0m5");
    failure = "E-CLASS-WRONG_PICTURES";
    await press(say({ id: "classIn.code.next" }));
    await press("Ana");
    for (const picture of CARD_PICTURES.slice(0, 3)) await press(say({ id: `classes.picture.${picture}` }));
    await press(say({ id: "classIn.enter" }));
    expect(screen.getByRole("alert").textContent).toContain(say({ id: "error.E-CLASS-WRONG_PICTURES.title" }));
    expect(screen.getByRole("button", { name: say({ id: `classes.picture.${CARD_PICTURES[0]}` }) })).toBeTruthy();
    cleanup();
  }
});

it("does not take who signs in for somebody who was left signed in, however long their settings take", async () => {
  history.replaceState(null, "", `/class#${SECRET}`);
  await show();
  const answer = fetch;
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  vi.stubGlobal("fetch", async (url: URL, how: RequestInit) => {
    if (url.pathname.endsWith("/users")) await given;
    return answer(url, how);
  });
  await press("I’m Modri bober");
  expect(screen.queryByRole("link", { name: "Sign out and continue" })).toBeNull();
  give();
  await vi.waitFor(() => expect(location.pathname).toBe("/myAssignments"));
  expect(readSession()?.name).toBe("Ana");
});

it("does not sign in over somebody who is in: their work has to be sent first", async () => {
  signIn(person());
  history.replaceState(null, "", `/class#${SECRET}`);
  await show();
  expect(sent("classes/card")).toEqual([]);
  const link = screen.getByRole("link", { name: "Sign out and continue" });
  expect(link.getAttribute("href")).toBe("/logout");
  expect(takeAfter()).toBeNull();
  fireEvent.click(link);
  // With the secret that was taken out of the address.
  expect(takeAfter()).toBe(`/class#${SECRET}`);
});
