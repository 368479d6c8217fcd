import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSession } from "@karota/engine/session.ts";
import { seeded } from "@karota/engine/random.ts";
import { addition } from "@karota/games/addition/index.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { GUEST } from "../../shared/offline/progress.ts";
import { adoptSettings } from "../../shared/session/settings.ts";
import { signIn } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { Ending } from "./ending.tsx";
import type { Opened } from "./open-board.ts";

const WHO = "11111111-1111-4111-8111-111111111111";
const puzzle = addition.generate({ ...addition.options.daily, tasks: 10 }, seeded("ending"));
const fresh = addition.start(puzzle);
/** The finished quiz with so many right answers of ten. */
const finished = (right: number) =>
  puzzle.tasks.reduce(
    (state, { taskId, correct }, place) =>
      addition.apply(state, { taskId, selected: place < right ? correct : (correct + 1) % 4 }),
    fresh,
  );
/** A visitor's days: addition was finished so many times. */
const finishedBefore = (boards: number) => {
  const days = [{ day: "2026-11-24", game: "addition", boards, right: 0, wrong: 0, seconds: 9, reached: 0 }];
  localStorage.setItem("karota:learning", JSON.stringify({ v: 1, days, skills: [], boards: {} }));
};

beforeEach(async () => {
  localStorage.clear();
  adoptSettings({});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await loadSpeaker("sl");
  for (const part of ["rest", "addition"]) await loadTexts(part, "sl");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(right: number, { opensAs = fresh, who = GUEST } = {}) {
  const state = finished(right);
  const opened = { who, game: addition, session: openSession(opensAs), options: {}, period: "daily", ends: null };
  const ending = (
    <LanguageProvider first={SPEAKERS.sl}>
      <Ending
        verdict={addition.check(state)}
        row={findGame("addition")!}
        opened={opened as unknown as Opened}
        seconds={() => 48}
        restart={null}
        look={() => undefined}
        played={{ session: openSession(state), hints: 0, resets: 0 }}
        learnedBefore={{ skills: [], garden: [] }}
      />
    </LanguageProvider>
  );
  render(ending);
  await act(async () => undefined);
}
const leaf = () => document.querySelector<HTMLElement>("[data-leaf]")?.dataset["leaf"];

describe("the end of a quiz below eight of ten", () => {
  it("lets one leaf drift down beside the score", async () => {
    await show(7);
    expect(screen.getByRole("heading", { name: "Pravilno: 7 od 10" })).toBe(document.activeElement);
    expect(leaf()).toBe("drifts");
    cleanup();
    await show(0);
    expect(leaf()).toBe("drifts");
  });

  it("lets it lie there where falling leaves are turned off, and when the quiz is opened again", async () => {
    adoptSettings({ confetti: false });
    await show(4);
    expect(leaf()).toBe("lies");
    cleanup();
    adoptSettings({});
    await show(4, { opensAs: finished(4) });
    expect(leaf()).toBe("lies");
  });
});

it("from eight of ten on there is none: leaves fall over the page", async () => {
  await show(8);
  expect(leaf()).toBeUndefined();
});

it("what to do next comes after three lines at most, and before the plant and the rest", async () => {
  finishedBefore(1);
  await show(8);
  await screen.findByRole("link", { name: /Moj vrt/ });
  const parts = [...document.querySelector("section")!.children].filter((part) => part.matches("h2, p, div"));
  const acts = parts.findIndex((part) => part.querySelector("a, button"));
  expect(parts.slice(0, acts).map(({ textContent }) => textContent)).toEqual([
    "Pravilno: 8 od 10",
    expect.any(String),
    "Čas: 0:48",
  ]);
  expect(parts.slice(acts + 1).some((part) => part.matches("[data-plant]"))).toBe(true);
});

describe("the game's plant", () => {
  const plant = () => screen.findByRole("link", { name: /Moj vrt/ });

  it("is shown as it now stands, with what has grown, and leads to the garden", async () => {
    finishedBefore(1);
    await show(4);
    expect((await plant()).textContent).toMatch(/^Vzklil je kalček\./);
    expect((await plant()).getAttribute("href")).toBe("/progress");
  });

  it("has not grown again when the quiz is opened later", async () => {
    finishedBefore(1);
    await show(4, { opensAs: finished(4) });
    expect((await plant()).textContent).toMatch(/^V tvojem vrtu: kalček/);
  });

  it("leaves no empty place where nothing is known of it", async () => {
    signIn(person());
    await show(4, { who: WHO });
    await vi.waitFor(() => expect(document.querySelector("[data-plant]")).toBeNull());
    expect(screen.queryByRole("link", { name: /Moj vrt/ })).toBeNull();
  });
});
