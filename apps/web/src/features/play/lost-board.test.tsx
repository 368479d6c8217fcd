import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeMines, minesGenerate, type MinesMove, type MinesState } from "@karota/engine/testing/fake-mines.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { GameStage } from "@karota/ui/game-stage.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { WORDLESS } from "../../shared/offline/sync-state.ts";
import { GUEST, readPlay, readProgress } from "../../shared/offline/progress.ts";
import { readSettings } from "../../shared/session/settings.ts";
import { stubMedia } from "../../testing/media.ts";
import { BoardLoader } from "./board-loader.tsx";
import { openBoard } from "./open-board.ts";
import { Playing } from "./playing.tsx";

/** A view as small as the game: a row of cells, one Tab stop, a switch and no check. */
function MinesView({ state, settings, change, play, readOnly }: GameViewProps<MinesState, MinesMove>) {
  const cells = [...state.ground].map((sign, at) => (
    <button
      key={at}
      type="button"
      role="gridcell"
      tabIndex={at === 0 ? 0 : -1}
      onClick={() => play({ at, does: "dig" })}
      onContextMenu={() => play({ at, does: "flag" })}
    >
      {sign}
    </button>
  ));
  return (
    <GameStage
      board={
        <div role="grid" aria-readonly={readOnly}>
          <div role="row">{cells}</div>
        </div>
      }
      left=""
      without={["check"]}
      switches={[
        {
          id: "pace",
          label: "Pace",
          values: [
            { value: "quick", label: "Quick" },
            { value: "slow", label: "Slow" },
          ],
          value: settings.own["pace"] ?? "quick",
          change: (pace) => change({ own: { pace } }),
        },
      ]}
    />
  );
}
vi.mock("./views.ts", () => ({ loadView: async () => MinesView }));

const row: CatalogueRow = {
  id: fakeMines.id,
  type: "entertainment",
  subtype: "logic",
  active: true,
  load: async () => fakeMines,
  loadGenerate: async () => minesGenerate,
};
const GRID = "22222222-2222-4222-8222-222222222222";
const board = {
  ...(fakeMines.payload.encode(fakeMines.start({ field: ".*.." }), WORDLESS) as object),
  gridId: GRID,
  gameId: GRID,
  game: fakeMines.id,
  options: {},
  period: "daily",
  ends: "2026-11-22T00:00:00+01:00",
  completed: false,
  revision: 0,
  seconds: 0,
};

async function open() {
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <BoardLoader row={row} id="daily" who={GUEST} />
    </LanguageProvider>,
  );
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
}
const cells = () => screen.getAllByRole("gridcell");
const ground = () =>
  cells()
    .map((cell) => cell.textContent)
    .join("");
const dig = (at: number) => fireEvent.click(cells()[at]!);
const flag = (at: number) => fireEvent.contextMenu(cells()[at]!);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  stubMedia();
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00+01:00") });
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal("fetch", async () => Response.json(board));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a lost board", () => {
  it("says so with the focus on it, is not completed, and takes nothing more", async () => {
    await open();
    dig(0);
    dig(1);
    expect(screen.getByRole("heading", { name: "Not this time." })).toBe(document.activeElement);
    dig(2);
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(ground()).toBe("oo--");
    expect(readPlay(GUEST, GRID)?.completed).toBe(false);
    expect(readProgress(GUEST, Date.now())).toMatchObject([{ completed: false, done: 1, total: 3 }]);
  });

  it("can be looked at: the message closes, the focus goes to the board, and it can still be restarted", async () => {
    await open();
    dig(1);
    press("Look at the board");
    expect(screen.queryByRole("heading", { name: "Not this time." })).toBeNull();
    expect(document.activeElement).toBe(cells()[0]);
    dig(2);
    expect(ground()).toBe("-o--");
    expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
    press("Restart");
    expect(ground()).toBe("----");
  });

  it("cannot be restarted while a race on it runs, because it has shown its mines", async () => {
    const opened = await openBoard(row, "daily", GUEST);
    const show = (isOver: boolean) => (
      <LanguageProvider first={SPEAKERS.en}>
        <Playing
          opened={opened}
          row={row}
          reload={vi.fn<() => void>()}
          race={{ above: () => null, after: null, isOver }}
        />
      </LanguageProvider>
    );
    const { rerender } = render(show(false));
    const restart = () => screen.queryByRole("button", { name: "Restart" });
    expect(restart()).toBeNull();
    dig(1);
    expect(restart()).toBeNull();
    press("Look at the board");
    expect(restart()).toBeNull();
    rerender(show(true));
    expect(restart()).toBeTruthy();
  });

  it("starts again at once, without a question, with the focus on the board, and can be won then", async () => {
    await open();
    dig(1);
    screen.getByRole("button", { name: "Restart" }).focus();
    press("Restart");
    expect(ground()).toBe("----");
    expect(document.activeElement).toBe(cells()[0]);
    for (const at of [0, 2, 3]) dig(at);
    expect(screen.getByRole("heading", { name: "Solved!" })).toBeTruthy();
    expect(readPlay(GUEST, GRID)).toMatchObject({ completed: true, resets: 1 });
  });

  it("is still lost after a reload", async () => {
    await open();
    dig(1);
    cleanup();
    await open();
    expect(ground()).toBe("-o--");
    expect(screen.getByRole("heading", { name: "Not this time." })).toBeTruthy();
  });
});

describe("a game with its own rules of play", () => {
  it("undoes flags only, whatever was dug since", async () => {
    await open();
    flag(1);
    dig(0);
    press("Undo");
    expect(ground()).toBe("o---");
    expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
    press("Redo");
    expect(ground()).toBe("of--");
  });

  it("stores its own settings beside those of other games", async () => {
    localStorage.setItem("karota:settings", JSON.stringify({ timer: true, games: { other: { a: "b" } } }));
    await open();
    press("Settings and keys");
    fireEvent.click(within(screen.getByRole("group", { name: "Pace" })).getByRole("radio", { name: "Slow" }));
    expect(readSettings()).toEqual({ timer: true, games: { other: { a: "b" }, fakeMines: { pace: "slow" } } });
    expect(screen.getByRole("radio", { name: "Slow" })).toHaveProperty("checked", true);
  });

  it("has no tool, key or help for what its game does not offer, nor mistakes to explain", async () => {
    await open();
    press("Settings and keys");
    const help = screen.getByRole("dialog");
    expect(within(help).getByText("Ctrl + Z")).toBeTruthy();
    expect(within(help).queryByText("Alt + K")).toBeNull();
    expect(within(help).queryByLabelText("Explain my mistakes")).toBeNull();
    press("Close");
    expect(screen.queryByRole("button", { name: "Check" })).toBeNull();
    const key = { key: "k", code: "KeyK", altKey: true };
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
    expect(screen.queryByText("Checking is on.")).toBeNull();
  });
});

it("a restart gives the keyboard back to the board", async () => {
  await open();
  dig(0);
  screen.getByRole("button", { name: "Restart" }).focus();
  press("Restart");
  const yes = within(screen.getByRole("dialog")).getByRole("button", { name: "Restart" });
  yes.focus();
  fireEvent.click(yes);
  expect(ground()).toBe("----");
  expect(document.activeElement).toBe(cells()[0]);
});
