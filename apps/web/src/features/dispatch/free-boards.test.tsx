import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { adoptSettings } from "../../shared/session/settings.ts";
import { GUEST, writePlay } from "../../shared/offline/progress.ts";
import { FreeBoards } from "./free-boards.tsx";

const ENDS = new Date(Date.now() + 3_600_000).toISOString();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

interface Solved {
  /** Solved on the server; null: not there. */
  readonly there: number | null;
  /** Solved in this browser, in Slovenian; null: not here. */
  readonly here: number | null;
}

/** What the cards say of a crossword's daily that was solved in so many seconds. */
function stateOf({ there, here }: Solved, language: "sl" | "en"): string | undefined {
  const state = { ends: ENDS, started: false, completed: there !== null, progress: null, seconds: there ?? 0 };
  const daily = { ...state, options: { size: "9x9", language } };
  const info = { game: "crossword", daily, weekly: { ...daily, completed: false } } as unknown as GameInfo;
  const facts = { done: 9, total: 9, completed: true, hints: 0, resets: 0, session: null as never };
  const options = { size: "9x9", language: "sl" };
  if (here !== null)
    writePlay(
      GUEST,
      { gridId: "one", game: "crossword", options, period: "daily", ends: ENDS, seconds: here, ...facts },
      0,
    );
  const { container } = render(
    <LanguageProvider first={SPEAKERS[language]}>
      <FreeBoards game="crossword" info={info} userId={null} />
    </LanguageProvider>,
  );
  return container.querySelector(".solved")?.textContent;
}

test("a daily that was solved in Slovenian is marked as solved where it is opened, and not in English", () => {
  expect(stateOf({ there: null, here: 60 }, "sl")).toBe("rešeno");
  cleanup();
  expect(stateOf({ there: null, here: 60 }, "en")).toBeUndefined();
});

test("a solved board has its time, that of the server first, for those who have the timer on", () => {
  adoptSettings({ timer: true });
  expect(stateOf({ there: 252, here: 60 }, "sl")).toBe("rešeno · 4:12");
  cleanup();
  expect(stateOf({ there: null, here: 60 }, "sl")).toBe("rešeno · 1:00");
  cleanup();
  expect(stateOf({ there: 0, here: null }, "en")).toBe("solved");
});
