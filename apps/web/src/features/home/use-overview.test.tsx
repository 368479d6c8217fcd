import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, Overview } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { GUEST, writePlay } from "../../shared/offline/progress.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { useOverview } from "./use-overview.ts";
import { WeekBoards } from "./week-boards.tsx";

const ENDS = new Date(Date.now() + 3_600_000).toISOString();
const state = (options: GameInfo["daily"]["options"]): GameInfo["daily"] => ({
  options,
  ends: ENDS,
  started: false,
  completed: false,
  progress: null,
  seconds: 0,
});
const overviewIn = (language: string): Overview => ({
  today: "2026-11-22",
  day_ends: ENDS,
  week_ends: ENDS,
  games: [
    { game: "crossword", active: true, daily: state({ size: "9x9", language }), weekly: state({ language }) },
    { game: "sudoku", active: true, daily: state({ level: "normal" }), weekly: state({ level: "hard" }) },
  ],
  unfinished: [],
  played: [],
  days: [],
});
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", (url: URL) => Promise.resolve(Response.json(overviewIn(url.searchParams.get("language")!))));
  await clearCache();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const within = (language: Language) =>
  function Page({ children }: { children: ReactNode }) {
    return <LanguageProvider first={SPEAKERS[language]}>{children}</LanguageProvider>;
  };
function solve(gridId: string, game: string, options: GameInfo["daily"]["options"]): void {
  const facts = { done: 9, total: 9, completed: true, seconds: 60, hints: 0, resets: 0 };
  const session = null as never;
  writePlay(GUEST, { gridId, game, options, period: "daily", ends: ENDS, session, ...facts }, 0);
}

test("a daily is solved on the page where the board of its language is, and nowhere else", async () => {
  const { adoptLanguage } = await import("../../shared/i18n/language.ts");
  solve("one", "crossword", { size: "9x9", language: "sl" });
  solve("two", "sudoku", { level: "normal" });
  for (const [language, solved] of [
    ["sl", ["crossword", "sudoku"]],
    ["en", ["sudoku"]],
    ["de", ["sudoku"]],
  ] as const) {
    adoptLanguage(language);
    const { result, unmount } = renderHook(useOverview, { wrapper: within(language) });
    await waitFor(() => expect(result.current.today).not.toBeNull());
    const { daily } = result.current.today!;
    expect([language, daily.filter((one) => one.state?.completed).map(({ game }) => game)]).toEqual([language, solved]);
    act(unmount);
  }
  adoptLanguage("sl");
});

test.each([
  ["2026-11-30T00:00:00+13:00", "nedelja"],
  ["2026-11-30T00:00:00-11:00", "nedelja"],
])("the week's last day is the one in the server's zone: %s", (ends, day) => {
  const boards = [{ game: "sudoku", options: { level: "hard" } }];
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <WeekBoards boards={boards} today="2026-11-28" ends={ends} signedIn />
    </LanguageProvider>,
  );
  expect(screen.getByRole("region").textContent).toContain(day);
  expect(screen.getByRole("region").textContent).toContain("še 2 dneva");
});
