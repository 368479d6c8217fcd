import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { signIn } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { NextStep } from "./next-step.tsx";
import type { DayBoard } from "./use-overview.ts";

const speaker = SPEAKERS.sl;
const fresh: DayBoard = { game: "sudoku", options: {} };
const begun: DayBoard = { ...fresh, state: { done: 3, total: 10, completed: false, seconds: 0 } };
const review = { due: 2, waiting: 0, mended: 0, next: null, games: ["addition"] };
let due = review.due;

const show = (next: DayBoard | undefined) =>
  render(
    <LanguageProvider first={speaker}>
      <NextStep lead="" next={next} roles={[]} />
    </LanguageProvider>,
  );
beforeAll(() => loadTexts("rest", "sl"));
beforeEach(() => {
  due = review.due;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ review: { ...review, due } })));
  signIn(person({ roles: [] }));
});
afterEach(() => {
  cleanup();
  void clearCache();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const target = (link: HTMLElement) => link.getAttribute("href");

test.each([["a board that is not begun", fresh] as const, ["a path that is complete", undefined] as const])(
  "mistakes that have come back come before %s",
  async (_, next) => {
    show(next);
    const link = await screen.findByRole("link", { name: speaker.say({ id: "home.review.start" }) });
    expect(target(link)).toBe("/progress/review");
    expect(screen.getByText(speaker.say({ id: "home.review", values: { due } }))).toBeTruthy();
  },
);

test("a board that is begun comes before them, and without any the next board is offered", async () => {
  show(begun);
  expect(target(await screen.findByRole("link"))).toBe("/games/sudoku/daily");
  cleanup();
  void clearCache();
  due = 0;
  show(fresh);
  expect(target(await screen.findByRole("link"))).toBe("/games/sudoku/daily");
});
