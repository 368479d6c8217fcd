import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StatisticsReply, Tally } from "@karota/contract/learning/learning.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { signIn } from "../../shared/session/session.ts";
import { adoptSettings } from "../../shared/session/settings.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { person } from "../../testing/people.ts";
import type { Opened } from "./open-board.ts";
import { UsualTime } from "./usual-time.tsx";

const tally = (solved: number, best: number | null, median: number | null): Tally => ({
  played: solved,
  solved,
  hints: 0,
  best,
  median,
});
const answerOf = (like: Tally): StatisticsReply => ({
  total: tally(9, 5, 5),
  games: [
    {
      game: "sudoku",
      ...tally(9, 5, 5),
      recent: [],
      choices: [
        { options: { level: "easy" }, ...tally(4, 5, 5) },
        { options: { level: "hard" }, ...like },
      ],
    },
  ],
});

let asked: string[] = [];
let answer = answerOf(tally(3, 252, 390.5));
beforeEach(async () => {
  asked = [];
  answer = answerOf(tally(3, 252, 390.5));
  vi.stubGlobal("fetch", (url: URL) => {
    asked.push(`${url.pathname}${url.search}`);
    return Promise.resolve(Response.json(answer));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person());
  adoptSettings({ timer: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = async (who = "somebody") => {
  const opened = { who, game: { id: "sudoku" }, options: { level: "hard" } } as unknown as Opened;
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <UsualTime opened={opened} />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};

it("shows the best and the usual time on boards of the same options", async () => {
  await show();
  expect(await screen.findByText("Tvoj najboljši čas pri takih igrah je 4:12, običajni pa 6:30.")).toBeTruthy();
  expect(asked).toEqual(["/api/v1/learning/statistics?game=sudoku&language=sl"]);
});

it("says nothing of a single board", async () => {
  answer = answerOf(tally(1, 252, 252));
  await show();
  await vi.waitFor(() => expect(asked.length).toBe(1));
  await act(async () => undefined);
  expect(document.querySelector("p")).toBeNull();
});

it("asks nothing for a visitor, or while the timer is off", async () => {
  await show("guest");
  adoptSettings({ timer: false });
  await show();
  expect(asked).toEqual([]);
});
