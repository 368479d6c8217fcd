import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeGame } from "@karota/engine/testing/fake-game.ts";
import { openSession } from "@karota/engine/session.ts";
import type { SharedTimes as Times } from "@karota/contract/games/sharing.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { Notices } from "../../../shared/components/notices.tsx";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { clearSession, signIn } from "../../../shared/session/session.ts";
import { stubDialogs } from "../../../testing/dialogs.ts";
import { person } from "../../../testing/people.ts";
import { BROUGHT } from "../bring/brought.ts";
import SharedTimes from "./shared-times.tsx";

const CODE = "7h3kq0m5v9x2c8r4";
const START = fakeGame.start({ pattern: "01" });
const SOLVED = fakeGame.solve(START).reduce((state, move) => fakeGame.apply(state, move), START);

let calls: string[];
let reply: () => Response;
const times = (more: Partial<Times>): (() => Response) => {
  return () => Response.json({ own: false, mine: null, theirs: null, ...more });
};
beforeEach(async () => {
  localStorage.clear();
  stubDialogs();
  await loadSpeaker("en");
  await loadTexts("rest", "en");
  signIn(person());
  calls = [];
  reply = times({});
  vi.stubGlobal("fetch", async (url: URL, { method, body }: RequestInit) => {
    calls.push(`${method} ${url.pathname.replace("/api/v1/", "")} ${body as string}`);
    return reply();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (seconds = 90) => {
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <SharedTimes
        opened={{
          who: BROUGHT,
          source: "shared",
          game: fakeGame,
          View: () => null,
          gridId: `fake/shared:${CODE}`,
          options: {},
          period: null,
          ends: null,
          session: openSession(SOLVED),
          change: 1,
          resets: 0,
          seconds,
          hints: 0,
        }}
        state={SOLVED}
        seconds={seconds}
      />
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(async () => undefined);
};

it("shows one's own time by a press with the solution, and hides it by another", async () => {
  await show();
  expect(calls).toEqual([`POST shared-boards/times/open {"code":"${CODE}"}`]);
  reply = times({ mine: 90, theirs: { seconds: 75, face: null } });
  await press("Show my time");
  const saves = fakeGame.saves.between(START, SOLVED);
  expect(calls.at(-1)).toBe(`POST shared-boards/times ${JSON.stringify({ code: CODE, seconds: 90, saves })}`);
  expect(screen.getAllByRole("status")[0]?.textContent).toBe("Your time: 1:30Whoever shares the board: 1:15");
  reply = times({});
  await press("Hide my time");
  expect(calls.at(-1)).toBe(`POST shared-boards/times/withdraw {"code":"${CODE}"}`);
  expect(screen.getByText(/^Show your time\. If whoever shares/)).toBeTruthy();
});

it("says that there is no other time, where there is none", async () => {
  reply = times({ mine: 90 });
  await show();
  expect(screen.getByText(/^There’s no other time/)).toBeTruthy();
});

it("says what is wrong, and can be tried again", async () => {
  await show();
  reply = () => Response.json({ code: "E-SHARE-ENDED" }, { status: 410 });
  await press("Show my time");
  expect(await screen.findByText("This board isn’t shared any more")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show my time" })).toBeTruthy();
});

it("is nothing for a visitor, for who shares the board, without a time, and where the server does not answer", async () => {
  clearSession();
  await show();
  expect(calls).toEqual([]);
  cleanup();
  signIn(person());
  await show(0);
  expect(calls).toEqual([]);
  for (const none of [times({ own: true }), () => Response.json({ code: "E-KAROTA-UNAVAILABLE" }, { status: 503 })]) {
    cleanup();
    reply = none;
    await show();
    expect(screen.queryByRole("heading", { name: "Compare times" })).toBeNull();
  }
});
