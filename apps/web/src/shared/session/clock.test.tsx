import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteServerTime, serverNow, useOnceOver } from "./clock.ts";

const DAY_MS = 86_400_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const noteNow = (time: number) => act(() => noteServerTime(new Date(time).toUTCString()));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Before midnights of both clock changes of 2026, and an ordinary one.
test.each(["2026-03-29T00:00:00+01:00", "2026-10-26T00:00:00+01:00", "2026-11-22T00:00:00+01:00"])(
  "acts at %s by the server's clock, whatever the device's shows",
  async (ends) => {
    for (const wrong of [0, DAY_MS, -DAY_MS]) {
      const act = vi.fn<() => void>();
      vi.setSystemTime(Date.parse(ends) - 60_000 + wrong);
      noteNow(Date.parse(ends) - 60_000);
      const { unmount } = renderHook(() => useOnceOver(ends, act));
      await pass(60_000);
      expect(act).not.toHaveBeenCalled();
      await pass(1_000);
      expect(act).toHaveBeenCalledOnce();
      unmount();
    }
  },
);

test("acts at once when a computer wakes up after the end, and again after a minute where nothing new came", async () => {
  const now = Date.parse("2026-11-21T20:00:00+01:00");
  vi.setSystemTime(now);
  noteNow(now);
  const overdue = vi.fn<() => void>();
  const { rerender } = renderHook(({ ends }) => useOnceOver(ends, overdue), {
    initialProps: { ends: "2026-11-22T00:00:00+01:00" },
  });
  vi.setSystemTime(now + 10 * 3_600_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(overdue).toHaveBeenCalledOnce();
  await pass(59_000);
  expect(overdue).toHaveBeenCalledOnce();
  await pass(2_000);
  expect(overdue).toHaveBeenCalledTimes(2);
  rerender({ ends: "2026-11-23T00:00:00+01:00" });
  await pass(3_600_000);
  expect(overdue).toHaveBeenCalledTimes(2);
});

test("a clock that is put right calls the end off, or brings it", async () => {
  const now = Date.parse("2026-11-21T12:00:00+01:00");
  vi.setSystemTime(now + DAY_MS / 4);
  noteNow(now);
  const ended = vi.fn<() => void>();
  renderHook(() => useOnceOver("2026-11-21T14:00:00+01:00", ended));
  expect(ended).not.toHaveBeenCalled();
  noteNow(now + 3 * 3_600_000);
  expect(ended).toHaveBeenCalledOnce();
});

test("small differences are the answer's travel time, and a device clock that was set right is used", () => {
  const now = Date.parse("2026-11-21T12:00:00+01:00");
  vi.setSystemTime(now);
  noteNow(now + DAY_MS);
  expect(serverNow()).toBe(now + DAY_MS);
  noteNow(now + 1_000);
  expect(serverNow()).toBe(now);
  expect(localStorage).toHaveLength(0);
});
