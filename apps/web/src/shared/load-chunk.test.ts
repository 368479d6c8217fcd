import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkFailure, loadChunk } from "./load-chunk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what fails once is loaded with the second try", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce("here");
  await expect(loadChunk(load)).resolves.toBe("here");
  expect(load).toHaveBeenCalledTimes(2);
});

test("there is no third try", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("no"));
  await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkFailure);
  expect(load).toHaveBeenCalledTimes(2);
});

test("each try has 120 seconds", async () => {
  const load = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
  const loading = loadChunk(load);
  const failed = loading.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await failed).toBeInstanceOf(ChunkFailure);
});
