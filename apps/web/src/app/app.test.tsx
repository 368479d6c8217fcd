import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adoptLanguage } from "../shared/i18n/language.ts";
import { readSession, signIn } from "../shared/session/session.ts";
import { loadSpeaker } from "../shared/i18n/texts.ts";
import { clearCache } from "../shared/api/use-load.ts";
import { setSiteSettings } from "../testing/site-settings.ts";
import { person } from "../testing/people.ts";
import { App } from "./app.tsx";

const period = {
  options: { level: "normal" },
  ends: "2026-11-22T00:00:00+01:00",
  started: false,
  completed: false,
  progress: null,
  seconds: 0,
};
const OVERVIEW = {
  today: "2026-11-21",
  day_ends: "2026-11-22T00:00:00+01:00",
  week_ends: "2026-11-23T00:00:00+01:00",
  games: [{ game: "sudoku", active: true, daily: period, weekly: period }],
  unfinished: [],
  played: [],
  days: ["15", "16", "17", "18", "19", "20", "21"].map((day) => ({ day: `2026-11-${day}`, played: false })),
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal("scrollTo", () => undefined);
  const replies: Readonly<Record<string, object>> = {
    providers: { providers: [], saml: [] },
    progress: { row: { current: 0, longest: 0 } },
    myAssignments: { assignments: [] },
  };
  vi.stubGlobal("fetch", (url: URL) =>
    Promise.resolve(Response.json(replies[url.pathname.split("/").at(-1)!] ?? OVERVIEW)),
  );
});
afterEach(() => {
  cleanup();
  void clearCache();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(address: string, language: "sl" | "en" | "de" = "sl") {
  history.replaceState(null, "", address);
  adoptLanguage(language);
  const speaker = await loadSpeaker(language);
  await act(async () => void render(<App speaker={speaker} />));
}

test.each(["/", "/nowhere", "/games/unknown"])("%s leads home", async (address) => {
  await open(address);
  await waitFor(() => expect(location.pathname).toBe("/home"));
  expect(await screen.findByRole("heading", { level: 1, name: "Miselne igre za vsak dan" })).toBeDefined();
});

test("a closed game leads home, a board of it that was paid for does not, and one that is open again neither", async () => {
  let closed_games = ["sudoku"];
  const site = () => ({ banner: null, sign_up: true, carrot_cents: 10, closed_games });
  vi.stubGlobal("fetch", (url: URL | string) =>
    Promise.resolve(Response.json(String(url).endsWith("service/house") ? site() : OVERVIEW)),
  );
  setSiteSettings({ closed_games });
  for (const address of ["/games/sudoku", "/games/sudoku/daily", "/games/sudoku/print"]) {
    await open(address);
    await waitFor(() => expect(location.pathname).toBe("/home"));
    cleanup();
  }
  await open("/games/sudoku/11111111-1111-4111-8111-111111111111");
  await waitFor(() => expect(document.title).toContain("Sudoku"));
  cleanup();
  closed_games = [];
  await open("/games/sudoku");
  await waitFor(() => expect(document.title).toContain("Sudoku"));
  expect(location.pathname).toBe("/games/sudoku");
});

test("a visitor of a private screen comes to the login, which remembers where to", async () => {
  await open("/my-profile");
  await waitFor(() => expect(location.pathname).toBe("/login"));
  expect(sessionStorage.getItem("karota:return")).toBe("/my-profile");
});

test("a player without the role comes home", async () => {
  signIn(person());
  await open("/status");
  await waitFor(() => expect(location.pathname).toBe("/home"));
});

test("an expired session is ended and the login page shows it", async () => {
  signIn(person({ endsIn: -1_000 }));
  await open("/home");
  await waitFor(() => expect(location.pathname + location.search).toBe("/login?reset=true"));
  expect(readSession()).toBeNull();
  expect(await screen.findByText(/Prijava je potekla/)).toBeDefined();
});

test("a card signs in where somebody's session has expired, and nothing is sent with that person's token", async () => {
  const card: Readonly<Record<string, object>> = {
    "aaa/login-start": { nonce: "0".repeat(32) },
    "classes/card": { name: "Ana" },
    "classes/sign-in": { id_token: "a.b.c" },
    "aaa/login-class-oauth2": {
      token: person({ id: "22222222-2222-4222-8222-222222222222" }).token,
      roles: [],
      user: { id: "22222222-2222-4222-8222-222222222222", name: "Ana", email: "", credit_amount: 5, new_user: false },
    },
  };
  const sentWith: unknown[] = [];
  vi.stubGlobal("fetch", (url: URL | string, init?: RequestInit) => {
    const path = new URL(url, location.origin).pathname.replace("/api/v1/", "");
    if (path.startsWith("classes/")) sentWith.push([path, new Headers(init?.headers).get("authorization")]);
    return Promise.resolve(path in card ? Response.json(card[path]) : Response.json({}, { status: 404 }));
  });
  signIn(person({ endsIn: -1_000 }));
  await open("/class#7h3kq0m5v9x2c8r4t6n1b0w5zd", "en");
  const button = await screen.findByRole("button", { name: "I’m Ana" });
  expect(location.pathname + location.hash).toBe("/class");
  expect([readSession(), sessionStorage.getItem("karota:return")]).toEqual([null, null]);
  fireEvent.click(button);
  await waitFor(() => expect(location.pathname).toBe("/myAssignments"));
  expect(readSession()?.name).toBe("Ana");
  expect(sentWith.slice(0, 2)).toEqual([
    ["classes/card", null],
    ["classes/sign-in", null],
  ]);
});

test.each([
  ["sl", "Karota: miselne igre za vsak dan", "miselne igre"],
  ["en", "Karota: puzzles and brain games for every day", "brain games"],
  ["de", "Karota: Denkspiele für jeden Tag", "Denkspiele"],
] as const)("title, description and keywords are in the page's language (%s)", async (language, title, keyword) => {
  await open("/home", language);
  await waitFor(() => expect(document.title).toBe(title));
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  expect(meta("keywords")).toContain(keyword);
  expect(meta("description")).not.toBe("");
  expect(document.documentElement.lang).toBe(language);
});
