import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearSession } from "../../../shared/session/session.ts";
import { CODE, fakeRace, FOX, FRIEND, ME, RACE_ID, racer } from "./testing/fake-race.ts";
import { closeBrowser, open, openBrowser, pass } from "./testing/show-race.tsx";

const PAGE = `/b/${CODE}`;
const ROOM = `${PAGE}/race`;
const HOST = racer({ host: true, face: FOX });
let race: ReturnType<typeof fakeRace>;
beforeEach(async () => {
  await openBrowser();
  race = fakeRace();
});
afterEach(closeBrowser);

const button = (name: string) => screen.findByRole("button", { name });
const text = (words: string) => screen.findByText(words);
const press = async (name: string) => {
  fireEvent.click(await button(name));
  await pass(50);
};
/** Where the page has gone. */
const arrives = (address: string) => waitFor(() => expect(location.pathname + location.search).toBe(address));
const BOARD = `/games/addition/race?board=${CODE}&race=${RACE_ID}`;
/** Somebody else's board, on which a race waits. */
const beGuest = () => race.change({ isOwn: false, phase: "waiting", people: [HOST] });

it("is begun by who shares the board, shows the link and who joins, and starts for both", async () => {
  await open(ROOM);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Race: Addition");
  await press("Play it at the same time");
  expect(await text(`${location.origin}${PAGE}`)).toBeTruthy();
  expect(await text("1 person is here")).toBeTruthy();
  race.change({ people: [ME, FRIEND] });
  expect(await text("2 people are here")).toBeTruthy();
  expect(screen.getByText("fox")).toBeTruthy();
  await press("Start the race");
  await arrives(BOARD);
  expect(await screen.findByText("you: 0%")).toBeTruthy();
  expect(race.count("/begin")).toBe(1);
});

it("says that nobody else is here where it is started alone, and goes on waiting", async () => {
  await open(ROOM);
  await press("Play it at the same time");
  await press("Start the race");
  expect(await text("Nobody else is here yet")).toBeTruthy();
  expect(location.pathname).toBe(ROOM);
  race.change({ people: [ME, FRIEND] });
  await waitFor(() => expect(screen.queryByText("Nobody else is here yet")).toBeNull());
});

it("begins and starts once, however often it is pressed", async () => {
  const gate = Promise.withResolvers<void>();
  race.is.gate = gate.promise;
  await open(ROOM);
  const begin = await button("Play it at the same time");
  fireEvent.click(begin);
  fireEvent.click(begin);
  gate.resolve();
  const start = await button("Start the race");
  race.change({ people: [ME, FRIEND] });
  const second = Promise.withResolvers<void>();
  race.is.gate = second.promise;
  fireEvent.click(start);
  fireEvent.click(start);
  second.resolve();
  await arrives(BOARD);
  expect([race.count("/begin"), race.count("/start")]).toEqual([1, 1]);
});

it("is not begun anew while one waits, and leads back into it", async () => {
  race.change({ phase: "waiting" });
  await open(PAGE);
  fireEvent.click(await screen.findByRole("link", { name: "Back to the race" }));
  expect(location.pathname).toBe(ROOM);
  expect(await text("1 person is here")).toBeTruthy();
  expect(race.count("/begin")).toBe(0);
});

it("is begun by a host who has left another that runs only after a question, because it ends that one", async () => {
  race.change({ phase: "running", people: [{ ...ME, left: true }, FRIEND] });
  await open(ROOM);
  await press("Play it at the same time");
  expect(await text("End the race that is still running?")).toBeTruthy();
  await press("Let it go on");
  expect(race.count("/begin")).toBe(0);
  await press("Play it at the same time");
  await press("Another race");
  expect(await text("1 person is here")).toBeTruthy();
  expect(race.count("/begin")).toBe(1);
});

it("is joined from the link, and opens the board when the host starts it", async () => {
  await open(PAGE);
  race.is.isOwn = false;
  expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
  // It begins while the page is open.
  beGuest();
  await pass(5_500);
  await press("Join");
  expect(location.pathname).toBe(ROOM);
  expect(await text("2 people are here")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start the race" })).toBeNull();
  expect(screen.getByText(/^Whoever shares the board starts the race\./)).toBeTruthy();
  race.change({ phase: "running" });
  await arrives(BOARD);
});

it.each(["joined", "begun"] as const)(
  "gives the focus to the heading where it is %s, because the button is gone",
  async (how) => {
    if (how === "joined") beGuest();
    await open(ROOM);
    const enter = await button(how === "joined" ? "Join" : "Play it at the same time");
    enter.focus();
    fireEvent.click(enter);
    await text(how === "joined" ? "2 people are here" : "1 person is here");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  },
);

it.each([
  ["E-RACE-FULL", "This race is full"],
  ["E-RACE-NOT_WAITING", "You can’t join this race any more"],
] as const)("says why somebody cannot join (%s), who can play without the race", async (code, title) => {
  beGuest();
  race.is.refused.set("shared-boards/race/join", code);
  await open(PAGE);
  await press("Join");
  expect(await text(title)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Play" })).toBeTruthy();
});

it("can be left while it waits", async () => {
  beGuest();
  race.change({ people: [HOST, racer({ you: true })] });
  await open(ROOM);
  await press("Leave the race");
  expect(race.count(`races/${RACE_ID}/leave`)).toBe(1);
  expect(location.pathname).toBe(PAGE);
});

it("says that it is over, how it went, and can be followed by another", async () => {
  race.change({ phase: "waiting" });
  await open(ROOM);
  await text("1 person is here");
  race.change({
    phase: "ended",
    seconds: 90,
    people: [
      racer({ face: FOX, progress: 1000, seconds: 60, score: { right: 5, total: 5 } }),
      { ...ME, progress: 400 },
    ],
  });
  expect(await text("The race is over.")).toBeTruthy();
  const rows = within(screen.getByRole("region", { name: "How it went" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["foxfirst5 of 5 right, 1:00", "youstill playing, 40%"]);
  race.is.id = RACE_ID.replace("9", "8");
  await press("Another race");
  expect(race.count("/begin")).toBe(1);
  expect(await text("1 person is here")).toBeTruthy();
});

it("says without a network that there is none, and goes on when it is back", async () => {
  race.change({ phase: "waiting" });
  await open(ROOM);
  await text("1 person is here");
  race.loseNetwork();
  await pass(2_500);
  expect(await text("No connection. The page will try again by itself.")).toBeTruthy();
  race.findNetwork();
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
});

it("asks a visitor to sign in, in words of each language, and offers the board without it", async () => {
  clearSession();
  for (const language of LANGUAGES) {
    const say = (id: string) => SPEAKERS[language].say({ id });
    await open(ROOM, language);
    expect(await text(say("play.race.visitor"))).toBeTruthy();
    expect(screen.getByRole("link", { name: say("play.race.without") })).toBeTruthy();
    await open(PAGE, language);
    const signIn = await screen.findByRole("link", { name: say("play.login.act") });
    fireEvent.click(signIn);
    expect(sessionStorage.getItem("karota:return")).toBe(PAGE);
  }
  expect(race.count("race/open")).toBe(0);
});

it("counts who is here in each language, also two and three", async () => {
  const here = { sl: ["Tukaj je 1 oseba", "Tukaj sta 2 osebi", "Tukaj so 3 osebe"] } as const;
  beGuest();
  for (const [at, words] of here.sl.entries()) {
    race.change({
      people: [HOST, racer({ you: true }), racer()]
        .slice(0, at + 1)
        .map((one, place) => ({ ...one, you: place === at })),
    });
    await open(ROOM, "sl");
    expect(await text(words)).toBeTruthy();
  }
});

it("says what is wrong with the link of a board that is not shared any more", async () => {
  race.is.refused.set("shared-boards/open", "E-SHARE-ENDED");
  await open(ROOM);
  expect(await text("This board isn’t shared any more")).toBeTruthy();
});
