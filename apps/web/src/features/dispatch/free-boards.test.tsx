import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { GUEST, writePlay } from "../../shared/offline/progress.ts";
import { FreeBoards } from "./free-boards.tsx";

const ENDS = new Date(Date.now() + 3_600_000).toISOString();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  ["sl", 1],
  ["en", 0],
] as const)("a daily that was solved in Slovenian is marked as solved where it is opened: %s", (language, solved) => {
  const state = { ends: ENDS, started: false, completed: false, progress: null, seconds: 0 };
  const period = { ...state, options: { size: "9x9", language } };
  const info = { game: "crossword", daily: period, weekly: period } as unknown as GameInfo;
  const facts = { done: 9, total: 9, completed: true, seconds: 60, hints: 0, resets: 0, session: null as never };
  const options = { size: "9x9", language: "sl" };
  writePlay(GUEST, { gridId: "one", game: "crossword", options, period: "daily", ends: ENDS, ...facts }, 0);
  const speaker = SPEAKERS[language];
  render(
    <LanguageProvider first={speaker}>
      <FreeBoards game="crossword" info={info} userId={null} />
    </LanguageProvider>,
  );
  expect(screen.queryAllByText(speaker.say({ id: "shelf.solved" })).length).toBe(solved);
});
