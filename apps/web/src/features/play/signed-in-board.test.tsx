import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Board } from "@karota/contract/games/board.ts";
import { fakeGame, fakeGenerate, type FakeMove, type FakeState } from "@karota/engine/testing/fake-game.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { outbox } from "../../shared/offline/saving.ts";
import { WORDLESS } from "../../shared/offline/sync-state.ts";
import { readSession, signIn } from "../../shared/session/session.ts";
import { stubMedia } from "../../testing/media.ts";
import { person } from "../../testing/people.ts";
import { BoardLoader } from "./board-loader.tsx";

/** A button a lamp. */
function LampView({ state, play, readOnly, speaker }: GameViewProps<FakeState, FakeMove>) {
  const lamps = [...state.lamps].map((sign, at) => (
    <button key={at} type="button" disabled={readOnly} onClick={() => play({ at, lit: sign !== "1" })}>
      {`lamp ${at} ${sign}`}
    </button>
  ));
  return <GameStage board={<div>{lamps}</div>} left={speaker.language} />;
}
const row: CatalogueRow = {
  id: fakeGame.id,
  type: "entertainment",
  subtype: "logic",
  active: true,
  load: async () => fakeGame,
  loadGenerate: async () => fakeGenerate,
};
vi.mock("./views.ts", () => ({ loadView: async () => LampView }));
vi.mock("@karota/games/catalogue.ts", async (original) => ({ ...(await original<object>()), findGame: () => row }));

const GRID = "22222222-2222-4222-8222-222222222222";

/** The server's board, as its rules say: a finished one changes no more, and another one is not written over. */
let server: { lamps: string; revision: number; completed: boolean; silent: boolean };
const board = (): Board => ({
  ...(fakeGame.payload.encode({ puzzle: { pattern: "#101" }, lamps: server.lamps }, WORDLESS) as object),
  gridId: GRID,
  gameId: GRID,
  game: fakeGame.id,
  options: {},
  period: "daily",
  ends: new Date(Date.now() + 3_600_000).toISOString(),
  completed: server.completed,
  revision: server.revision,
  seconds: 0,
});
function answer(url: URL, { method, body }: RequestInit): Response {
  if (server.silent) throw new TypeError("no network");
  if (!url.pathname.includes("/games/")) return Response.json({ code: "E-KAROTA-NOT_FOUND" }, { status: 404 });
  if (method === "GET") return Response.json(board());
  const save = JSON.parse(body as string) as { lamps: string; revision: number };
  if (!server.completed && save.lamps !== server.lamps) {
    if (save.revision !== server.revision)
      return Response.json({ code: "E-KAROTA-OLD_VALUES", board: board() }, { status: 409 });
    playElsewhere(save.lamps);
  }
  return Response.json({ gridId: GRID, completed: server.completed, revision: server.revision });
}
const playElsewhere = (lamps: string): void => {
  server = { ...server, lamps, revision: server.revision + 1, completed: lamps === "#101" };
};

const open = () =>
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <BoardLoader row={row} id="daily" who={readSession()!.userId} />
    </LanguageProvider>,
  );
type Page = ReturnType<typeof open>;
const lampsOf = ({ container }: Page) =>
  within(container)
    .queryAllByRole("button", { name: /^lamp/ })
    .map((lamp) => lamp.textContent?.slice(-1))
    .join("");
const shows = (page: Page, lamps: string) => waitFor(() => expect(lampsOf(page)).toBe(lamps));
const press = ({ container }: Page, at: number) =>
  fireEvent.click(within(container).getByRole("button", { name: new RegExp(`^lamp ${at}`) }));
const isSent = async () => expect(await act(() => outbox.flush())).toBe(true);

beforeEach(() => {
  stubMedia();
  localStorage.clear();
  server = { lamps: "#...", revision: 0, completed: false, silent: false };
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => answer(url, init));
  signIn(person());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a board that was played on elsewhere stays so however often it is opened, and a move is added to it", async () => {
  const first = open();
  await shows(first, "#...");
  press(first, 1);
  await isSent();
  first.unmount();
  playElsewhere("#1.1");
  for (const silent of [false, false, true]) {
    server.silent = silent;
    const page = open();
    await shows(page, "#1.1");
    page.unmount();
  }
  server.silent = false;
  const last = open();
  await shows(last, "#1.1");
  press(last, 2);
  await isSent();
  expect(server.lamps).toBe("#111");
});

test("an undo is still possible after the board is opened again, when it is the server's", async () => {
  const first = open();
  await shows(first, "#...");
  press(first, 1);
  await isSent();
  first.unmount();
  // A save that only tells more time.
  server.revision++;
  const again = open();
  await shows(again, "#1..");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await shows(again, "#...");
  await isSent();
  expect(server.lamps).toBe("#...");
});

test.each([
  ["begun", [1]],
  ["not begun", []],
])(
  "a tab that has had a board open for long, %s, follows the newer one and does not write over it",
  async (_, moves) => {
    const older = open();
    await shows(older, "#...");
    for (const at of moves) press(older, at);
    await isSent();
    playElsewhere("#0.1");
    const newer = open();
    await shows(newer, "#0.1");
    press(older, 2);
    await shows(older, "#0.1");
    press(older, 2);
    await isSent();
    expect([lampsOf(older), server.lamps]).toEqual(["#011", "#011"]);
  },
);

test("a board that was finished elsewhere opens finished, also where moves on it wait here", async () => {
  const first = open();
  await shows(first, "#...");
  server.silent = true;
  press(first, 1);
  first.unmount();
  server.silent = false;
  playElsewhere("#101");
  const again = open();
  await shows(again, "#101");
  expect(screen.getByRole("heading", { name: "Solved!" })).toBeTruthy();
  await isSent();
});

test("a board that is finished elsewhere while it is open here shows that after the next move", async () => {
  const page = open();
  await shows(page, "#...");
  playElsewhere("#101");
  press(page, 1);
  await shows(page, "#101");
  expect(screen.getByRole("heading", { name: "Solved!" })).toBeTruthy();
});

test("a board opens and is played on where the browser's storage is full, and says that it is not stored", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const page = open();
  await shows(page, "#...");
  press(page, 1);
  await shows(page, "#1..");
  expect(screen.getByText(SPEAKERS.en.say({ id: "play.unstored" }))).toBeTruthy();
  expect(Object.keys(localStorage)).toEqual(["karota:user"]);
});
