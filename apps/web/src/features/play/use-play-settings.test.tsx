import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { signIn } from "../../shared/session/session.ts";
import { adoptSettings, readSettings } from "../../shared/session/settings.ts";
import { person } from "../../testing/people.ts";
import { usePlaySettings } from "./use-play-settings.ts";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("sends only the switches that changed, so that an older state of other games here reverts none in the account", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_url: URL, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(Response.json({ code: "S-CHANGES-SAVED" }));
  });
  signIn(person());
  adoptSettings({ games: { sudoku: { marks: "auto" }, kakuro: { sums: "on", pace: "slow" } } });
  const { result } = renderHook(() => usePlaySettings("kakuro"));
  await act(async () => result.current.change({ own: { sums: "off" } }));
  expect(sent).toEqual([{ settings: { games: { kakuro: { sums: "off" } } } }]);
  expect(readSettings().games).toEqual({ sudoku: { marks: "auto" }, kakuro: { sums: "off", pace: "slow" } });
});
