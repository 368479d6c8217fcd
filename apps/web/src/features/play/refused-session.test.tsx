import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Route } from "wouter";
import { fakeGame, fakeGenerate, type FakeMove, type FakeState } from "@karota/engine/testing/fake-game.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { GUEST, readPlay } from "../../shared/offline/progress.ts";
import { WORDLESS } from "../../shared/offline/sync-state.ts";
import { page } from "../../shared/session/leave.ts";
import { readSession, signIn } from "../../shared/session/session.ts";
import { stubMedia } from "../../testing/media.ts";
import { person } from "../../testing/people.ts";
import PlayPage from "./play-page.tsx";

/** A button a lamp. */
function LampView({ state, play, speaker }: GameViewProps<FakeState, FakeMove>) {
  const lamps = [...state.lamps].map((sign, at) => (
    <button key={at} type="button" onClick={() => play({ at, lit: sign !== "1" })}>
      {`lamp ${at} ${sign}`}
    </button>
  ));
  return <GameStage board={<div>{lamps}</div>} left={speaker.language} />;
}
vi.mock("./views.ts", () => ({ loadView: async () => LampView }));
vi.mock("@karota/games/catalogue.ts", async (original) => {
  const row: CatalogueRow = {
    id: fakeGame.id,
    type: "entertainment",
    subtype: "logic",
    active: true,
    load: async () => fakeGame,
    loadGenerate: async () => fakeGenerate,
  };
  return { ...(await original<object>()), findGame: () => row };
});

const GRID = "22222222-2222-4222-8222-222222222222";
const board = {
  ...(fakeGame.payload.encode(fakeGame.start({ pattern: "#101" }), WORDLESS) as object),
  gridId: GRID,
  gameId: GRID,
  game: fakeGame.id,
  options: {},
  period: "daily",
  ends: new Date(Date.now() + 3_600_000).toISOString(),
  completed: false,
  revision: 0,
  seconds: 0,
};

beforeEach(() => {
  stubMedia();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a move after a refused save, before the login page is there, is the player's own as the one before it", async () => {
  const load = vi.spyOn(page, "load").mockImplementation(() => undefined);
  const refused = Response.json({ code: "E-AUTH-EXPIRED_TOKEN" }, { status: 401 });
  vi.stubGlobal("fetch", async (_url: URL, { method }: RequestInit) =>
    method === "GET" ? Response.json(board) : refused.clone(),
  );
  signIn(person());
  const who = readSession()!.userId;
  history.replaceState(null, "", `/games/${fakeGame.id}/daily`);
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <Route path="/games/:game/:id">
        <PlayPage />
      </Route>
    </LanguageProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: /^lamp 1/ }));
  await waitFor(() => expect(load).toHaveBeenCalledWith("/login?reset=true"));
  // Whatever the end of the session starts has happened.
  await act(async () => void (await new Promise((done) => setTimeout(done))));
  fireEvent.click(await screen.findByRole("button", { name: /^lamp 2/ }));
  expect(screen.getByRole("button", { name: /^lamp 1/ }).textContent).toBe("lamp 1 1");
  expect([readPlay(who, GRID)?.done, readPlay(GUEST, GRID)]).toEqual([2, null]);
});
