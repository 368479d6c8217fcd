import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Route } from "wouter";
import { examine } from "@karota/games/sudoku/bring-check.ts";
import TRAINING from "@karota/games/sudoku/training.json" with { type: "json" };
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { stubMedia } from "../../../testing/media.ts";
import PlayPage from "../play-page.tsx";
import { BRING, TRAIN } from "../../../shared/bring.ts";
import { idOf, listBrought, noteOpened, readTrained } from "./brought.ts";

const boardsOf = (name: string) => TRAINING.find(({ technique }) => SPEAKERS.en.say(technique) === name)!.boards;
const X_WING = boardsOf("X-wing");
/** Fewer than are stored. */
const CHAIN = boardsOf("Chain");

/** The browser's threads are not there in tests: the same work, a moment later. */
class ThreadHere extends EventTarget {
  isOver = false;
  postMessage(digits: readonly number[]): void {
    queueMicrotask(() => {
      for (const data of examine(digits)) if (!this.isOver) this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }
  terminate(): void {
    this.isOver = true;
  }
}

const asked = vi.fn<() => Promise<Response>>(() => new Promise(() => undefined));
const open = (address: string) => {
  history.replaceState(null, "", address);
  return render(
    <LanguageProvider first={SPEAKERS.en}>
      <Route path="/games/:game/:id">
        <PlayPage />
      </Route>
    </LanguageProvider>,
  );
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("Worker", ThreadHere);
  stubMedia();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockClear();
});

describe("training a technique", () => {
  it("opens a board also where the browser's storage is full", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    open(`/games/sudoku/train?board=${X_WING[0]}`);
    expect(await screen.findAllByText(/^Training: X-wing,/)).not.toEqual([]);
  });

  it("opens a board with one press, whose hint is the technique, and the next time another one", async () => {
    open("/games/sudoku/train");
    fireEvent.click(await screen.findByRole("button", { name: "X-wing" }));
    await screen.findAllByText(/^Training: X-wing,/);
    expect(location.search).toBe(`?board=${X_WING[0]}`);
    fireEvent.click(screen.getByRole("button", { name: /^Hint/ }));
    expect((await screen.findByRole("heading", { level: 2, name: "X-wing" })).textContent).toBe("X-wing");
    const back = screen.getByRole("link", { name: "Back to the techniques" });
    expect(back.getAttribute("href")).toBe("/games/sudoku/train");
    fireEvent.click(back);
    fireEvent.click(await screen.findByRole("button", { name: "X-wing" }));
    await waitFor(() => expect(location.search).toBe(`?board=${X_WING[1]}`));
    expect(asked).not.toHaveBeenCalled();
  });

  it("says so when the address has no board, until a technique is chosen", async () => {
    open("/games/sudoku/train?board=123");
    const words = "There’s no board behind this link. Choose a technique.";
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    fireEvent.click(screen.getByRole("button", { name: "X-wing" }));
    await screen.findAllByText(/^Training: X-wing,/);
    fireEvent.click(screen.getByRole("link", { name: "Back to the techniques" }));
    expect(await screen.findByRole("button", { name: "X-wing" })).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  });

  it("starts a position from its start when its technique is chosen again, and not when it is loaded again", async () => {
    const undo = () => screen.getByRole("button", { name: /^Undo/ }).getAttribute("aria-disabled");
    const address = `/games/sudoku/train?board=${CHAIN[0]}`;
    open(address);
    await screen.findAllByText(/^Training: Chain,/);
    fireEvent.click(screen.getByRole("button", { name: /^Hint/ }));
    for (const name of ["Next", "Next", "Make the move"]) fireEvent.click(await screen.findByRole("button", { name }));
    cleanup();
    open(address);
    await screen.findAllByText(/^Training: Chain,/);
    expect(undo()).toBeNull();
    cleanup();
    for (const board of CHAIN.slice(1)) noteOpened(TRAIN, idOf("sudoku", TRAIN, board));
    open("/games/sudoku/train");
    fireEvent.click(await screen.findByRole("button", { name: "Chain" }));
    await screen.findAllByText(/^Training: Chain,/);
    expect(location.search).toBe(`?board=${CHAIN[0]}`);
    expect(undo()).toBe("true");
  });

  it("does not drive out boards that were brought", () => {
    const record = { gridId: idOf("sudoku", BRING, "1"), game: "sudoku" };
    localStorage.setItem(`karota:play:brought:${record.gridId}`, JSON.stringify({ v: 1, change: 1, ...record }));
    noteOpened(BRING, record.gridId);
    for (let n = 0; n < 30; n++) noteOpened(TRAIN, idOf("sudoku", TRAIN, String(n)));
    expect(listBrought("sudoku").map(({ gridId }) => gridId)).toEqual(["sudoku:1"]);
    expect([...readTrained("sudoku")]).toEqual(Array.from({ length: 20 }, (_, n) => String(29 - n)));
  });
});
