import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeGame, fakeGenerate, type FakeMove, type FakeState } from "@karota/engine/testing/fake-game.ts";
import type { Board } from "@karota/contract/games/board.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { WORDLESS } from "../../shared/offline/sync-state.ts";
import { GUEST, readDays, readPlay, readProgress } from "../../shared/offline/progress.ts";
import { stubMedia } from "../../testing/media.ts";
import { BoardLoader } from "./board-loader.tsx";

/** A view as small as the fake game: a button a lamp. */
function LampView({ state, play, readOnly, speaker }: GameViewProps<FakeState, FakeMove>) {
  const lamps = [...state.lamps].map((sign, at) => (
    <button key={at} type="button" disabled={readOnly} onClick={() => play({ at, lit: sign !== "1" })}>
      {`lamp ${at} ${sign}`}
    </button>
  ));
  return <GameStage board={<div>{lamps}</div>} left={speaker.language} />;
}
vi.mock("./views.ts", () => ({ loadView: async () => LampView }));

const row = { id: fakeGame.id, type: "entertainment", subtype: "logic", active: true } as const;
const fakeRow: CatalogueRow = { ...row, load: async () => fakeGame, loadGenerate: async () => fakeGenerate };
const GRID = "22222222-2222-4222-8222-222222222222";
const NOON = Date.parse("2026-11-21T12:00:00+01:00");
const MIDNIGHT = "2026-11-22T00:00:00+01:00";
const board = (more: Partial<Board> = {}): Board => ({
  ...(fakeGame.payload.encode(fakeGame.start({ pattern: "#101" }), WORDLESS) as object),
  gridId: GRID,
  gameId: GRID,
  game: fakeGame.id,
  options: {},
  period: "daily",
  ends: MIDNIGHT,
  completed: false,
  revision: 0,
  seconds: 0,
  ...more,
});

const answers = vi.fn<(url: URL) => Response | Promise<Response>>();
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

async function open(id = "daily") {
  const page = render(
    <LanguageProvider first={SPEAKERS.sl}>
      <BoardLoader row={fakeRow} id={id} who={GUEST} />
    </LanguageProvider>,
  );
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  return page;
}
const lamps = () => screen.getAllByRole("button", { name: /^lamp/ }).map((lamp) => lamp.textContent?.slice(-1));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const lamp = (at: number) => press(new RegExp(`^lamp ${at}`));

beforeEach(() => {
  stubMedia();
  localStorage.clear();
  vi.useFakeTimers({ now: NOON });
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  answers.mockImplementation(() => json(board()));
  vi.stubGlobal("fetch", async (url: URL) => answers(url));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answers.mockReset();
});

const headerWords = (page: { readonly container: HTMLElement }) =>
  [...page.container.querySelectorAll("header p span")].map((one) => one.textContent);

describe("the header", () => {
  it("says how hard a board is whose options do not say so, also where only a short line has room", async () => {
    const page = await open();
    const words = headerWords(page);
    expect(words).toHaveLength(2);
    for (const line of words) expect(line).toContain(SPEAKERS.sl.say({ id: "option.level.easy" }));
  });
});

describe("a visitor's board", () => {
  it("is the same after a reload, with its history", async () => {
    const page = await open();
    lamp(1);
    lamp(2);
    press("Razveljavi");
    page.unmount();
    await open();
    expect(lamps()).toEqual(["#", "1", ".", "."]);
    press("Ponovi");
    expect(lamps()).toEqual(["#", "1", "1", "."]);
    press("Razveljavi");
    press("Razveljavi");
    expect(lamps()).toEqual(["#", ".", ".", "."]);
  });

  it("shows on the home page and counts as a day played", async () => {
    await open();
    expect(readProgress(GUEST, NOON)).toEqual([]);
    lamp(1);
    expect(readProgress(GUEST, NOON)).toMatchObject([{ gridId: GRID, done: 1, total: 3, completed: false }]);
    expect(readDays(GUEST)).toEqual(["2026-11-21"]);
    expect(readProgress(GUEST, Date.parse(MIDNIGHT))).toEqual([]);
  });

  it("opens without a network from what this browser knows", async () => {
    const page = await open();
    lamp(1);
    page.unmount();
    answers.mockImplementation(() => Promise.reject(new TypeError("no network")));
    await open();
    expect(lamps()).toEqual(["#", "1", ".", "."]);
  });

  it("says what went wrong and tries again on asking", async () => {
    answers.mockImplementation(() => Promise.reject(new TypeError("no network")));
    await open();
    expect(screen.getByRole("alert").textContent).toContain("Ni povezave");
    answers.mockImplementation(() => json(board()));
    press("Poskusi znova");
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
    expect(lamps()).toHaveLength(4);
  });

  it("is played on where the browser's storage is full, with a notice until there is room again", async () => {
    await open();
    const notice = SPEAKERS.sl.say({ id: "play.unstored" });
    const store = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    lamp(1);
    expect(lamps()).toEqual(["#", "1", ".", "."]);
    expect([screen.queryByText(notice) !== null, readPlay(GUEST, GRID)]).toEqual([true, null]);
    store.mockRestore();
    lamp(2);
    expect([screen.queryByText(notice), readPlay(GUEST, GRID)?.done]).toEqual([null, 2]);
  });

  it("is followed from another tab and not written over", async () => {
    await open();
    lamp(1);
    const record = readPlay(GUEST, GRID)!;
    const moved = { ...record, change: record.change + 1, session: { ...record.session, position: 0 } };
    localStorage.setItem(`karota:play:guest:${GRID}`, JSON.stringify(moved));
    lamp(2);
    expect(lamps()).toEqual(["#", ".", ".", "."]);
    lamp(3);
    expect(lamps()).toEqual(["#", ".", ".", "1"]);
    expect(readPlay(GUEST, GRID)?.change).toBe(record.change + 2);
  });
});

describe("the frame", () => {
  it("says that some values are wrong when all is filled", async () => {
    await open();
    lamp(1);
    lamp(2);
    expect(screen.queryByText(/nekaj vrednosti/)).toBeNull();
    lamp(3);
    expect(screen.getByText(/nekaj vrednosti pa še ni pravih/)).toBeTruthy();
  });

  it("asks before it restarts, and does not when the answer is no", async () => {
    await open();
    lamp(1);
    press("Znova");
    press("Igraj naprej");
    expect(lamps()).toEqual(["#", "1", ".", "."]);
    press("Znova");
    press("Začni znova");
    expect(lamps()).toEqual(["#", ".", ".", "."]);
    expect(readPlay(GUEST, GRID)).toMatchObject({ done: 0, resets: 1 });
  });

  it("praises the solved board once, with the focus on it, and then only shows it", async () => {
    await open();
    lamp(1);
    lamp(2);
    lamp(2);
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(lamps()).toEqual(["#", "1", "1", "."]);
    fireEvent.keyDown(document.body, { key: "y", ctrlKey: true });
    lamp(3);
    expect(screen.getByRole("heading", { name: "Rešeno!" })).toBe(document.activeElement);
    expect(readPlay(GUEST, GRID)?.completed).toBe(true);
    lamp(3);
    expect(lamps()).toEqual(["#", "1", "0", "1"]);
  });

  it("answers letters only when they are switched on", async () => {
    await open();
    lamp(1);
    fireEvent.keyDown(document.body, { key: "u" });
    expect(lamps()).toEqual(["#", "1", ".", "."]);
    press("Nastavitve in tipke");
    fireEvent.click(screen.getByLabelText(/Bližnjice s samimi črkami/));
    press("Zapri");
    fireEvent.keyDown(document.body, { key: "u" });
    expect(lamps()).toEqual(["#", ".", ".", "."]);
  });

  it("opens the hint step by step and makes the move only on asking", async () => {
    await open();
    press("Namig");
    for (
      let next = screen.queryByRole("button", { name: "Naprej" });
      next;
      next = screen.queryByRole("button", { name: "Naprej" })
    )
      fireEvent.click(next);
    expect(lamps()).toEqual(["#", ".", ".", "."]);
    press("Naredi potezo");
    expect(lamps().filter((sign) => sign === ".")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Naredi potezo" })).toBeNull();
  });

  it("announces the hint, and leads the focus back to the board when its panel closes", async () => {
    await open();
    press("Namig");
    expect(screen.getAllByRole("status").map((region) => region.textContent)).toContain(
      "fake.hint.title. fake.hint.title",
    );
    screen.getByRole("button", { name: "Naredi potezo" }).focus();
    press("Naredi potezo");
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe("time", () => {
  const at = (time: string) => vi.advanceTimersByTimeAsync(Date.parse(time) - Date.now());

  it("is announced five minutes before midnight; then the board stays visible and leads to the new one", async () => {
    await open();
    lamp(1);
    await act(() => at("2026-11-21T23:54:59+01:00"));
    expect(screen.queryByText(/manj kot pet minut/)).toBeNull();
    await act(() => at("2026-11-21T23:55:01+01:00"));
    expect(screen.getByText(/manj kot pet minut/)).toBeTruthy();
    await act(() => at("2026-11-22T00:00:01+01:00"));
    expect(screen.getByText(/Ta izziv je mimo/)).toBeTruthy();
    lamp(2);
    expect(lamps()).toEqual(["#", "1", ".", "."]);
    const tomorrow = { gridId: GRID.replaceAll("2", "3"), ends: "2026-11-23T00:00:00+01:00" };
    answers.mockImplementation(() => json(board(tomorrow)));
    press("K novemu izzivu");
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
    expect(lamps()).toEqual(["#", ".", ".", "."]);
  });

  it("counts only while the board is played and seen", async () => {
    await open();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    lamp(1);
    expect(readPlay(GUEST, GRID)?.seconds).toBe(10);
    localStorage.setItem("karota:settings", JSON.stringify({ timer: true }));
    cleanup();
    await open();
    press("Premor");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    fireEvent.click(screen.getAllByRole("button", { name: "Nadaljuj" })[0]!);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    lamp(2);
    expect(readPlay(GUEST, GRID)?.seconds).toBe(15);
  });
});
