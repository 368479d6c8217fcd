import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { carrotPattern } from "@karota/texts/testing/carrot-pattern.ts";
import { clearCache } from "../shared/api/use-load.ts";
import { adoptLanguage } from "../shared/i18n/language.ts";
import { loadSpeaker } from "../shared/i18n/texts.ts";
import { signIn } from "../shared/session/session.ts";
import { stubDialogs } from "../testing/dialogs.ts";
import { person } from "../testing/people.ts";
import { setSiteSettings } from "../testing/site-settings.ts";
import { App } from "./app.tsx";
import { repliesOf } from "../testing/site-replies.ts";

let replies: Readonly<Record<string, object>>;
beforeEach(() => {
  stubDialogs();
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", (url: URL | string) => {
    const path = new URL(url, location.href).pathname.replace("/api/v1/", "");
    return Promise.resolve(Response.json(replies[path] ?? {}, { status: replies[path] ? 200 : 404 }));
  });
});
afterEach(leave);

function leave(): void {
  cleanup();
  void clearCache();
  localStorage.clear();
  sessionStorage.clear();
}

/** Everything that a page says, to the eye and to a screen reader, and its title. */
async function wordsOf(address: string, language: Language): Promise<string> {
  history.replaceState(null, "", address);
  adoptLanguage(language);
  const speaker = await loadSpeaker(language);
  // Screens and their texts are loaded meanwhile.
  await act(async () => void render(<App speaker={speaker} />));
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  expect(document.querySelector("[role=alert]"), address).toBeNull();
  const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((element) =>
    ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""),
  );
  return [document.title, document.body.textContent, ...labels].join("\n");
}

const PUBLIC = [
  "/home",
  "/games/sudoku",
  "/qa",
  "/qa/sudoku",
  "/about",
  "/terms",
  "/privacy",
  "/imprint",
  "/mentorship",
];
const OWN = ["/my-profile", "/my-profile?tab=purchases", "/my-profile?tab=data", "/settings", "/myAssignments"];
const OF_ADMINS = ["/myStudents", "/studentGroups", "/users", "/users?page=roles", "/status?page=settings"];

describe.each(LANGUAGES)("in %s", (language) => {
  const { say } = SPEAKERS[language];
  test("no page of a free site mentions carrots or euros, or leads to a shop", { timeout: 120_000 }, async () => {
    replies = repliesOf(0);
    const visits = [
      ...[...PUBLIC, "/login"].map((address) => [address, null] as const),
      ...[...PUBLIC, ...OWN].map((address) => [address, []] as const),
      ...[...PUBLIC, ...OWN, ...OF_ADMINS].map((address) => [address, ["mentor", "admin"]] as const),
    ];
    // In the usual run each page is read in one of the languages.
    const turn = LANGUAGES.indexOf(language);
    const read = visits.filter((_, place) => depth(place % LANGUAGES.length === turn, true));
    for (const [address, roles] of read) {
      setSiteSettings({ free: true, sells: false });
      localStorage.setItem("karota:profile", "open");
      if (roles) signIn(person({ roles: [...roles] }));
      const words = await wordsOf(address, language);
      const place = `${address} for ${roles?.join() ?? "a visitor"}`;
      expect(words.match(new RegExp(`.{0,30}${carrotPattern(language).source}.{0,30}`, "iu"))?.[0], place).toBe(
        undefined,
      );
      expect(words, place).not.toContain("€");
      // The labels are lines of their own; the settings have the packages' limits.
      expect(words.split("\n"), place).not.toContain(say({ id: "package.title" }));
      expect(words, place).not.toContain(say({ id: "mentorship.packages" }));
      expect(document.querySelector("a[href^='/credit-'], a[href*='tab=purchases']"), place).toBeNull();
      leave();
    }
  });

  test("these words are found where something costs carrots", { timeout: 120_000 }, async () => {
    replies = repliesOf(1);
    for (const address of ["/games/sudoku", "/qa", "/terms", "/privacy", "/mentorship", "/status?page=settings"]) {
      setSiteSettings();
      signIn(person({ roles: ["mentor", "admin"] }));
      expect(await wordsOf(address, language), address).toMatch(carrotPattern(language));
      leave();
    }
  });
});

describe("somebody who may not buy", () => {
  test("sees a balance and prices, and no way to a shop", { timeout: 120_000 }, async () => {
    replies = repliesOf(20);
    for (const address of ["/games/sudoku", "/qa", "/my-profile", "/my-profile?tab=purchases", "/credit-usage"]) {
      setSiteSettings();
      localStorage.setItem("karota:profile", "open");
      signIn(person({ buys: false }));
      const words = await wordsOf(address, "en");
      expect(words, address).toMatch(/12[.,]5/);
      expect(document.querySelector("a[href^='/credit-buy'], a[href*='tab=purchases']"), address).toBeNull();
      leave();
    }
  });
});

test.each([
  ["/credit-buy", { free: true, sells: false }, true],
  ["/credit-usage", { free: true, sells: false }, true],
  ["/credit-buy", { sells: false }, true],
  ["/credit-buy", {}, false],
])("%s leads home on a site with %o and for somebody who may buy there: %s", async (address, site, buys) => {
  replies = repliesOf(1);
  setSiteSettings(site);
  signIn(person({ buys }));
  history.replaceState(null, "", address);
  adoptLanguage("sl");
  render(<App speaker={await loadSpeaker("sl")} />);
  await waitFor(() => expect(location.pathname).toBe("/home"));
});
