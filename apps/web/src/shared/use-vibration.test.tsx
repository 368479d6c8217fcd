import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { savePlayerSettings, showSettings } from "./session/settings.ts";
import { useVibration } from "./use-vibration.ts";

const felt: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  showSettings();
  felt.length = 0;
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: (ms: number) => felt.push(ms) });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
});

const show = (first = 0) => renderHook((reached: number) => useVibration(reached), { initialProps: first });

it("does nothing for players who did not turn it on", () => {
  show().rerender(1);
  expect(felt).toEqual([]);
});

it("is felt at each right answer, not at a wrong one, a restart or what was right before", () => {
  savePlayerSettings({ vibration: true });
  const { rerender } = show();
  rerender(1);
  rerender(1);
  expect(felt).toEqual([8]);
  rerender(2);
  expect(felt).toEqual([8, 8]);
  rerender(0);
  show(10);
  expect(felt).toEqual([8, 8]);
});
