import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Verdict } from "@karota/engine/game.ts";
import { savePlayerSettings, showSettings } from "../../shared/session/settings.ts";
import { useVibration } from "./use-vibration.ts";

const felt: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  showSettings();
  felt.length = 0;
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: (ms: number) => felt.push(ms) });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
});

const play = (right: number, status: Verdict["status"] = "playing") => ({ status, score: { right, total: 10 } });
const show = (first = play(0)) =>
  renderHook(({ status, score }) => useVibration({ status } as Verdict, score), { initialProps: first });

it("does nothing for players who did not turn it on", () => {
  show().rerender(play(1));
  expect(felt).toEqual([]);
});

it("is felt at each right answer and at the end, not at a wrong one, a restart or a board that was solved before", () => {
  savePlayerSettings({ vibration: true });
  const { rerender } = show();
  rerender(play(1));
  rerender(play(1));
  expect(felt).toEqual([8]);
  rerender(play(1, "solved"));
  expect(felt).toEqual([8, 8]);
  rerender(play(0));
  show(play(10, "solved"));
  expect(felt).toEqual([8, 8]);
});
