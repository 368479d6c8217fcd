import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, Overview } from "@karota/contract/games/board.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { clearCache } from "../../shared/api/use-load.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { savePlayerSettings } from "../../shared/session/settings.ts";
import { signIn } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { HomePage } from "./home-page.tsx";

const { say } = SPEAKERS.en;
const ENDS = new Date(Date.now() + 3_600_000).toISOString();
const board: GameInfo["daily"] = {
  options: {},
  ends: ENDS,
  started: false,
  completed: false,
  progress: null,
  seconds: 0,
};
let today: string;
const overview = (): Overview => ({
  today,
  day_ends: ENDS,
  week_ends: ENDS,
  games: ["addition", "gcd", "fractions", "sudoku", "kakuro", "crossword", "memory"].map((game) => ({
    game,
    active: true,
    daily: board,
    weekly: board,
  })),
  unfinished: [],
  played: [],
  days: [{ day: today, played: true }],
});

beforeEach(async () => {
  localStorage.clear();
  today = "2026-11-22";
  vi.stubGlobal("fetch", (url: URL) =>
    Promise.resolve(
      Response.json(String(url).includes("overview") ? overview() : { assignments: [], lessons: [], own: null }),
    ),
  );
  await clearCache();
  await loadSpeaker("en");
  await loadTexts("rest", "en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <HomePage />
    </LanguageProvider>,
  );
const region = (id: "home.path" | "home.today" | "home.audience") => screen.findByRole("region", { name: say({ id }) });
const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const firstStone = async () =>
  within(await region("home.path"))
    .getAllByRole("link")[0]!
    .getAttribute("href");
const heroLink = () => screen.getAllByRole("link")[0]!.getAttribute("href");
const askForElse = async () =>
  fireEvent.click(within(await region("home.path")).getAllByRole("button", { name: /instead/ })[0]!);

test("what is asked for instead of a step is what the page offers first, and stays so for the day", async () => {
  show();
  const before = await firstStone();
  expect(heroLink()).toBe(before);
  await askForElse();
  const after = await firstStone();
  expect(after).not.toBe(before);
  expect(heroLink()).toBe(after);

  cleanup();
  show();
  expect([await firstStone(), heroLink()]).toEqual([after, after]);

  cleanup();
  await clearCache();
  today = "2026-11-23";
  show();
  await region("home.path");
  expect(JSON.parse(localStorage.getItem("karota:choices:path")!)).toMatchObject({ day: "2026-11-22" });
  await askForElse();
  expect(JSON.parse(localStorage.getItem("karota:choices:path")!)).toEqual({
    day: "2026-11-23",
    steps: { warmUp: 1 },
  });
});

test("visitors see today's packets first, who is signed in the path; the question whom it is for comes after both", async () => {
  show();
  const [path, packets] = [await region("home.path"), await region("home.today")];
  expect(isBefore(packets, path)).toBe(true);
  expect(isBefore(path, await region("home.audience"))).toBe(true);
  cleanup();

  savePlayerSettings({});
  signIn(person());
  show();
  await waitFor(async () => expect(isBefore(await region("home.path"), await region("home.today"))).toBe(true));
});
