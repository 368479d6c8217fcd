import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSession, signIn } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { useMoreBoards } from "./use-more-boards.ts";

let bodies: unknown[];
let keys: (string | null)[];
let replies: Response[];
beforeEach(() => {
  localStorage.clear();
  bodies = [];
  keys = [];
  replies = [];
  vi.stubGlobal("fetch", (_url: URL, init: RequestInit) => {
    if (init.body) {
      bodies.push(JSON.parse(init.body as string));
      keys.push(new Headers(init.headers).get("idempotency-key"));
    }
    return Promise.resolve(replies.shift() ?? Response.json({}, { status: 500 }));
  });
  signIn(person());
});
afterEach(() => vi.unstubAllGlobals());

test("each new board is asked for at the price that is shown, and none after the price has changed", async () => {
  const made: string[] = [];
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  replies = [
    Response.json({ gridId: "one", credit_amount: 10.5 }),
    Response.json({ code: "E-KAROTA-OLD_VALUES", price: 3 }, { status: 409 }),
    Response.json({ gridId: "three", credit_amount: 4.5 }),
  ];
  const { result } = renderHook(() => useMoreBoards("sudoku", reload, (gridId) => made.push(gridId)));
  const preset = { options: { level: "hard" }, price: 2, price_cents: 20 };
  await act(() => result.current.make(preset, 3));
  expect(bodies).toEqual([
    { options: { level: "hard" }, price: 2 },
    { options: { level: "hard" }, price: 2 },
  ]);
  expect([made, readSession()?.credit_amount, result.current.making]).toEqual([["one"], 10.5, false]);
  expect(reload).toHaveBeenCalled();
});

test("a board whose outcome is unknown has the same key until it is there or refused, so that it is paid once", async () => {
  replies = [
    Response.json({}, { status: 502 }),
    Response.json({}, { status: 408 }),
    Response.json({}, { status: 429 }),
    Response.json({ gridId: "one", credit_amount: 10.5 }),
    Response.json({}, { status: 402 }),
    Response.json({ gridId: "two", credit_amount: 8.5 }),
  ];
  const { result } = renderHook(() =>
    useMoreBoards(
      "sudoku",
      () => Promise.resolve(),
      () => undefined,
    ),
  );
  const preset = { options: { level: "hard" }, price: 2, price_cents: 20 };
  for (let click = 0; click < 6; click++) await act(() => result.current.make(preset, 1));
  const [first] = keys;
  expect(keys.slice(0, 4)).toEqual([first, first, first, first]);
  expect(new Set(keys).size).toBe(3);
});
