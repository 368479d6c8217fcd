import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkFailure, loadChunk } from "./load-chunk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a load that fails once is repeated", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce("here");
  await expect(loadChunk(load)).resolves.toBe("here");
  expect(load).toHaveBeenCalledTimes(2);
});

test("there is no third try", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("no"));
  await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkFailure);
  expect(load).toHaveBeenCalledTimes(2);
});

test("both tries together have 120 seconds", async () => {
  let failFirst: (error: Error) => void;
  const load = vi
    .fn<() => Promise<string>>(() => new Promise(() => undefined))
    .mockImplementationOnce(() => new Promise((_, reject) => (failFirst = reject)));
  let failed: unknown = null;
  loadChunk(load).catch((error: unknown) => (failed = error));
  await vi.advanceTimersByTimeAsync(60_000);
  failFirst!(new Error("no"));
  await vi.advanceTimersByTimeAsync(59_999);
  expect([load.mock.calls.length, failed]).toEqual([2, null]);
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBeInstanceOf(ChunkFailure);
});
