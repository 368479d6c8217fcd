import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StatisticsReply, Tally } from "@karota/contract/learning/learning.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { signIn } from "../../shared/session/session.ts";
import { adoptSettings } from "../../shared/session/settings.ts";
import { person } from "../../testing/people.ts";
import { OwnFacts } from "./own-facts.tsx";

const tally = (played: number, best: number | null): Tally => ({
  played,
  solved: played,
  hints: 0,
  best,
  median: best,
});
const replyOf = (of: Tally | null): StatisticsReply => ({
  total: of ?? tally(0, null),
  games: of === null ? [] : [{ game: "sudoku", ...of, recent: [], choices: [] }],
});

let asked: string[];
let reply: Response;
beforeEach(async () => {
  asked = [];
  reply = Response.json(replyOf(tally(12, 252)));
  vi.stubGlobal("fetch", (url: URL) => {
    asked.push(`${url.pathname}?game=${url.searchParams.get("game")}`);
    return Promise.resolve(reply.clone());
  });
  await clearCache();
  signIn(person());
  adoptSettings({ timer: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const factsFor = async (userId: string | null, language: Language = "sl"): Promise<string | undefined> => {
  const { container, unmount } = render(
    <LanguageProvider first={SPEAKERS[language]}>
      <OwnFacts game="sudoku" userId={userId} />
    </LanguageProvider>,
  );
  await act(async () => undefined);
  const text = container.querySelector("p")?.textContent;
  unmount();
  return text;
};

it("says how often a person has played the game, and the best time", async () => {
  expect(await factsFor("somebody")).toBe("igrano 12-krat · najhitreje 4:12");
  expect(await factsFor("somebody", "en")).toBe("played 12 times · fastest 4:12");
  expect(await factsFor("somebody", "de")).toBe("12-mal gespielt · am schnellsten 4:12");
  expect(asked[0]).toBe("/api/v1/learning/statistics?game=sudoku");
});

it("has words for once and twice, which no other number gets", () => {
  const say = (times: number) =>
    LANGUAGES.map((language) => SPEAKERS[language].say({ id: "dispatch.own.played", values: { times } }));
  expect(say(1)).toEqual(["igrano enkrat", "played once", "einmal gespielt"]);
  expect(say(2)).toEqual(["igrano dvakrat", "played twice", "zweimal gespielt"]);
  expect(say(101)).toEqual(["igrano 101-krat", "played 101 times", "101-mal gespielt"]);
  expect(say(102)).toEqual(["igrano 102-krat", "played 102 times", "102-mal gespielt"]);
});

it("leaves the time out while the timer is off, and before there is one", async () => {
  adoptSettings({ timer: false });
  expect(await factsFor("somebody")).toBe("igrano 12-krat");
  adoptSettings({ timer: true });
  reply = Response.json(replyOf(tally(1, null)));
  await clearCache();
  expect(await factsFor("somebody")).toBe("igrano enkrat");
});

it("leaves its place empty for a visitor, without a request, and where nothing was played or the request fails", async () => {
  expect(await factsFor(null)).toBe("");
  expect(asked).toEqual([]);
  reply = Response.json(replyOf(null));
  expect(await factsFor("somebody")).toBe("");
  reply = Response.json({ code: "E-KAROTA-INTERNAL" }, { status: 500 });
  await clearCache();
  expect(await factsFor("somebody")).toBe("");
});
