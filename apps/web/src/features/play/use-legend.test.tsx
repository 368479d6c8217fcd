import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "../../shared/session/settings.ts";
import { GUEST, writePlay, type PlayRecord } from "../../shared/offline/progress.ts";
import type { Opened } from "./open-board.ts";
import { useLegend } from "./use-legend.ts";
import { usePlaySettings } from "./use-play-settings.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const opened = { who: GUEST, game: { id: "sudoku" } } as Opened;
const played = (game: string, completed: boolean, who = GUEST) =>
  writePlay(who, { gridId: `${game} ${String(completed)}`, game, completed } as PlayRecord, 0);
/** The legend of a sudoku that is opened now. */
const show = () =>
  renderHook(() => {
    const { settings, change } = usePlaySettings("sudoku");
    return useLegend(opened, settings, change);
  }).result;

test("a legend is open until a board of its game is solved in this browser", () => {
  played("sudoku", false);
  played("kakuro", true);
  played("sudoku", true, "somebody else");
  const first = show();
  expect(first.current.isOpen).toBe(true);
  played("sudoku", true);
  expect(show().current.isOpen).toBe(false);
  // The board that is being played is left as it is.
  expect(first.current.isOpen).toBe(true);
});

test("the player's own choice wins, and is stored with the settings of the game", () => {
  const first = show();
  act(() => first.current.setOpen(false));
  expect(first.current.isOpen).toBe(false);
  expect(show().current.isOpen).toBe(false);
  played("sudoku", true);
  act(() => first.current.setOpen(true));
  expect(show().current.isOpen).toBe(true);
  expect(readSettings().games).toEqual({ sudoku: { legend: "open" } });
});
