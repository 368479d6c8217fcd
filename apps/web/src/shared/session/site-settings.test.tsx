import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import { activeGames, categories, findGames } from "../format/game-words.ts";
import SiteBanner from "../components/site-banner.tsx";
import {
  fetchSiteSettings,
  followSiteSettings,
  refreshSiteSettings,
  readSiteSettings,
  useSiteSettings,
} from "./site-settings.ts";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { euroWords, priceWords } from "../format/price-words.ts";

const SETTINGS = { banner: null, sign_up: true, carrot_cents: 12, closed_games: ["sudoku"] };
let replies: (() => Promise<Response>)[];
let asked: RequestInit[];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  replies = [];
  asked = [];
  vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00+01:00") });
  vi.stubGlobal("fetch", (_address: string, init: RequestInit) => {
    asked.push(init);
    return (replies.shift() ?? (() => Promise.resolve(Response.json(SETTINGS))))();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the site's settings are loaded without a token, after the page has loaded and then at most every five minutes", async () => {
  refreshSiteSettings();
  expect(asked).toHaveLength(0);
  const stop = followSiteSettings();
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toMatchObject([{ credentials: "omit" }]);
  expect(asked[0]).not.toHaveProperty("headers");
  await vi.advanceTimersByTimeAsync(299_000);
  fireEvent.focus(window);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  fireEvent.focus(window);
  refreshSiteSettings();
  expect(asked).toHaveLength(2);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  fireEvent.focus(window);
  expect(asked).toHaveLength(2);
});

test("no answer, a refusal and an invalid answer leave the present settings", async () => {
  setSiteSettings({ carrot_cents: 11 });
  const bad = [
    () => Promise.reject(new TypeError("no network")),
    () => Promise.resolve(Response.json({ code: "E-KAROTA-INTERNAL" }, { status: 500 })),
    () => Promise.resolve(new Response("<!doctype html>")),
    () => Promise.resolve(Response.json(null)),
    () => Promise.resolve(Response.json({ carrot_cents: 1 })),
  ];
  for (const reply of bad) {
    replies.push(reply);
    await fetchSiteSettings();
    expect(readSiteSettings()?.carrot_cents).toBe(11);
  }
  localStorage.setItem("karota:house", "{");
  expect(readSiteSettings()).toBeNull();
});

test("closed games are in no list and in no search, and a carrot costs what the settings say", async () => {
  const speaker = SPEAKERS.en;
  expect(findGames("sudoku", speaker)).toHaveLength(1);
  expect(euroWords(5, speaker)).toBeNull();
  expect(priceWords(5, speaker)).toBe("5 carrots");
  const games = activeGames().length;
  await fetchSiteSettings();
  expect(findGames("sudoku", speaker)).toHaveLength(0);
  expect(activeGames()).toHaveLength(games - 1);
  expect(categories().flatMap((category) => category.games.map(({ id }) => id))).not.toContain("sudoku");
  expect(priceWords(5, speaker)).toBe("5 carrots (€0.60)");
});

function Page() {
  const site = useSiteSettings();
  return <LanguageProvider first={SPEAKERS.en}>{site?.banner && <SiteBanner />}</LanguageProvider>;
}

test("the banner is put away for the tab, and other words come again", async () => {
  const showBanner = async (en: string) => {
    const banner = { kind: "warning", sl: "Sl", en, de: "De" };
    replies.push(() => Promise.resolve(Response.json({ ...SETTINGS, banner })));
    await act(() => fetchSiteSettings());
  };
  const first = render(<Page />);
  expect(screen.queryByRole("status")).toBeNull();
  await showBanner("We renew at 18:00.");
  expect(screen.getByRole("status").textContent).toBe("Warning: We renew at 18:00.");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByRole("status").textContent).toBe("");
  first.unmount();
  render(<Page />);
  expect(screen.getByRole("status").textContent).toBe("");
  await showBanner("We renew at 19:00.");
  expect(screen.getByRole("status").textContent).toBe("Warning: We renew at 19:00.");
});
