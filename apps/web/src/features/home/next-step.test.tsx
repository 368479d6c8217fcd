import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { RunningLessons } from "@karota/contract/lessons/lesson.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { signIn, type Session } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { NextStep } from "./next-step.tsx";
import type { DayBoard } from "./use-overview.ts";

const speaker = SPEAKERS.sl;
const fresh: DayBoard = { game: "sudoku", options: {} };
const begun: DayBoard = { ...fresh, state: { done: 3, total: 10, completed: false, seconds: 0 } };
const review = { due: 2, waiting: 0, mended: 0, next: null, games: ["addition"] };
let due = review.due;
let groups: readonly { id: string; numWaiting: number }[];
let invitations: readonly object[];
let running: RunningLessons;

const show = (next: DayBoard | undefined, roles: Session["roles"] = []) =>
  render(
    <LanguageProvider first={speaker}>
      <NextStep lead="" next={next} roles={roles} />
    </LanguageProvider>,
  );
beforeAll(() => loadTexts("rest", "sl"));
beforeEach(() => {
  due = review.due;
  groups = [];
  invitations = [];
  running = { own: null, lessons: [] };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ review: { ...review, due }, assignments: [], groups, invitations, ...running })),
  );
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

test("a mentor sees who waits to be let in, and is led to the group when it is only one", async () => {
  groups = [
    { id: "g1", numWaiting: 0 },
    { id: "g2", numWaiting: 3 },
  ];
  show(fresh, ["mentor"]);
  const link = await screen.findByRole("link", {
    name: speaker.say({ id: "home.given.requests", values: { count: 3 } }),
  });
  expect(target(link)).toBe("/studentGroups/g2");
});

test("a mentor sees requests of several groups and the invitations of colleagues together", async () => {
  groups = [
    { id: "g1", numWaiting: 1 },
    { id: "g2", numWaiting: 1 },
  ];
  invitations = [{}];
  show(undefined, ["mentor"]);
  const requests = { id: "home.given.requests", values: { count: 2 } };
  expect(target(await screen.findByRole("link", { name: speaker.say(requests) }))).toBe("/studentGroups");
  const invited = { id: "home.given.invitations", values: { count: 1 } };
  expect(target(await screen.findByRole("link", { name: speaker.say(invited) }))).toBe("/studentGroups");
});

test("a lesson that runs comes before a board that is begun, with one press into it, until its end", async () => {
  show(begun);
  await screen.findByRole("link", { name: /sudoku/i });
  running.lessons = [{ code: "K7F2QX", mentor: "Ana", group: "5. b" }];
  document.dispatchEvent(new Event("visibilitychange"));
  const go = await screen.findByRole("link", { name: speaker.say({ id: "lessons.now.go" }) });
  expect(target(go)).toBe("/lesson/K7F2QX");
  expect(screen.getByText("5. b: Ana zdaj vodi učno uro.")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe(speaker.say({ id: "lessons.now.title" }));
  running.lessons = [];
  document.dispatchEvent(new Event("visibilitychange"));
  expect(target(await screen.findByRole("link", { name: /sudoku/i }))).toBe("/games/sudoku/daily");
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a mentor returns to the desk of the own lesson, and may join that of a colleague", async () => {
  running = { own: { id: "l1", group: "6. a" }, lessons: [{ code: "K7F2QX", mentor: "Ana", group: null }] };
  show(fresh, ["mentor"]);
  const back = await screen.findByRole("link", { name: speaker.say({ id: "lessons.continue" }) });
  expect(target(back)).toBe("/lessons/l1");
  expect(screen.getByText("Vodiš učno uro s skupino 6. a.")).toBeTruthy();
  expect(target(screen.getByRole("link", { name: "Ana vodi učno uro." }))).toBe("/lesson/K7F2QX");
});
