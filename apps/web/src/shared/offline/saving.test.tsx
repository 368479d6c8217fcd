import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyGame } from "@karota/engine/game.ts";
import { seeded } from "@karota/engine/random.ts";
import { openSession, play, saveSession, type Session } from "@karota/engine/session.ts";
import type { Board } from "@karota/contract/games/board.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { meme } from "@karota/games/meme/index.ts";
import { adoptLanguage } from "../i18n/language.ts";
import {
  deleteOldBoards,
  listOutgoing,
  outgoingOf,
  readOutgoing,
  withRoom,
  WORDLESS,
  writeOutgoing,
} from "./sync-state.ts";
import { GUEST, listPlays, readPlay, writePlay, type Who } from "./progress.ts";
import { adoptGuestProgress, answers, startSaving } from "./saving.ts";
import { person } from "../../testing/people.ts";
import { readSession, signIn } from "../session/session.ts";

const GRID = "33333333-3333-4333-8333-333333333333";
const ANNA = "anna";
const game = await CATALOGUE[0].load();
const generate = await CATALOGUE[0].loadGenerate();
const puzzle = generate(game.options.daily, seeded("adopt"));
/** The board after so many right moves. */
const after = (moves: number) =>
  game
    .solve(game.start(puzzle))
    .slice(0, moves)
    .reduce((session, move) => play(game, session, move), openSession(game.start(puzzle)));

const ends = new Date(Date.now() + 3_600_000).toISOString();
function writeBoard(
  who: Who,
  of: AnyGame,
  session: Session<unknown, unknown>,
  over: string | null = ends,
  options: Board["options"] = {},
  gridId = GRID,
): void {
  const { progress, status } = of.check(session.state);
  const facts = { ...progress, completed: status === "solved", seconds: 60, hints: 1, resets: 0 };
  const period = over === null ? null : "daily";
  const board = { gridId, game: of.id, options, period, ends: over } as const;
  writePlay(who, { ...board, ...facts, session: saveSession(of, session, WORDLESS) }, 0);
}
const visitorPlays = (moves: number, over: string = ends, options: Board["options"] = {}): void =>
  writeBoard(GUEST, game, after(moves), over, options);
let server: Board | null;
let asked: string[];
const serverBoard = (of: AnyGame, state: unknown, revision: number): Board => ({
  ...(of.payload.encode(state, WORDLESS) as object),
  gridId: GRID,
  gameId: GRID,
  game: of.id,
  options: {},
  period: "daily",
  ends,
  completed: of.check(state).status === "solved",
  revision,
  seconds: 0,
});
const serverHas = (moves: number, gridId = GRID): void => {
  server = { ...serverBoard(game, after(moves).state, moves), gridId, gameId: gridId };
};
beforeEach(() => {
  localStorage.clear();
  serverHas(0);
  asked = [];
  vi.stubGlobal("fetch", async (url: URL) => {
    asked.push(url.searchParams.getAll("language").join());
    if (!server) throw new TypeError("no network");
    return new Response(JSON.stringify(server), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a save", () => {
  it("carries its revision and no Idempotency-Key", async () => {
    const sent: { body: unknown; headers: Headers }[] = [];
    vi.stubGlobal("fetch", async (_url: URL, { body, headers }: RequestInit) => {
      if (body) sent.push({ body: JSON.parse(body as string), headers: new Headers(headers) });
      return Response.json(body ? { gridId: GRID, completed: false, revision: 1 } : server);
    });
    signIn(person());
    visitorPlays(1);
    await adoptGuestProgress(readSession()!.userId);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ gridId: GRID, revision: 0 });
    expect([sent[0]!.headers.has("idempotency-key"), sent[0]!.headers.has("authorization")]).toEqual([false, true]);
  });
});

describe("a visitor's progress at login", () => {
  it("becomes the user's, ready to be sent, and is the visitor's no more", async () => {
    visitorPlays(2);
    expect(await adoptGuestProgress(ANNA)).toBe(1);
    expect(readPlay(ANNA, GRID)).toMatchObject({ done: 2, seconds: 60, hints: 1 });
    expect(readOutgoing(ANNA, GRID)).toMatchObject({ revision: 0, covered: 0, pending: null });
    expect(listPlays(GUEST)).toEqual([]);
  });

  it("is taken over on a board of another language too: that board is asked for", async () => {
    adoptLanguage("en");
    visitorPlays(2, ends, { language: "de" });
    expect([await adoptGuestProgress(ANNA), asked]).toEqual([1, ["de"]]);
    adoptLanguage("sl");
    visitorPlays(3);
    await adoptGuestProgress(ANNA);
    expect(asked).toEqual(["de", "sl"]);
  });

  it("goes on from what the user has where that is less", async () => {
    serverHas(1);
    visitorPlays(3);
    expect(await adoptGuestProgress(ANNA)).toBe(1);
    expect(readOutgoing(ANNA, GRID)?.revision).toBe(1);
    expect(readPlay(ANNA, GRID)?.done).toBe(3);
  });

  it("is replaced by the user's own where that has as much or more", async () => {
    serverHas(3);
    visitorPlays(2);
    expect(await adoptGuestProgress(ANNA)).toBe(0);
    expect(readPlay(ANNA, GRID)).toBeNull();
    expect(listPlays(GUEST)).toEqual([]);
  });

  /** Colour puzzles whose progress alone does not say which of them is worth more. */
  const colours = (rows: readonly (readonly number[])[]) => {
    const start = meme.start({ fields: 4, colours: 6, solution: [1, 2, 3, 4] });
    const moves = rows.map((values) => ({ type: "fill", values }) as const);
    return openSession<unknown, unknown>(moves.reduce((state, move) => meme.apply(state, move), start));
  };
  const WRONG = [6, 5, 4, 3];
  const COLOURS = {
    "not started": colours([]),
    "being played": colours([WRONG]),
    solved: colours([WRONG, [1, 2, 3, 4]]),
    lost: colours(Array.from({ length: 6 }, () => WRONG)),
  };

  it.each([
    ["lost", "being played", 0],
    ["being played", "lost", 1],
    ["solved", "lost", 1],
    ["lost", "solved", 0],
    ["lost", "lost", 0],
    ["lost", "not started", 1],
  ] as const)("that is %s, is compared by its worth with the user's own that is %s", async (visitors, own, taken) => {
    writeBoard(GUEST, meme, COLOURS[visitors]);
    server = serverBoard(meme, COLOURS[own].state, 3);
    expect(await adoptGuestProgress(ANNA)).toBe(taken);
    expect(listPlays(GUEST)).toEqual([]);
    // What the user has in this browser alone is worth as much.
    localStorage.clear();
    server = serverBoard(meme, COLOURS["not started"].state, 0);
    writeBoard(GUEST, meme, COLOURS[visitors]);
    writeBoard(ANNA, meme, COLOURS[own]);
    expect(await adoptGuestProgress(ANNA)).toBe(taken);
  });

  it("stays the visitor's while the server cannot be reached", async () => {
    server = null;
    visitorPlays(2);
    await expect(adoptGuestProgress(ANNA)).rejects.toThrow();
    expect(listPlays(GUEST)).toHaveLength(1);
  });

  it("is not taken from a day that is over", async () => {
    visitorPlays(2, new Date(Date.now() - 1).toISOString());
    expect(await adoptGuestProgress(ANNA)).toBe(0);
    expect(readPlay(ANNA, GRID)).toBeNull();
  });
});

/** Stores boards as they were played and sent; `moves` is null for one that was only opened. */
function store(who: string, gridId: string, moves: number | null, over: string | null): void {
  serverHas(moves ?? 0, gridId);
  writeOutgoing(who, gridId, outgoingOf(game, server!, 1));
  if (moves === null) return;
  writeBoard(who, game, after(moves), over, {}, gridId);
}
const ALL = Number.POSITIVE_INFINITY;
const DAY_MS = 86_400_000;
/** The boards of which something is stored, of which also the state of sending. */
const storedOf = (who: string) => [
  listPlays(who)
    .map(({ gridId }) => gridId)
    .toSorted(),
  listOutgoing(who).toSorted(),
];

describe("the browser's storage", () => {
  it("is left by finished boards that the server has and by ended ones, whoever played them; others stay", () => {
    for (const who of [ANNA, "berta"]) {
      store(who, "finished", ALL, null);
      store(who, "begun", 2, null);
      store(who, "opened", null, null);
      store(who, "today", ALL, ends);
      store(who, "ended", 2, new Date(Date.now() - 9 * DAY_MS).toISOString());
    }
    store(GUEST, "guest", ALL, null);
    localStorage.removeItem(`karota:outbox:${GUEST}:guest`);
    const stays = [
      ["begun", "today"],
      ["begun", "opened", "today"],
    ];
    deleteOldBoards();
    expect([storedOf(ANNA), storedOf("berta"), storedOf(GUEST)]).toEqual([stays, stays, [["guest"], []]]);
  });

  it("is left by a board that was only opened, a week later; one that an older build stored counts from now", () => {
    store(ANNA, "opened", null, null);
    const { takenAt: _, ...out } = readOutgoing(ANNA, "opened")!;
    writeOutgoing(ANNA, "older", out);
    deleteOldBoards(Date.now() + 7 * DAY_MS);
    expect(listOutgoing(ANNA).toSorted()).toEqual(["older", "opened"]);
    deleteOldBoards(Date.now() + 9 * DAY_MS);
    expect(listOutgoing(ANNA)).toEqual(["older"]);
    deleteOldBoards(Date.now() + 16 * DAY_MS);
    expect(listOutgoing(ANNA)).toEqual([]);
  });

  it("has room for a move where it is full of finished boards that the server has", () => {
    store(ANNA, "finished", ALL, ends);
    store(ANNA, "begun", 2, ends);
    const write = vi.fn<() => string>(() => {
      if (readPlay(ANNA, "finished")) throw new DOMException("full", "QuotaExceededError");
      return "written";
    });
    expect([withRoom(write), write.mock.calls.length]).toEqual(["written", 2]);
    expect(storedOf(ANNA)).toEqual([["begun"], ["begun"]]);
    write.mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => withRoom(write)).toThrow("full");
  });
});

describe("an answer to a mistake", () => {
  it.each(["newer", "refused"] as const)(
    "does not wait for its board where that waits for its player: %s",
    async (stopped) => {
      const posted: string[] = [];
      vi.stubGlobal("fetch", async (url: URL) => {
        posted.push(url.pathname);
        return Response.json({});
      });
      signIn(person());
      const { userId } = readSession()!;
      store(userId, GRID, 2, ends);
      writeOutgoing(userId, GRID, { ...readOutgoing(userId, GRID)!, covered: 0, stopped });
      answers.add({ gridId: GRID, task: { taskId: "4" }, given: { selected: 1 } });
      expect(await answers.flush()).toBe(true);
      expect(posted).toEqual(["/api/v1/learning/review"]);
      expect(readOutgoing(userId, GRID)?.stopped).toBe(stopped);
    },
  );
});

// Last: from then on every sign-in sends and copies.
it("a start of the page deletes what is old", () => {
  store(ANNA, "finished", ALL, null);
  store(ANNA, "begun", 2, null);
  startSaving();
  expect(storedOf(ANNA)).toEqual([["begun"], ["begun"]]);
});
