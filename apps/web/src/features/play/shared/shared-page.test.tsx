import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Route, Switch } from "wouter";
import type { AnyGame } from "@karota/engine/game.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { CODES, type FailureCode } from "@karota/contract/errors/codes.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { listPlays } from "../../../shared/offline/progress.ts";
import { stubMedia } from "../../../testing/media.ts";
import { BROUGHT } from "../bring/brought.ts";
import PlayPage from "../play-page.tsx";
import SharedPage from "./shared-page.tsx";

const CODE = "7h3kq0m5v9x2c8r4";
const ID = "b7c3e0a4-5a52-4b5d-8a57-4f2f3f0c9d11";

let game: AnyGame;
let payload: object;
let calls: string[];
let reply: () => Response | Promise<Response>;
const board = () => ({
  ...payload,
  gridId: ID,
  gameId: ID,
  game: "addition",
  options: { level: "easy", tasks: 5 },
  period: null,
  ends: null,
  completed: false,
  revision: 0,
  seconds: 0,
});
const refuse = (code: FailureCode) => () => Response.json({ code }, { status: CODES[code] });

beforeAll(async () => {
  const row = findGame("addition")!;
  game = await row.load();
  const generate = await row.loadGenerate();
  const puzzle: unknown = generate({ level: "easy", tasks: 5 }, seeded("shared"), undefined);
  payload = game.payload.encode(game.start(puzzle), SPEAKERS.en) as object;
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    for (const part of ["rest", "addition"]) await loadTexts(part, language);
  }
});
beforeEach(() => {
  localStorage.clear();
  stubMedia();
  calls = [];
  reply = () => Response.json(board());
  vi.stubGlobal("fetch", async (url: URL, { method, body }: RequestInit) => {
    calls.push(`${method} ${url.pathname.replace("/api/v1/", "")} ${body as string}`);
    return reply();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (address: string, language: (typeof LANGUAGES)[number] = "en") => {
  cleanup();
  history.replaceState(null, "", address);
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <Switch>
        <Route path="/b/:code">
          <SharedPage />
        </Route>
        <Route path="/games/:game/:id">
          <PlayPage />
        </Route>
      </Switch>
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const link = (name: string) => screen.findByRole("link", { name });
/** Answers the first question that is open. */
const answer = async () => {
  const choices = await screen.findByRole("group", { name: "Answers" });
  fireEvent.click(within(choices).getAllByRole("button")[0]!);
  await act(async () => undefined);
};

it("says which board it is and how hard, and a visitor's progress on it stays in this browser", async () => {
  await open(`/b/${CODE}`);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Addition");
  expect(screen.getByText("Shared board, easy, 5 questions")).toBeTruthy();
  expect(screen.getByText(/free of charge/)).toBeTruthy();
  fireEvent.click(await link("Play"));
  expect(location.pathname + location.search).toBe(`/games/addition/shared?board=${CODE}`);
  await answer();
  await waitFor(() => expect(listPlays(BROUGHT).map(({ done }) => done)).toEqual([1]));
  // Nothing of it is printed or shared on, and the server is asked for nothing but the board.
  expect(screen.queryByRole("link", { name: "Print this game" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Share this board" })).toBeNull();
  fireEvent.click(await link("Back to the page of the link"));
  expect(location.pathname).toBe(`/b/${CODE}`);
  expect(await screen.findByText("4 questions left")).toBeTruthy();
  expect(await link("Continue")).toBeTruthy();
  expect(new Set(calls)).toEqual(new Set([`POST shared-boards/open {"code":"${CODE}"}`]));
});

it("is one board however its code is written, and is found under the name of another game", async () => {
  await open(`/games/sudoku/shared?board=${CODE.toUpperCase().replaceAll(/.{4}(?=.)/g, "$&-")}`);
  await answer();
  expect(location.pathname).toBe("/games/addition/shared");
  await open(`/b/${CODE}`);
  expect(await link("Continue")).toBeTruthy();
  expect(listPlays(BROUGHT)).toHaveLength(1);
});

it("is played on without a network where it was begun, and elsewhere says that there is none", async () => {
  await open(`/games/addition/shared?board=${CODE}`);
  await answer();
  await waitFor(() => expect(listPlays(BROUGHT)).toHaveLength(1));
  reply = () => Promise.reject(new TypeError("no network"));
  await open(`/b/${CODE}`);
  expect(await link("Continue")).toBeTruthy();
  await open(`/b/${CODE.replace("7", "8")}`);
  const again = await screen.findByRole("button", { name: "Try again" });
  reply = () => Response.json(board());
  fireEvent.click(again);
  expect(await link("Play")).toBeTruthy();
});

it("says that it is solved, and leads back to it", async () => {
  await open(`/b/${CODE}`);
  await link("Play");
  const gridId = `addition/shared:${CODE}`;
  await open(`/games/addition/shared?board=${CODE}`);
  await answer();
  await waitFor(() => expect(listPlays(BROUGHT)).toHaveLength(1));
  const start = game.payload.decode(payload);
  const solved: unknown = game.solve(start).reduce((state: unknown, move) => game.apply(state, move), start);
  const key = `karota:play:${BROUGHT}:${gridId}`;
  const { saveSession, openSession } = await import("@karota/engine/session.ts");
  const { WORDLESS } = await import("../../../shared/offline/sync-state.ts");
  const record = JSON.parse(localStorage.getItem(key)!) as object;
  localStorage.setItem(key, JSON.stringify({ ...record, session: saveSession(game, openSession(solved), WORDLESS) }));
  await open(`/b/${CODE}`);
  expect(await link("Look at the board")).toBeTruthy();
  expect(screen.getByText("Solved!")).toBeTruthy();
});

it.each([
  ["E-SHARE-UNKNOWN", "Te povezave ne poznamo", "We don’t know this link", "Diesen Link kennen wir nicht"],
  [
    "E-SHARE-ENDED",
    "Ta plošča ni več deljena",
    "This board isn’t shared any more",
    "Dieses Spielfeld wird nicht mehr geteilt",
  ],
  ["E-SHARE-GONE", "Te plošče ni več", "This board is no longer there", "Dieses Spielfeld gibt es nicht mehr"],
] as const)("says what is wrong with a link (%s), and where to play instead", async (code, ...titles) => {
  reply = refuse(code);
  for (const [place, language] of LANGUAGES.entries())
    for (const address of [`/b/${CODE}`, `/games/addition/shared?board=${CODE}`]) {
      await open(address, language);
      await waitFor(() => expect(screen.getByRole("status").textContent).toContain(titles[place]));
    }
  fireEvent.click(screen.getByRole("button", { name: "Heutige Spiele" }));
  expect(location.pathname).toBe("/home");
});
