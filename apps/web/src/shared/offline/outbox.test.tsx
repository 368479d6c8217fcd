import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import { fakeGame, type FakeMove, type FakeState } from "@karota/engine/testing/fake-game.ts";
import type { Board, SaveReply } from "@karota/contract/games/board.ts";
import { openSession, play, saveSession, type Session } from "@karota/engine/session.ts";
import { ApiFailure } from "../api/api.ts";
import { createOutbox, type OutboxEvent } from "./outbox.ts";
import { outgoingOf, readOutgoing, sameState, WORDLESS, writeOutgoing, type Pending } from "./sync-state.ts";
import { readPlay, writePlay } from "./progress.ts";

const GRID = "11111111-1111-4111-8111-111111111111";
const ANNA = "anna";
const start = fakeGame.start({ pattern: "#101" });
type FakeSession = Session<FakeState, FakeMove>;

/** The server's side of one board: revisions, the same content twice as one save, and refusals on demand. */
function fakeServer() {
  const server = {
    state: start,
    revision: 0,
    completed: false,
    posts: [] as Pending[],
    /** What happens to the next requests: an error before or after the save is taken, in order. */
    troubles: [] as ({ readonly at: "before" | "after"; readonly failure: ApiFailure } | null)[],
    /** Holds the answers back until it is called. */
    release: null as (() => void) | null,
    hold: false,
    /** Whether it acknowledges what it has already. */
    repeats: true,
    board: (): Board => ({
      ...(fakeGame.payload.encode(server.state, WORDLESS) as object),
      gridId: GRID,
      gameId: GRID,
      game: fakeGame.id,
      options: {},
      period: "daily",
      ends: "2099-01-01T00:00:00+01:00",
      completed: server.completed,
      revision: server.revision,
      seconds: 0,
    }),
    async post(pending: Pending): Promise<SaveReply> {
      server.posts.push(pending);
      if (server.hold) await new Promise<void>((resolve) => (server.release = resolve));
      const trouble = server.troubles.shift();
      if (trouble?.at === "before") throw trouble.failure;
      const after = pending.fields ? fakeGame.saves.merge(server.state, pending.fields)! : start;
      if (!server.repeats || !sameState(fakeGame, server.state, after)) {
        if (pending.body["revision"] !== server.revision)
          throw new ApiFailure(409, { code: "E-KAROTA-OLD_VALUES", board: server.board() });
        server.state = after;
        server.completed = fakeGame.check(server.state).status === "solved";
        server.revision++;
      }
      if (trouble?.at === "after") throw trouble.failure;
      return { gridId: GRID, completed: server.completed, revision: server.revision };
    },
  };
  return server;
}
const offline = new ApiFailure(0, null);

/** A page with its outbox; a second one is another tab of the same browser. */
function openPage(server: ReturnType<typeof fakeServer>, who: { now: string | null } = { now: ANNA }) {
  const waits: { work: () => void; ms: number }[] = [];
  const news: OutboxEvent[] = [];
  const outbox = createOutbox({
    who: () => who.now,
    post: server.post,
    loadGame: async () => fakeGame,
    withLock: alone,
    setTimer: (work, ms) => {
      const one = { work, ms };
      waits.push(one);
      return () => void waits.splice(waits.indexOf(one), waits.includes(one) ? 1 : 0);
    },
  });
  outbox.onEvent((_, one) => news.push(one));
  return { outbox, news, waits };
}
const queues = new Map<string, Promise<unknown>>();
const alone = <T,>(name: string, work: () => Promise<T>): Promise<T> => {
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, turn);
  return turn;
};

let session: FakeSession;
/** Plays a lamp and writes the record, as the page does. */
function playOn(at: number, lit: boolean, who = ANNA, resets = 0): void {
  session = play(fakeGame, session, { at, lit });
  record(who, resets);
}
function record(who = ANNA, resets = 0): void {
  const { status, progress } = fakeGame.check(session.state);
  const seen = readPlay(who, GRID)?.change ?? 0;
  const saved = saveSession(fakeGame, session, WORDLESS);
  const board = { gridId: GRID, game: fakeGame.id, options: {}, period: "daily", ends: null } as const;
  const facts = { session: saved, resets, ...progress, completed: status === "solved", seconds: 5, hints: 0 };
  expect(writePlay(who, { ...board, ...facts }, seen)).toBe(seen + 1);
}
const fieldsOf = (posts: readonly Pending[]) => posts.map(({ fields }) => fields);

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  queues.clear();
  server = fakeServer();
  session = openSession<FakeState, FakeMove>(start);
  writeOutgoing(ANNA, GRID, outgoingOf(fakeGame, server.board(), 0));
});

describe("sending", () => {
  it("sends every change in order, each with the revision before it", async () => {
    const { outbox } = openPage(server);
    playOn(1, true);
    await outbox.flush();
    playOn(2, true);
    await outbox.flush();
    expect(fieldsOf(server.posts)).toEqual([{ lamps: "#1.." }, { lamps: "#11." }]);
    expect(server.posts.map(({ body }) => body["revision"])).toEqual([0, 1]);
    expect(server.posts[0]!.path).toBe("games/user_fake_daily");
  });

  it("does not hold up play: what is played during a save follows in the next one", async () => {
    const { outbox } = openPage(server);
    server.hold = true;
    playOn(1, true);
    const first = outbox.flush();
    await vi.waitFor(() => expect(server.release).not.toBeNull());
    playOn(2, false);
    playOn(3, true);
    server.hold = false;
    server.release!();
    await first;
    expect(fieldsOf(server.posts)).toEqual([{ lamps: "#1.." }, { lamps: "#101" }]);
    expect(server.completed).toBe(true);
  });

  it("reports the completion once and sends nothing after it", async () => {
    const { outbox, news } = openPage(server);
    for (const [at, lit] of [
      [1, true],
      [2, false],
      [3, true],
    ] as const)
      playOn(at, lit);
    await outbox.flush();
    expect(server.posts.map(({ body }) => body["completed"])).toEqual([true]);
    record();
    playOn(3, false);
    await outbox.flush();
    await outbox.flush();
    expect(server.posts).toHaveLength(1);
    expect(news).toEqual([{ kind: "saved", completed: true }]);
  });

  it("sends a reset, then what was played after it", async () => {
    const { outbox } = openPage(server);
    playOn(1, true);
    await outbox.flush();
    session = openSession<FakeState, FakeMove>(start);
    playOn(3, true, ANNA, 1);
    await outbox.flush();
    expect(server.posts[1]!.body).toMatchObject({ reset: true, revision: 1 });
    expect(fieldsOf(server.posts).slice(2)).toEqual([{ lamps: "#..1" }]);
    expect(server.state.lamps).toBe("#..1");
  });
});

describe("failures", () => {
  it("repeats the same save, waiting longer each time, until the network is back", async () => {
    const { outbox, news, waits } = openPage(server);
    server.troubles = [{ at: "before", failure: offline }, { at: "before", failure: offline }, null];
    playOn(1, true);
    expect(await outbox.flush()).toBe(false);
    expect(news).toEqual([{ kind: "waiting" }]);
    expect(waits.map(({ ms }) => ms)).toEqual([1000]);
    waits[0]!.work();
    await vi.waitFor(() => expect(waits.at(-1)?.ms).toBe(2000));
    expect(await outbox.flush()).toBe(true);
    expect(new Set(server.posts.map((post) => JSON.stringify(post))).size).toBe(1);
    expect(server.state.lamps).toBe("#1..");
    expect(waits).toEqual([]);
  });

  it("sends nothing twice after an answer that got lost", async () => {
    const { outbox } = openPage(server);
    server.troubles = [{ at: "after", failure: offline }];
    playOn(1, true);
    expect(await outbox.flush()).toBe(false);
    playOn(2, false);
    expect(await outbox.flush()).toBe(true);
    expect(server.revision).toBe(2);
    expect(server.state.lamps).toBe("#10.");
  });

  it("takes a 409 that shows its own save as the acknowledgement", async () => {
    const { outbox, news } = openPage(server);
    server.troubles = [{ at: "after", failure: offline }];
    server.repeats = false;
    playOn(1, true);
    await outbox.flush();
    expect(await outbox.flush()).toBe(true);
    expect(news.at(-1)).toEqual({ kind: "saved", completed: false });
    expect(readOutgoing(ANNA, GRID)?.revision).toBe(1);
  });

  it("goes on after a reload in the middle of a save with what was stored", async () => {
    server.troubles = [{ at: "after", failure: offline }];
    playOn(1, true);
    await openPage(server).outbox.flush();
    playOn(2, false);
    const { outbox } = openPage(server);
    expect(await outbox.flush()).toBe(true);
    expect(server.posts[1]).toEqual(server.posts[0]);
    expect(server.state.lamps).toBe("#10.");
  });

  it("sends nothing while the storage is full, because it could not repeat it, and tries again", async () => {
    const { outbox, news } = openPage(server);
    playOn(1, true);
    const store = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const isSent = await outbox.flush();
    store.mockRestore();
    expect([isSent, news, server.posts]).toEqual([false, [{ kind: "waiting" }], []]);
    expect(await outbox.flush()).toBe(true);
    expect(server.state.lamps).toBe("#1..");
  });

  it("offers a newer board instead of overwriting it", async () => {
    const { outbox, news } = openPage(server);
    server.state = fakeGame.apply(start, { at: 3, lit: false });
    server.revision = 4;
    playOn(1, true);
    expect(await outbox.flush()).toBe(false);
    expect(news).toMatchObject([{ kind: "newer", board: { revision: 4, lamps: "#..0" } }]);
    playOn(2, true);
    await outbox.flush();
    expect(server.posts).toHaveLength(1);
    expect(server.state.lamps).toBe("#..0");
    expect(readOutgoing(ANNA, GRID)?.newer?.revision).toBe(4);
  });

  it("counts a newer board as settled once its day is over, because nobody can choose any more", async () => {
    const { outbox } = openPage(server);
    server.state = fakeGame.apply(start, { at: 3, lit: false });
    server.revision = 4;
    playOn(1, true);
    expect(await outbox.flush()).toBe(false);
    const { v: _, change, ...played } = readPlay(ANNA, GRID)!;
    writePlay(ANNA, { ...played, ends: new Date(Date.now() + 60_000).toISOString() }, change);
    expect(await outbox.flush()).toBe(false);
    writePlay(ANNA, { ...played, ends: new Date(Date.now() - 1).toISOString() }, change + 1);
    expect(await outbox.flush()).toBe(true);
  });

  it("only corrects the revision when the server's board is the one it knows", async () => {
    const { outbox } = openPage(server);
    server.revision = 3;
    playOn(1, true);
    expect(await outbox.flush()).toBe(true);
    expect(server.state.lamps).toBe("#1..");
  });

  it("stops when the day is over, leaves the board stored, and counts as nothing left to send", async () => {
    const { outbox, news } = openPage(server);
    server.troubles = [{ at: "before", failure: new ApiFailure(410, { code: "E-KAROTA-PERIOD_OVER" }) }];
    playOn(1, true);
    expect(await outbox.flush()).toBe(true);
    expect(news).toEqual([{ kind: "over" }]);
    expect(readPlay(ANNA, GRID)?.done).toBe(1);
    playOn(2, true);
    await outbox.flush();
    expect(server.posts).toHaveLength(1);
  });

  it("reports a refused save once, loses nothing, and retries after a reload", async () => {
    const { outbox, news } = openPage(server);
    server.troubles = [{ at: "before", failure: new ApiFailure(400, { code: "E-KAROTA-GAME_VALIDATION" }) }];
    playOn(1, true);
    outbox.send(GRID);
    await vi.waitFor(() => expect(news).toEqual([{ kind: "refused", code: "E-KAROTA-GAME_VALIDATION" }]));
    outbox.send(GRID);
    await alone(`karota:outbox:${ANNA}:${GRID}`, async () => undefined);
    expect(server.posts).toHaveLength(1);
    expect(await openPage(server).outbox.flush()).toBe(true);
    expect(server.state.lamps).toBe("#1..");
  });

  it("tries a refused save again with the next change, and when it is asked to; until then it is not settled", async () => {
    const { outbox } = openPage(server);
    const refusal = new ApiFailure(400, { code: "E-KAROTA-GAME_VALIDATION" });
    server.troubles = [refusal, refusal].map((failure) => ({ at: "before", failure }));
    playOn(1, true);
    expect(await outbox.flush()).toBe(false);
    playOn(2, true);
    outbox.send(GRID);
    await vi.waitFor(() => expect(server.posts).toHaveLength(2));
    expect(await outbox.retry(GRID)).toBe(true);
    expect(server.state.lamps).toBe("#11.");
  });
});

describe("people and tabs", () => {
  it("holds one person's saves while another is signed in, and sends them when the first is back", async () => {
    const who: { now: string | null } = { now: null };
    const { outbox } = openPage(server, who);
    playOn(1, true);
    await outbox.flush();
    who.now = "berta";
    await outbox.flush();
    expect(await outbox.flush()).toBe(true);
    expect(server.posts).toEqual([]);
    who.now = ANNA;
    expect(await outbox.flush()).toBe(true);
    expect(server.state.lamps).toBe("#1..");
  });

  it("stops in the middle when the login ends, and nothing is lost", async () => {
    const who: { now: string | null } = { now: ANNA };
    const { outbox } = openPage(server, who);
    server.troubles = [{ at: "before", failure: new ApiFailure(401, { code: "E-AUTH-EXPIRED_TOKEN" }) }];
    playOn(1, true);
    await outbox.flush();
    who.now = null;
    await outbox.flush();
    expect(server.posts).toHaveLength(1);
    who.now = ANNA;
    expect(await outbox.flush()).toBe(true);
    expect(server.posts[1]).toEqual(server.posts[0]);
  });

  it("sends a change once although two tabs see it", async () => {
    const [one, other] = [openPage(server), openPage(server)];
    playOn(1, true);
    await Promise.all([one.outbox.flush(), other.outbox.flush()]);
    expect(server.posts).toHaveLength(1);
  });

  it("does not let a tab write over what another has written", () => {
    playOn(1, true);
    const mine = readPlay(ANNA, GRID)!;
    playOn(2, true);
    const { v: _, change, ...stale } = mine;
    expect(writePlay(ANNA, stale, change)).toBe(false);
    expect(readPlay(ANNA, GRID)?.done).toBe(2);
  });
});

describe("the state that is handed on", () => {
  it("is sent as it is: neither the moves are replayed nor the acknowledged board decoded again", async () => {
    const { outbox } = openPage(server);
    playOn(1, true);
    outbox.send(GRID, session.state);
    await outbox.flush();
    const replayed = vi.spyOn(fakeGame, "apply");
    const decoded = vi.spyOn(fakeGame.payload, "decode");
    playOn(2, true);
    playOn(2, false);
    replayed.mockClear();
    outbox.send(GRID, session.state);
    expect(await outbox.flush()).toBe(true);
    const calls = [replayed.mock.calls.length, decoded.mock.calls.length];
    replayed.mockRestore();
    decoded.mockRestore();
    expect(calls).toEqual([0, 0]);
    expect(server.state.lamps).toBe("#10.");
  });

  it("is replaced by what another tab has written since", async () => {
    const { outbox } = openPage(server);
    playOn(1, true);
    outbox.send(GRID, session.state);
    const text = localStorage.getItem(`karota:play:${ANNA}:${GRID}`)!;
    const other = JSON.parse(text) as { change: number; session: { moves: unknown[]; position: number } };
    other.session.moves.push({ at: 3, lit: true });
    const written = { ...other, change: other.change + 1, session: { ...other.session, position: 2 } };
    localStorage.setItem(`karota:play:${ANNA}:${GRID}`, JSON.stringify(written));
    expect(await outbox.flush()).toBe(true);
    expect(server.state.lamps).toBe("#1.1");
  });
});

it("brings the server to the board that was played, whatever fails on the way, over reloads and restarts", async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ at: fc.integer({ min: 1, max: 3 }), lit: fc.boolean() }) },
    fc.constantFrom("restart", "flush", "wait", "reload", "sign in"),
  );
  const trouble = fc.oneof(
    fc.constant(null),
    fc.record({
      at: fc.constantFrom("before", "after"),
      failure: fc.constantFrom(0, 401, 408, 429, 500, 503).map((status) => new ApiFailure(status, null)),
    }),
    fc.constant({ at: "before", failure: new ApiFailure(400, { code: "E-KAROTA-GAME_VALIDATION" }) } as const),
  );
  const run = async (
    steps: readonly unknown[],
    troubles: readonly (typeof server.troubles)[number][],
    repeats: boolean,
  ) => {
    localStorage.clear();
    queues.clear();
    server = fakeServer();
    server.repeats = repeats;
    server.troubles = [...troubles];
    session = openSession<FakeState, FakeMove>(start);
    writeOutgoing(ANNA, GRID, outgoingOf(fakeGame, server.board(), 0));
    const who: { now: string | null } = { now: ANNA };
    const { post } = server;
    const taken = new Set<string>();
    server.post = async (pending) => {
      const save = JSON.stringify(pending);
      // What a server has taken once it does not refuse for good.
      while (server.troubles[0]?.failure.status === 400 && taken.has(save)) server.troubles.shift();
      const [trouble] = server.troubles;
      if (trouble?.at === "after") taken.add(save);
      if (trouble?.failure.status === 401) who.now = null;
      return post(pending);
    };
    let page = openPage(server, who);
    let resets = 0;
    for (const one of steps as readonly (FakeMove | string)[]) {
      if (one === "sign in") who.now = ANNA;
      else if (one === "reload") page = openPage(server, who);
      else if (one === "wait") page.waits.shift()?.work();
      else if (one === "flush") void page.outbox.flush();
      else if (fakeGame.check(session.state).status !== "solved") {
        if (typeof one === "string") {
          session = openSession<FakeState, FakeMove>(start);
          resets++;
        } else session = play(fakeGame, session, one);
        record(ANNA, resets);
        page.outbox.send(GRID, session.state);
      }
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    }
    await Promise.all(queues.values());
    server.troubles = [];
    who.now = ANNA;
    expect(await openPage(server, who).outbox.flush()).toBe(true);
    expect(server.state).toEqual(session.state);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.array(trouble, { maxLength: 15 }), fc.boolean(), run),
    { seed: 8, numRuns: depth(200, 3_000) },
  );
});
