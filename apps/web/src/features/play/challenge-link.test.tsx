import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Route } from "wouter";
import { LANGUAGES } from "@karota/engine/message.ts";
import { fakeGame, fakeGenerate } from "@karota/engine/testing/fake-game.ts";
import type { Board } from "@karota/contract/games/board.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { GUEST } from "../../shared/offline/progress.ts";
import { WORDLESS } from "../../shared/offline/sync-state.ts";
import { takeReturn } from "../../shared/session/leave.ts";
import { stubMedia } from "../../testing/media.ts";
import { BoardLoader } from "./board-loader.tsx";
import { challengePath, isPastLink } from "./challenge-link.ts";
import PlayPage from "./play-page.tsx";

vi.mock("./views.ts", () => ({ loadView: async () => () => <GameStage board={<div>board</div>} left="" /> }));

const DAILY = { period: "daily", ends: "2026-11-30T00:00:00+01:00" } as const;
const WEEKLY = { period: "weekly", ends: "2026-11-30T00:00:00+01:00" } as const;

beforeEach(() => {
  stubMedia();
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse("2026-11-29T12:00:00+01:00") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the link to a challenge names its first day, and the language of a board with words", () => {
  expect(challengePath("simpleMath", { ...DAILY, options: {} })).toBe("/games/simple_math/daily?day=2026-11-29");
  expect(challengePath("crossword", { ...WEEKLY, options: { size: "9x9", language: "sl" } })).toBe(
    "/games/crossword/weekly?day=2026-11-23&language=sl",
  );
  // Clocks were put back on 25 October: that week has an hour more.
  const october = { period: "weekly", ends: "2026-10-26T00:00:00+01:00", options: {} } as const;
  expect(challengePath("sudoku", october)).toBe("/games/sudoku/weekly?day=2026-10-19");
});

test.each([
  ["", false],
  ["?day=2026-11-29", false],
  ["?day=2026-11-28&language=sl", true],
  ["?day=2025-12-31", true],
  // Nobody has the link of a day that is still to come.
  ["?day=2026-11-30", false],
  ["?day=2026-02-30", false],
  ["?day=2026-13-01", false],
  ["?day=2026", false],
  ["?day=yesterday", false],
  ["?day=", false],
])("a link with %j is of an earlier day: %s", (search, isPast) => {
  expect(isPastLink(search, DAILY)).toBe(isPast);
});

test("a link is of an earlier week before that week’s Monday, and of none on boards of one’s own", () => {
  expect(isPastLink("?day=2026-11-23", WEEKLY)).toBe(false);
  expect(isPastLink("?day=2026-11-22", WEEKLY)).toBe(true);
  expect(isPastLink("?day=2026-11-22", { period: null, ends: null })).toBe(false);
});

const row = { id: fakeGame.id, type: "entertainment", subtype: "logic", active: true } as const;
const fakeRow: CatalogueRow = { ...row, load: async () => fakeGame, loadGenerate: async () => fakeGenerate };
const board = (challenge: Pick<Board, "period" | "ends">): Board => ({
  ...(fakeGame.payload.encode(fakeGame.start({ pattern: "#101" }), WORDLESS) as object),
  gridId: "22222222-2222-4222-8222-222222222222",
  gameId: "22222222-2222-4222-8222-222222222222",
  game: fakeGame.id,
  options: {},
  completed: false,
  revision: 0,
  seconds: 0,
  ...challenge,
});

test.each([
  ["daily", "2026-11-28", true],
  ["daily", "2026-11-29", false],
  ["daily", "tomorrow", false],
  ["weekly", "2026-11-16", true],
  ["weekly", "2026-11-23", false],
] as const)("the page of the %s challenge says whether that of a link of %s is over: %s", async (id, day, isPast) => {
  vi.stubGlobal("fetch", async () => Response.json(board(id === "daily" ? DAILY : WEEKLY)));
  history.replaceState(null, "", `/games/fake/${id}?day=${day}`);
  for (const language of LANGUAGES) {
    render(
      <LanguageProvider first={SPEAKERS[language]}>
        <BoardLoader row={fakeRow} id={id} who={GUEST} />
      </LanguageProvider>,
    );
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said.includes(SPEAKERS[language].say({ id: `play.pastLink.${id}` }))).toBe(isPast);
    cleanup();
  }
});

test("the link to a weekly challenge leads through the sign-in with its day and its language", () => {
  const address = "/games/crossword/weekly?day=2026-11-23&language=sl";
  history.replaceState(null, "", address);
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <Route path="/games/:game/:id">
        <PlayPage />
      </Route>
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole("link", { name: "Sign in" }));
  expect(takeReturn()).toBe(address);
});
