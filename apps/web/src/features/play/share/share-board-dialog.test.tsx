import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeGame } from "@karota/engine/testing/fake-game.ts";
import { openSession } from "@karota/engine/session.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { Notices } from "../../../shared/components/notices.tsx";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { signIn } from "../../../shared/session/session.ts";
import { stubDialogs } from "../../../testing/dialogs.ts";
import { person } from "../../../testing/people.ts";
import type { Opened } from "../open-board.ts";
import ShareBoardDialog from "./share-board-dialog.tsx";

const GRID = "22222222-2222-4222-8222-222222222222";
const LINK = { code: "7h3kq0m5v9x2c8r4", until: "2027-02-19T11:00:00+01:00", shows_time: false, times: [] };
const ADDRESS = `${location.origin}/b/${LINK.code}`;
const opened = (more: Partial<Opened> = {}): Opened => ({
  who: "somebody",
  game: { ...fakeGame, id: "sudoku" },
  View: () => null,
  gridId: GRID,
  options: {},
  period: null,
  ends: null,
  session: openSession(fakeGame.start({ pattern: "01" })),
  change: 0,
  resets: 0,
  seconds: 0,
  hints: 0,
  ...more,
});

let calls: string[];
let reply: () => Response;
const close = vi.fn<() => void>();
beforeEach(async () => {
  localStorage.clear();
  stubDialogs();
  await loadSpeaker("en");
  await loadTexts("rest", "en");
  signIn(person());
  calls = [];
  reply = () => Response.json(LINK);
  vi.stubGlobal("fetch", async (url: URL, { method }: RequestInit) => {
    calls.push(`${method} ${url.pathname.replace("/api/v1/", "")}`);
    return reply();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  close.mockReset();
});

const show = async (board: Opened, over = false) => {
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <ShareBoardDialog opened={board} over={over} onClose={close} />
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(async () => undefined);
};

it("shows the link of the board with its last day and a QR code, and copies it", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await show(opened());
  expect(calls).toEqual([`POST games/sudoku/${GRID}/share`]);
  expect(screen.getByText(ADDRESS)).toBeTruthy();
  expect(screen.getByText("The link works until 19 February 2027.")).toBeTruthy();
  expect(await screen.findByRole("img", { name: "QR code with the link to Sudoku" })).toBeTruthy();
  await press("Copy the link");
  expect(copied).toEqual([ADDRESS]);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Link copied.");
});

it("says what to do where the browser copies nothing", async () => {
  vi.stubGlobal("navigator", {});
  await show(opened());
  await press("Copy the link");
  expect(screen.getByText(/^Your browser doesn’t allow copying here/)).toBeTruthy();
});

it("says which link has ended for a new one, also after the time is shown", async () => {
  const words =
    "You’re sharing so many boards now that your oldest link has ended: Kakuro, shared on 21 November 2026.";
  reply = () => Response.json({ ...LINK, ended: { game: "kakuro", shared: "2026-11-21T11:00:00+01:00" } });
  await show(opened());
  expect(screen.getByText(words)).toBeTruthy();
  reply = () => Response.json({ ...LINK, shows_time: true });
  fireEvent.click(screen.getByRole("switch", { name: /^Compare times/ }));
  await screen.findByText("Nobody has shown a time yet.");
  expect(screen.getByText(words)).toBeTruthy();
});

it("ends the sharing by one press, says so and closes", async () => {
  await show(opened());
  reply = () => Response.json({ code: "S-CHANGES-SAVED" });
  await press("Stop sharing");
  expect(calls.at(-1)).toBe(`DELETE games/sudoku/${GRID}/share`);
  expect(close).toHaveBeenCalledOnce();
  expect(screen.getByText("The board isn’t shared any more.")).toBeTruthy();
});

it("compares times once that is turned on, and shows those of others without names", async () => {
  await show(opened());
  expect(screen.queryByText("Nobody has shown a time yet.")).toBeNull();
  const press = async () => {
    fireEvent.click(screen.getByRole("switch", { name: /^Compare times/ }));
    await act(async () => undefined);
  };
  reply = () => Response.json({ ...LINK, shows_time: true });
  await press();
  expect(calls.at(-1)).toBe(`PUT games/sudoku/${GRID}/share`);
  expect(screen.getByText("Nobody has shown a time yet.")).toBeTruthy();
  reply = () => Response.json(LINK);
  await press();
  expect(screen.queryByText("Nobody has shown a time yet.")).toBeNull();
  const times = [
    { seconds: 75, face: { animal: "fox", colour: "logic" } },
    { seconds: 252, face: null },
  ];
  reply = () => Response.json({ ...LINK, shows_time: true, times });
  await press();
  const list = screen.getByRole("list", { name: "Times of others" });
  expect([...list.children].map(({ textContent }) => textContent?.trim())).toEqual(["1:15", "4:12"]);
});

it("begins a race on the board, unless one waits already, and leads to where people come together", async () => {
  for (const race of [null, { id: GRID, phase: "waiting", host: null, people: 1, joined: true }]) {
    history.replaceState(null, "", "/");
    await show(opened());
    calls = [];
    reply = () => Response.json({ own: true, race });
    await press("Play it at the same time");
    const begins = race === null ? ["POST shared-boards/race/begin"] : [];
    expect(calls).toEqual(["POST shared-boards/race/open", ...begins]);
    expect(location.pathname).toBe(`/b/${LINK.code}/race`);
    cleanup();
    reply = () => Response.json(LINK);
  }
});

it("says why there is no link, and asks for it once more", async () => {
  reply = () => Response.json({ code: "E-KAROTA-UNAVAILABLE" }, { status: 503 });
  await show(opened());
  expect(screen.queryByText(ADDRESS)).toBeNull();
  reply = () => Response.json(LINK);
  await press("Try again");
  expect(screen.getByText(ADDRESS)).toBeTruthy();
});

it.each([
  ["daily", "2026-11-22", "Today’s challenge is the same for everyone"],
  ["weekly", "2026-11-16", "The weekly challenge is the same for everyone"],
] as const)(
  "of a running %s challenge is the link to its page, and asks the server nothing",
  async (period, day, words) => {
    await show(opened({ period, ends: "2026-11-23T00:00:00+01:00", options: { language: "de" } }));
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.getByText(`${location.origin}/games/sudoku/${period}?day=${day}&language=de`)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Stop sharing" })).toBeNull();
    expect(calls).toEqual([]);
  },
);

it("of a challenge that is over is a link to its board", async () => {
  await show(opened({ period: "daily", ends: "2026-11-20T00:00:00+01:00" }), true);
  expect(screen.getByText(ADDRESS)).toBeTruthy();
});
