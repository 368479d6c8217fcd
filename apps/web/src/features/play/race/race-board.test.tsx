import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { listPlays } from "../../../shared/offline/progress.ts";
import { clearSession } from "../../../shared/session/session.ts";
import { BROUGHT } from "../bring/brought.ts";
import { CODE, fakeRace, FRIEND, ME, RACE_ID, START } from "./testing/fake-race.ts";
import { closeBrowser, open, openBrowser, pass } from "./testing/show-race.tsx";

const BOARD = `/games/addition/race?board=${CODE}&race=${RACE_ID}`;
const OFFLINE = "No connection. Play on; the race will continue here by itself.";
let race: ReturnType<typeof fakeRace>;
beforeEach(async () => {
  await openBrowser();
  race = fakeRace();
  race.change({ phase: "running", people: [ME, FRIEND] });
});
afterEach(closeBrowser);

const text = (words: string) => screen.findByText(words);
/** Answers the next question rightly. */
const answer = async (at: number) => {
  const choices = await screen.findByRole("group", { name: "Answers" });
  fireEvent.click(within(choices).getAllByRole("button")[START.puzzle.tasks[at]!.correct]!);
  // The next question comes after a moment.
  await pass(1_000);
};
const sent = () =>
  race.posted.flatMap(({ path, body }) =>
    path.endsWith("/progress") ? [(body as { saves: readonly unknown[] }).saves.length] : [],
  );

it("sends the saves from the start at most every two seconds, and at once when the board is solved", async () => {
  await open(BOARD);
  expect(await text("you: 0%")).toBeTruthy();
  await answer(0);
  expect(sent()).toEqual([1]);
  expect(await text("you: 20%")).toBeTruthy();
  await answer(1);
  expect(sent()).toEqual([1, 2]);
  for (const at of [2, 3]) await answer(at);
  const before = sent().length;
  await answer(4);
  expect(sent().length).toBe(before + 1);
  expect(sent().at(-1)).toBe(5);
  const list = await screen.findByRole("region", { name: "How it went" });
  const rows = () =>
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual(["you5 of 5 right, 1:15", "foxstill playing, 0%"]);
  // Who still plays goes on; the places of a quiz are known at its end.
  race.change({ people: [race.is.people[0]!, { ...FRIEND, progress: 600 }] });
  await waitFor(() => expect(rows()[1]).toBe("foxstill playing, 60%"));
  const friend = { ...FRIEND, progress: 1000, seconds: 99, score: { right: 4, total: 5 } };
  race.change({ phase: "ended", people: [race.is.people[0]!, friend] });
  await waitFor(() => expect(rows()).toEqual(["youfirst5 of 5 right, 1:15", "foxsecond4 of 5 right, 1:39"]));
});

it("announces that somebody has solved the board, and nothing else of the others", async () => {
  await open(BOARD);
  await text("fox: 0%");
  const said = () =>
    screen
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .join("");
  const before = said();
  race.change({ people: [ME, { ...FRIEND, progress: 500 }] });
  await text("fox: 50%");
  expect(said()).toBe(before);
  race.change({ people: [ME, { ...FRIEND, progress: 1000, seconds: 75 }] });
  await waitFor(() => expect(said()).toContain("fox: solved, 1:15"));
});

it("is played on without a network, says so, and sends what was missed", async () => {
  await open(BOARD);
  await text("you: 0%");
  race.loseNetwork();
  await answer(0);
  await answer(1);
  await pass(3_000);
  expect(await text(OFFLINE)).toBeTruthy();
  race.findNetwork();
  expect(await text("you: 40%")).toBeTruthy();
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

it("goes on after a reload where it was, also without a network, and a second race starts anew", async () => {
  await open(BOARD);
  await text("you: 0%");
  await answer(0);
  race.loseNetwork();
  await open(BOARD);
  expect(await text(OFFLINE)).toBeTruthy();
  await answer(1);
  expect(listPlays(BROUGHT).map(({ gridId, done }) => [gridId, done])).toEqual([
    [`addition/race:${CODE}/${RACE_ID}`, 2],
  ]);
  race.findNetwork();
  expect(await text("you: 40%")).toBeTruthy();
  const next = RACE_ID.replace("9", "8");
  race.change({ id: next, people: [ME, FRIEND] });
  await open(BOARD.replace(RACE_ID, next));
  expect(await text("you: 0%")).toBeTruthy();
  await answer(0);
  expect(listPlays(BROUGHT)).toHaveLength(2);
});

it("offers no restart of a quiz while it runs, because each answer was shown, and one when it is over", async () => {
  await open(BOARD);
  await text("you: 0%");
  await answer(0);
  expect(screen.queryByRole("button", { name: "Restart" })).toBeNull();
  race.change({ phase: "ended" });
  expect(await screen.findByRole("button", { name: "Restart" })).toBeTruthy();
});

it("says who has lost the board, and asks nobody who has lost to leave", async () => {
  race.change({ people: [{ ...ME, lost: true, progress: 200 }, FRIEND] });
  await open(BOARD);
  expect(await text("you: lost")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Leave the race" })).toBeNull();
});

it("is left after a question, and the board is played on without it", async () => {
  await open(BOARD);
  await text("you: 0%");
  await answer(0);
  fireEvent.click(screen.getByRole("button", { name: "Leave the race" }));
  fireEvent.click(screen.getByRole("button", { name: "Stay" }));
  expect(race.count("/leave")).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Leave the race" }));
  const leave = within(screen.getByRole("dialog")).getByRole("button", { name: "Leave the race" });
  leave.focus();
  fireEvent.click(leave);
  await waitFor(() => expect(screen.queryByText(/^you: /)).toBeNull());
  expect(await text("You’ve left the race.")).toBeTruthy();
  // The button that opened the dialog is gone as well.
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(race.count("/leave")).toBe(1);
  const before = sent().length;
  await answer(1);
  await pass(3_000);
  expect(sent().length).toBe(before);
  expect(listPlays(BROUGHT).map(({ done }) => done)).toEqual([2]);
});

it("says in each language that it is over for who has not solved the board", async () => {
  race.change({ phase: "ended", seconds: 90 });
  for (const language of LANGUAGES) {
    await open(BOARD, language);
    expect(await text(SPEAKERS[language].say({ id: "play.race.over" }))).toBeTruthy();
  }
});

it("shows a race that has ended meanwhile when it refuses what is sent", async () => {
  await open(BOARD);
  await text("you: 0%");
  // No event comes.
  race.is.phase = "ended";
  await answer(0);
  expect(await text("The race is over. You can still play the board to its end.")).toBeTruthy();
});

it("has a room for who comes by its address before the start, without being in it, or without signing in", async () => {
  race.change({ phase: "waiting" });
  await open(BOARD);
  await waitFor(() => expect(location.pathname).toBe(`/b/${CODE}/race`));
  race.change({ phase: "running", isOwn: false, people: [FRIEND] });
  await open(BOARD);
  await waitFor(() => expect(location.pathname).toBe(`/b/${CODE}/race`));
  clearSession();
  await open(BOARD);
  await waitFor(() => expect(location.pathname).toBe(`/b/${CODE}/race`));
});
