import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BalancesReply, CreditEntry, CreditsReply } from "@karota/contract/credits/ledger.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { readSession, signIn } from "../../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { person } from "../../testing/people.ts";
import CreditUsagePage from "./credit-usage-page.tsx";

const BOARD = "2b0a9f2e-0c1d-4c7e-9a51-1f4f6f0b8a11";
const GIFT: CreditEntry = {
  id: 1,
  amount: 5,
  balance: 5,
  reason: "first_login",
  reference: null,
  game: null,
  assignment: null,
  time: "2026-10-30T10:00:00+01:00",
};
const PAID: CreditEntry = {
  ...GIFT,
  id: 7,
  amount: -0.5,
  balance: 4.5,
  reason: "game",
  reference: BOARD,
  game: "sudoku",
  time: "2026-11-21T10:00:00+01:00",
};

const MANY: BalancesReply["reasons"] = [
  { reason: "first_login", movements: 1 },
  { reason: "game", movements: 7 },
];

let asked: string[] = [];
let movements: (query: URLSearchParams) => Omit<CreditsReply, "credit_amount">;
let days: BalancesReply["days"] = [];
let reasons: BalancesReply["reasons"] = [];
beforeEach(async () => {
  localStorage.clear();
  asked = [];
  days = [];
  reasons = [];
  vi.stubGlobal("fetch", (url: URL) => {
    const path = url.pathname.replace("/api/v1/", "");
    asked.push(`${path}${url.search}`);
    return Promise.resolve(
      Response.json(path === "credits" ? { credit_amount: 4.5, ...movements(url.searchParams) } : { days, reasons }),
    );
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <CreditUsagePage />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
/** With common spaces. */
const wordsOf = ({ textContent }: Element): string => textContent.replaceAll("\u00a0", " ");

it("lists each movement by month: sign, reason, the way to its board, time and the balance after it", async () => {
  movements = () => ({ entries: [PAID, GIFT], next: null });
  await show();
  const months = screen.getAllByRole("heading", { level: 2 }).map(wordsOf);
  expect(months).toEqual(["november 2026", "oktober 2026"]);
  const [paid, gift] = screen.getAllByRole("listitem");
  expect(wordsOf(paid!)).toMatch(/^Nova igraSudoku21\. november .*Porabljeno: −0,5 korenčkanovo stanje: 4,5 korenčka$/);
  expect(within(paid!).getByRole("link", { name: "Sudoku" }).getAttribute("href")).toBe(`/games/sudoku/${BOARD}`);
  expect(wordsOf(gift!)).toMatch(
    /^Darilo za prvo prijavo30\. oktober .*Prejeto: \+5 korenčkovnovo stanje: 5 korenčkov$/,
  );
  expect(within(gift!).queryByRole("link")).toBeNull();
  expect(screen.queryByRole("button", { name: "Pokaži starejše" })).toBeNull();
});

it("leads to an assignment that was paid for, of a group and of a student", async () => {
  const ids = { groupId: null, studentId: null };
  const assignment: CreditEntry = { ...PAID, reason: "assignment", game: null };
  movements = () => ({
    entries: [
      { ...assignment, id: 9, assignment: { ...ids, name: "Ulomki", groupId: "g" } },
      { ...assignment, id: 8, reason: "assignment_refund", assignment: { ...ids, name: "Seštevanje", studentId: "s" } },
    ],
    next: null,
  });
  await show();
  const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(to("Ulomki")).toBe(`/studentGroups/g/assignments/${BOARD}`);
  expect(to("Seštevanje")).toBe(`/myStudents/s/assignments/${BOARD}`);
  expect(screen.getAllByRole("listitem").map((item) => wordsOf(item).split(/Ulomki|Seštevanje/)[0])).toEqual([
    "Objavljena naloga",
    "Vračilo za preklicano nalogo",
  ]);
});

it("takes over the balance of the reply", async () => {
  movements = () => ({ entries: [GIFT], next: null });
  await show();
  expect(screen.getByText("Tvoje stanje: 4,5 korenčka")).toBeTruthy();
  expect(readSession()?.credit_amount).toBe(4.5);
});

it("lets one choose among the kinds that occur, and none of them where few movements are seen at one glance", async () => {
  movements = () => ({ entries: [PAID, GIFT], next: null });
  const chips = async () => {
    cleanup();
    await clearCache();
    await show();
    return screen.queryAllByRole("radio").map(({ parentElement }) => wordsOf(parentElement!));
  };
  reasons = [
    { reason: "first_login", movements: 1 },
    { reason: "game", movements: 6 },
  ];
  expect(await chips()).toEqual([]);
  reasons = [
    { reason: "first_login", movements: 1 },
    { reason: "game", movements: 7 },
  ];
  expect(await chips()).toEqual(["vse", "prejeto", "porabljeno", "Nova igra", "Darilo za prvo prijavo"]);
  reasons = [{ reason: "game", movements: 20 }];
  expect(await chips()).toEqual([]);
});

it("goes on to older movements and lets the server filter", async () => {
  reasons = MANY;
  movements = (query) =>
    query.get("before") === "7"
      ? { entries: [GIFT], next: null }
      : { entries: [PAID], next: query.has("direction") ? null : 7 };
  await show();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Pokaži starejše" }));
  await act(async () => undefined);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Pokaži starejše" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "porabljeno" }));
  await act(async () => undefined);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith("credits?"))).toEqual([
    "credits?limit=50&language=sl",
    "credits?limit=50&before=7&language=sl",
    "credits?limit=50&direction=out&language=sl",
  ]);
});

it("has a link where there is nothing, and a way back where only the filter finds nothing", async () => {
  reasons = MANY;
  movements = (query) => ({ entries: query.has("direction") ? [] : [GIFT], next: null });
  await show();
  fireEvent.click(screen.getByRole("radio", { name: "porabljeno" }));
  await act(async () => undefined);
  fireEvent.click(screen.getByRole("button", { name: "Pokaži vse" }));
  await act(async () => undefined);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  cleanup();
  await clearCache();
  movements = () => ({ entries: [], next: null });
  await show();
  expect(screen.getByRole("button", { name: "Na domačo stran" })).toBeTruthy();
});

it("has the balance of the days on which it changed also as text", async () => {
  movements = () => ({ entries: [GIFT], next: null });
  days = [
    { day: "2026-11-19", balance: 5 },
    { day: "2026-11-20", balance: 5 },
    { day: "2026-11-21", balance: 4.5 },
  ];
  await show();
  expect(screen.getAllByRole("row").map(wordsOf)).toEqual(["19. november5 korenčkov", "21. november4,5 korenčka"]);
});
