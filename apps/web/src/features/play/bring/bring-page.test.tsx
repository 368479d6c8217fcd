import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Route } from "wouter";
import { examine } from "@karota/games/sudoku/bring-check.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { stubMedia } from "../../../testing/media.ts";
import PlayPage from "../play-page.tsx";
import { EXPLAIN_FLAG } from "./explain-flag.ts";

const BOARD = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

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
const open = (address: string, state: unknown = null) => {
  history.replaceState(state, "", address);
  return render(
    <LanguageProvider first={SPEAKERS.en}>
      <Route path="/games/:game/:id">
        <PlayPage />
      </Route>
    </LanguageProvider>,
  );
};
const playKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("karota:play:"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("Worker", ThreadHere);
  stubMedia();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
});

describe("a board that somebody has brought", () => {
  it("is explained from hint to hint, stays in this browser, and is found again", async () => {
    open(`/games/sudoku/bring?board=${BOARD}`, EXPLAIN_FLAG);
    for (let moves = 0; moves < 2; moves++) {
      for (let step = 0; step < 2; step++) fireEvent.click(await screen.findByRole("button", { name: "Next" }));
      fireEvent.click(screen.getByRole("button", { name: "Make the move, explain the next" }));
    }
    expect(screen.getByRole("button", { name: "Next" })).toBeTruthy();
    expect(document.querySelectorAll("[data-kind=entered]")).toHaveLength(2);
    expect(playKeys()).toContain(`karota:play:brought:sudoku:${BOARD}`);
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole("link", { name: "Print this game" })).toBeNull();
    cleanup();
    open("/games/sudoku/bring");
    const found = await screen.findByRole("link", { name: /easy.*62 cells to go/ });
    expect(found.getAttribute("href")).toBe(`/games/sudoku/bring?board=${BOARD}`);
  });

  it("that cannot be played is shown with what is wrong", async () => {
    open(`/games/sudoku/bring?board=${BOARD.replace("1", "0")}`);
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("a thousand solutions"));
    expect(document.title).toBe("Bring your own sudoku · Karota");
    expect(playKeys()).toEqual([]);
  });
});
