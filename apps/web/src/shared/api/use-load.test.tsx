import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "./api.ts";
import { clearCache, useLoad } from "./use-load.ts";

beforeEach(() => clearCache());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("an answer is shown at once the next time, until the newer one is here", async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const first = renderHook(() => useLoad(["a"], load));
  expect(first.result.current.waiting).toBe(true);
  await waitFor(() => expect(first.result.current.data).toBe(1));
  first.unmount();
  const second = renderHook(() => useLoad(["a"], load));
  expect(second.result.current).toMatchObject({ data: 1, waiting: false });
  await waitFor(() => expect(second.result.current.data).toBe(2));
});

test("no answer and 5xx are tried three times, a refusal once", async () => {
  vi.useFakeTimers();
  const down = vi.fn<() => Promise<number>>().mockRejectedValue(new ApiFailure(0, null));
  const { result } = renderHook(() => useLoad(["down"], down));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(down).toHaveBeenCalledTimes(3);
  expect(result.current).toMatchObject({ waiting: false, error: { status: 0 } });
  const refused = vi.fn<() => Promise<number>>().mockRejectedValue(new ApiFailure(404, null));
  renderHook(() => useLoad(["refused"], refused));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(refused).toHaveBeenCalledOnce();
});

test("what was loading for another person never shows", async () => {
  let answer: (value: string) => void = () => undefined;
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    .mockResolvedValueOnce("mine");
  const { result } = renderHook(() => useLoad(["who"], load));
  act(() => void clearCache());
  await waitFor(() => expect(result.current.data).toBe("mine"));
  await act(async () => answer("theirs"));
  expect(result.current.data).toBe("mine");
});
