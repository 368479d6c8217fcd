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

test("a part of the screen that does not ask shows what another one asks for", async () => {
  const asking = vi.fn<() => Promise<number>>().mockResolvedValue(1);
  const silent = vi.fn<() => Promise<number>>().mockResolvedValue(2);
  const shown = renderHook(() => useLoad(["shared"], silent, false));
  expect(shown.result.current.waiting).toBe(true);
  renderHook(() => useLoad(["shared"], asking));
  await waitFor(() => expect(shown.result.current.data).toBe(1));
  expect(silent).not.toHaveBeenCalled();
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

test("a person sees the visitor's answer until their own is here, and nobody sees another person's", async () => {
  const answers = new Map<string | null, (value: string) => void>();
  const { result, rerender } = renderHook(
    ({ who }: { who: string | null }) =>
      useLoad(["info", who, "sl"], () => new Promise<string>((resolve) => answers.set(who, resolve))),
    { initialProps: { who: null as string | null } },
  );
  await act(async () => answers.get(null)!("everybody's"));
  rerender({ who: "ana" });
  expect(result.current).toMatchObject({ data: "everybody's", waiting: false });
  await act(async () => answers.get("ana")!("ana's"));
  expect(result.current.data).toBe("ana's");
  rerender({ who: "bine" });
  expect(result.current).toMatchObject({ data: undefined, waiting: true });
  rerender({ who: null });
  expect(result.current.data).toBe("everybody's");
});
