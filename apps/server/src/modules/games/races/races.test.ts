import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { SettingsReply } from "@karota/contract/admin/settings.ts";
import { MAX_IN_RACE, type Racer, type RaceView } from "@karota/contract/games/races.ts";
import type { Face } from "@karota/contract/users/face.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import { fakeGame } from "@karota/engine/testing/fake-game.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { Actor } from "../../../deps.ts";
import { describeEachDatabase } from "../../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { deleteEndedShares, deleteOldRaces } from "../index.ts";
import { MAX_SHARED, newCode, SHARED_DAYS } from "../sharing/rules.ts";
import { TEST_CATALOGUE } from "../testing/catalogue.ts";
import { savesToTheEnd, wrongSolution } from "../testing/playing.ts";
import { RUNNING_MS, WAITING_MS } from "./rules.ts";
import { raceCalls, shareNewBoard, type SharedBoard } from "./testing/race-calls.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const FOX: Face = { animal: "fox", colour: "logic" };
const OWL: Face = { animal: "owl", colour: "words" };
/** The faces of those who have chosen none, by their places. */
const FIRST: Face = { animal: "fox", colour: "numbers" };
const SECOND: Face = { animal: "hedgehog", colour: "measures" };
const THIRD: Face = { animal: "mole", colour: "equations" };
type Reply = Awaited<ReturnType<TestApp["call"]>>;
const codeOf = (reply: Reply) => `${reply.statusCode} ${reply.json<{ code: string }>().code}`;
const CATALOGUE_HERE = [...TEST_CATALOGUE, ...CATALOGUE.filter(({ id }) => id === "addition")];

/** Somebody in a race who has done nothing yet. */
const racer = (more: Partial<Racer> = {}): Racer => ({
  you: false,
  host: false,
  face: FIRST,
  progress: 0,
  seconds: null,
  score: null,
  lost: false,
  left: false,
  ...more,
});

describeEachDatabase("a race on a shared board", (kind) => {
  let it: TestApp;
  let owner: Actor;
  let friend: Actor;
  let shared: SharedBoard;
  let calls: ReturnType<typeof raceCalls>;
  beforeEach(async () => {
    it = await testApp({ kind, catalogue: CATALOGUE_HERE });
    [owner, friend] = [await it.newPlayer({ balance: 100_000 }), await it.newPlayer()];
    shared = await shareNewBoard(it, owner, "fake", { size: 9 });
    calls = raceCalls(it);
    return () => it.close();
  });

  const join = (who: Actor) => calls.byCode("join", who, shared.code);
  const begin = () => calls.begin(shared);
  const startWith = (...people: readonly Actor[]) => calls.startWith(shared, people);
  const toTheEnd = () => savesToTheEnd(fakeGame, shared.board);
  const chooseFace = (who: Actor, face: object) => it.call(who, "PUT", "users/settings", { settings: { face } });
  const setClosed = async (closed_games: readonly string[]) => {
    const admin = await it.newPlayer({ roles: ["admin"] });
    const { version, settings } = (await it.call(admin, "GET", "admin/settings")).json<SettingsReply>();
    await it.call(admin, "PUT", "admin/settings", { version, settings: { ...settings, closed_games } });
  };
  const stopSharing = () => it.call(owner, "DELETE", `games/fake/${shared.board.gridId}/share`);

  test("is begun by its host, joined by friends, started, played and over when everybody has solved the board", async () => {
    await chooseFace(owner, FOX);
    await chooseFace(friend, OWL);
    expect(await calls.open(owner, shared.code)).toEqual({ own: true, race: null });
    expect(await calls.open(friend, shared.code)).toEqual({ own: false, race: null });
    const begun = await begin();
    expect(begun).toMatchObject({
      phase: "waiting",
      seconds: 0,
      people: [racer({ you: true, host: true, face: FOX })],
    });
    const { id } = begun;
    const offered = { id, phase: "waiting", host: FOX, people: 1, joined: false };
    expect(await calls.open(friend, shared.code)).toEqual({ own: false, race: offered });

    const both = [racer({ host: true, face: FOX }), racer({ you: true, face: OWL })];
    expect((await join(friend)).json()).toMatchObject({ id, phase: "waiting", people: both });
    expect((await calls.open(friend, shared.code)).race).toEqual({ ...offered, people: 2, joined: true });
    it.clock.advance(60_000);
    expect((await calls.step("start", owner, id)).json()).toMatchObject({ phase: "running", seconds: 0 });

    it.clock.advance(30_000);
    const half = wrongSolution(shared.board).lamps.slice(0, 5).padEnd(9, ".");
    const sent = (await calls.send(friend, id, [{ lamps: half }])).json<RaceView>();
    expect(sent).toMatchObject({ phase: "running", seconds: 30 });
    expect(sent.people[1]).toEqual({ ...both[1], progress: 500 });
    it.clock.advance(12_900);
    expect((await calls.send(friend, id, toTheEnd())).json()).toMatchObject({ phase: "running" });
    it.clock.advance(20_000);
    const last = (await calls.send(owner, id, toTheEnd())).json<RaceView>();
    expect(last).toMatchObject({ phase: "ended", seconds: 62 });
    expect(last.people).toEqual([
      racer({ face: OWL, progress: 1000, seconds: 42 }),
      racer({ you: true, host: true, face: FOX, progress: 1000, seconds: 62 }),
    ]);
    // Sent again because its reply was lost.
    expect((await calls.send(owner, id, toTheEnd())).json()).toEqual(last);
    expect((await calls.open(friend, shared.code)).race).toBeNull();
    expect(await calls.view(friend, id)).toMatchObject({ phase: "ended" });
    // It counts for nothing else.
    expect(await it.database.db.selectFrom("plays").select("completed").execute()).toEqual([{ completed: 0 }]);
  });

  test("is begun by nobody but who shares the board; again it is the same one, and after its start another", async () => {
    expect(codeOf(await calls.byCode("begin", friend, shared.code))).toBe("404 E-KAROTA-NOT_FOUND");
    const begun = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const [{ id: first }] = begun;
    await join(friend);
    expect((await begin()).people).toHaveLength(2);
    await calls.step("start", owner, first);
    const second = await begin();
    expect(second).toMatchObject({ phase: "waiting", people: [racer({ you: true, host: true })] });
    expect(second.id).not.toBe(first);
    expect(await calls.view(friend, first)).toMatchObject({ phase: "ended" });
    expect((await calls.open(friend, shared.code)).race).toMatchObject({ id: second.id, joined: false });
  });

  test("is joined once, while it waits, by four at most; of two who come for the last place one gets it", async () => {
    expect(codeOf(await join(friend))).toBe("409 E-RACE-NOT_WAITING");
    const { id } = await begin();
    const others = await Promise.all(Array.from({ length: MAX_IN_RACE - 1 }, () => it.newPlayer()));
    expect((await join(owner)).json()).toMatchObject({ people: [racer({ you: true, host: true })] });
    for (const who of others.slice(1)) await join(who);
    const again = await Promise.all([join(others[1]!), join(others[1]!)]);
    for (const reply of again) expect(reply.json<RaceView>().people).toHaveLength(MAX_IN_RACE - 1);
    const replies = await Promise.all([join(others[0]!), join(friend)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(codeOf(replies.find(({ statusCode }) => statusCode === 409)!)).toBe("409 E-RACE-FULL");
    expect((await calls.view(owner, id)).people).toHaveLength(MAX_IN_RACE);
    await calls.step("start", owner, id);
    expect((await join(others[1]!)).json()).toMatchObject({ id, phase: "running" });
    expect(codeOf(await join(await it.newPlayer()))).toBe("409 E-RACE-NOT_WAITING");
  });

  test("starts when its host wants it and somebody else is there, and only once", async () => {
    const { id } = await begin();
    expect(codeOf(await calls.step("start", owner, id))).toBe("409 E-RACE-ALONE");
    await join(friend);
    expect(codeOf(await calls.step("start", friend, id))).toBe("404 E-KAROTA-NOT_FOUND");
    await calls.step("leave", friend, id);
    expect(codeOf(await calls.step("start", owner, id))).toBe("409 E-RACE-ALONE");
    await join(friend);
    for (const _ of [1, 2]) {
      const reply = await calls.step("start", owner, id);
      expect(reply.json()).toMatchObject({ phase: "running" });
      it.clock.advance(5000);
    }
    expect((await calls.view(owner, id)).seconds).toBe(10);
    it.clock.advance(RUNNING_MS);
    expect(codeOf(await calls.step("start", owner, id))).toBe("409 E-RACE-NOT_RUNNING");
  });

  test("is there for those who are in it, and for nobody else", async () => {
    const id = await startWith(friend);
    const stranger = await it.newPlayer({ roles: ["admin"] });
    for (const wrong of [id, randomUUID()])
      for (const [method, path, body] of [
        ["GET", "", undefined],
        ["GET", "/events", undefined],
        ["POST", "/start", {}],
        ["POST", "/leave", {}],
        ["POST", "/progress", { saves: [] }],
      ] as const)
        expect(codeOf(await it.call(stranger, method, `races/${wrong}${path}`, body)), path).toBe(
          "404 E-KAROTA-NOT_FOUND",
        );
    expect(await calls.open(stranger, shared.code)).toEqual({ own: false, race: null });
    expect((await calls.open(friend, shared.code)).race).toMatchObject({ id, phase: "running", joined: true });
  });

  test("takes the progress that the saves make by the rules of the game, and believes nothing else", async () => {
    const { id } = await begin();
    await join(friend);
    expect(codeOf(await calls.send(friend, id, []))).toBe("409 E-RACE-NOT_RUNNING");
    await calls.step("start", owner, id);
    const invalid = "400 E-KAROTA-GAME_VALIDATION";
    for (const wrong of [[{ lamps: "" }], [{ other: 1 }], [{ lamps: "1........" }], [{}]])
      expect(codeOf(await calls.send(friend, id, wrong)), JSON.stringify(wrong)).toBe(invalid);
    for (const body of [
      {},
      { saves: "all" },
      { saves: Array.from({ length: 1001 }, () => ({})) },
      { saves: [], seconds: 1 },
    ])
      expect(codeOf(await it.call(friend, "POST", `races/${id}/progress`, body))).toBe(invalid);
    const progressAfter = async (saves: readonly object[]) =>
      (await calls.send(friend, id, saves)).json<RaceView>().people[1];
    expect(await progressAfter([{ lamps: "#1......." }])).toMatchObject({ progress: 125 });
    // A board that is filled with what is wrong is not solved.
    expect(await progressAfter([wrongSolution(shared.board)])).toMatchObject({ progress: 1000, seconds: null });
    expect(await progressAfter([])).toMatchObject({ progress: 0 });
    it.clock.advance(9000);
    expect(await progressAfter(toTheEnd())).toMatchObject({ progress: 1000, seconds: 9 });
    it.clock.advance(9000);
    for (const later of [toTheEnd(), [], [{ lamps: "#1......." }]])
      expect(await progressAfter(later)).toMatchObject({ progress: 1000, seconds: 9 });
  });

  test("is left before its start without a trace, and by its host for all", async () => {
    const { id } = await begin();
    const other = await it.newPlayer();
    await join(friend);
    await join(other);
    for (const _ of [1, 2])
      expect((await calls.step("leave", friend, id)).json()).toMatchObject({
        phase: "waiting",
        people: [racer({ host: true }), racer({ face: THIRD })],
      });
    expect(codeOf(await calls.get(friend, id))).toBe("404 E-KAROTA-NOT_FOUND");
    expect((await calls.open(friend, shared.code)).race).toMatchObject({ people: 2, joined: false });
    // Who comes back comes last.
    expect((await join(friend)).json<RaceView>().people.map(({ you }) => you)).toEqual([false, false, true]);
    await calls.step("leave", friend, id);
    for (const _ of [1, 2]) expect((await calls.step("leave", owner, id)).json()).toMatchObject({ phase: "ended" });
    expect(await calls.view(other, id)).toMatchObject({ phase: "ended", people: [racer({ you: true, face: THIRD })] });
    expect(codeOf(await join(friend))).toBe("409 E-RACE-NOT_WAITING");
    expect((await begin()).id).not.toBe(id);
  });

  test("goes on without those who leave while it runs, also without its host, and ends with the last", async () => {
    const other = await it.newPlayer();
    const id = await startWith(friend, other);
    it.clock.advance(4000);
    for (const _ of [1, 2])
      expect((await calls.step("leave", owner, id)).json()).toMatchObject({
        phase: "running",
        people: [racer({ you: true, host: true, left: true }), racer({ face: SECOND }), racer({ face: THIRD })],
      });
    expect(codeOf(await calls.send(owner, id, toTheEnd()))).toBe("409 E-RACE-NOT_RUNNING");
    // Beginning another would end it: its host still finds it, who else has left does not.
    expect((await calls.open(owner, shared.code)).race).toMatchObject({
      id,
      phase: "running",
      people: 2,
      joined: false,
    });
    expect(codeOf(await join(owner))).toBe("409 E-RACE-NOT_WAITING");
    await calls.send(other, id, toTheEnd());
    const last = await calls.step("leave", friend, id);
    expect(last.json()).toMatchObject({
      phase: "ended",
      people: [
        racer({ face: THIRD, progress: 1000, seconds: 4 }),
        racer({ host: true, left: true }),
        racer({ you: true, face: SECOND, left: true }),
      ],
    });
    expect((await calls.step("leave", other, id)).json()).toEqual(await calls.view(other, id));
    expect((await calls.open(owner, shared.code)).race).toBeNull();
  });

  test("of a quiz has the right answers at the end, and is ordered by them", async () => {
    const quiz = await shareNewBoard(it, owner, "addition", { tasks: 5 });
    const id = await calls.startWith(quiz, [friend]);
    const tasks = quiz.board["tasks"] as { readonly taskId: string; readonly answers: { readonly correct: number } }[];
    const answers = tasks.map(({ taskId, answers: { correct } }) => ({ taskId, taskSelected: correct }));
    const mistaken = answers.with(0, { ...answers[0]!, taskSelected: (answers[0]!.taskSelected + 1) % 4 });
    it.clock.advance(7000);
    const partly = (await calls.send(owner, id, mistaken.slice(0, 2))).json<RaceView>();
    expect(partly.people[0]).toMatchObject({ progress: 400, seconds: null, score: null });
    await calls.send(owner, id, mistaken);
    it.clock.advance(7000);
    expect((await calls.send(friend, id, answers)).json<RaceView>().people).toEqual([
      racer({ you: true, face: SECOND, progress: 1000, seconds: 14, score: { right: 5, total: 5 } }),
      racer({ host: true, progress: 1000, seconds: 7, score: { right: 4, total: 5 } }),
    ]);
  });

  test("says nothing when it is still as the page knows it, and its state changes with all that it shows", async () => {
    const { id, state } = await begin();
    expect((await calls.get(owner, id, state)).statusCode).toBe(204);
    const states = [state];
    const changed = async () => {
      const view = await calls.view(owner, id);
      expect(states).not.toContain(view.state);
      states.push(view.state);
      it.clock.advance(1000);
      expect((await calls.get(owner, id, view.state)).statusCode).toBe(204);
    };
    await join(friend);
    await changed();
    await chooseFace(friend, OWL);
    await changed();
    await calls.step("start", owner, id);
    await changed();
    await calls.send(friend, id, [{ lamps: "#1......." }]);
    await changed();
    await calls.send(friend, id, toTheEnd());
    await changed();
    it.clock.advance(RUNNING_MS);
    await changed();
  });

  test("is over after an hour of waiting and three of playing", async () => {
    const { id } = await begin();
    it.clock.advance(WAITING_MS);
    expect((await join(friend)).json()).toMatchObject({ phase: "waiting" });
    it.clock.advance(1);
    expect(await calls.view(friend, id)).toMatchObject({ phase: "ended", seconds: 0 });
    expect((await calls.open(friend, shared.code)).race).toBeNull();
    const next = await startWith(friend);
    expect(next).not.toBe(id);
    it.clock.advance(RUNNING_MS + 1);
    expect(await calls.view(friend, next)).toMatchObject({ phase: "ended" });
    expect(codeOf(await calls.send(friend, next, toTheEnd()))).toBe("409 E-RACE-NOT_RUNNING");
  });

  test("ends with the link", async () => {
    const id = await startWith(friend);
    await stopSharing();
    expect(await calls.view(friend, id)).toMatchObject({ phase: "ended" });
    expect(codeOf(await calls.send(friend, id, toTheEnd()))).toBe("409 E-RACE-NOT_RUNNING");
    expect((await calls.step("leave", friend, id)).json()).toMatchObject({ phase: "ended" });
    for (const step of ["open", "begin", "join"] as const)
      expect(codeOf(await calls.byCode(step, owner, shared.code))).toBe("410 E-SHARE-ENDED");
    for (const wrong of [newCode(), "", "0".repeat(101)])
      expect(codeOf(await calls.byCode("open", friend, wrong))).toBe("404 E-SHARE-UNKNOWN");
  });

  test("is over while its game is closed", async () => {
    const id = await startWith(friend);
    await setClosed(["fake"]);
    expect(await calls.view(friend, id)).toMatchObject({ phase: "ended" });
    expect(codeOf(await calls.send(friend, id, toTheEnd()))).toBe("409 E-RACE-NOT_RUNNING");
    for (const step of ["open", "begin", "join"] as const)
      expect(codeOf(await calls.byCode(step, owner, shared.code))).toBe("404 E-KAROTA-NOT_FOUND");
    await setClosed([]);
    expect(await calls.view(friend, id)).toMatchObject({ phase: "running" });
  });

  test("goes with the account of its host, and forgets whoever else deletes theirs", async () => {
    const other = await it.newPlayer();
    const id = await startWith(friend, other);
    it.clock.advance(8000);
    await calls.send(friend, id, toTheEnd());
    const exported = async (who: Actor) => (await it.call(who, "GET", "users/export")).json<PersonExport>().races;
    const part = {
      game: "fake",
      joined: "2026-11-21T12:00:00+01:00",
      started: "2026-11-21T12:00:00+01:00",
      lost: false,
      left: false,
    };
    expect(await exported(friend)).toEqual([{ ...part, host: false, progress: 1000, seconds: 8, score: null }]);
    expect(await exported(owner)).toEqual([{ ...part, host: true, progress: 0, seconds: null, score: null }]);
    const ids = async () =>
      (await it.database.db.selectFrom("race_people").select("user_id").orderBy("place").execute()).map(
        ({ user_id }) => user_id,
      );
    await it.call(friend, "DELETE", `users/${friend.id}`);
    expect(await ids()).toEqual([owner.id, other.id]);
    expect((await calls.view(other, id)).people).toEqual([racer({ host: true }), racer({ you: true, face: THIRD })]);
    await it.call(owner, "DELETE", `users/${owner.id}`);
    expect(await ids()).toEqual([]);
    expect(await it.database.db.selectFrom("races").select("id").execute()).toEqual([]);
    expect(codeOf(await calls.get(other, id))).toBe("404 E-KAROTA-NOT_FOUND");
    expect(codeOf(await join(other))).toBe("410 E-SHARE-GONE");
  });

  test("is over when the only one who still played deletes their account", async () => {
    const id = await startWith(friend);
    await calls.send(owner, id, toTheEnd());
    await it.call(friend, "DELETE", `users/${friend.id}`);
    expect(await calls.view(owner, id)).toMatchObject({ phase: "ended" });
  });

  test("is deleted after some time, and with the link at the latest", async () => {
    const { db } = it.database;
    await startWith(friend);
    const count = async () => (await db.selectFrom("races").select("id").execute()).length;
    expect(await deleteOldRaces(db, it.clock.now(), 10)).toBe(0);
    it.clock.advance(1);
    await begin();
    expect(await count()).toBe(2);
    expect(await deleteOldRaces(db, it.clock.now(), 10)).toBe(1);
    it.clock.advance((SHARED_DAYS + 1) * DAY_MS);
    expect(await deleteEndedShares(db, it.clock.now(), 10)).toBe(1);
    expect(await count()).toBe(0);
    expect(await db.selectFrom("race_people").select("user_id").execute()).toEqual([]);
  });

  test("says nothing of a person but their face, and nothing of what they have put where", async () => {
    const [one, two] = [await it.newPlayer(), await it.newPlayer()];
    const people = [owner, one, two];
    for (const [place, who] of people.entries()) await it.call(who, "PUT", "users", { name: `Name of the ${place}` });
    const texts: string[] = [];
    const ask = async (...replies: readonly Promise<Reply>[]) => {
      for (const reply of await Promise.all(replies)) texts.push(`${JSON.stringify(reply.headers)} ${reply.body}`);
    };
    await ask(calls.byCode("begin", owner, shared.code));
    const { race } = await calls.open(owner, shared.code);
    const { id } = race!;
    for (const who of [one, two]) await ask(calls.byCode("open", who, shared.code), join(who));
    await ask(calls.step("start", owner, id));
    for (const who of people) {
      await ask(calls.send(who, id, [{ lamps: "#10......" }]), calls.get(who, id));
      await ask(it.call(who, "GET", `races/${id}/events`), calls.byCode("open", who, shared.code));
    }
    await ask(calls.send(one, id, toTheEnd()), calls.step("leave", two, id));
    expect(texts.length).toBeGreaterThan(15);
    for (const text of texts) {
      for (const { id: person } of people) expect(text).not.toContain(person);
      for (const secret of ["Name of", "lamps", "#1", shared.board.gridId]) expect(text).not.toContain(secret);
      expect(text).toContain("no-store");
    }
  });
});

describeEachDatabase("a race at two servers", (kind) => {
  const STREAM_MS = 60_000;
  let one: TestApp;
  /** The same server where the database allows only one. */
  let two: TestApp;
  let shared: SharedBoard;
  beforeEach(async () => {
    // A server that listens makes the boards of every game in advance.
    const settings = { kind, catalogue: TEST_CATALOGUE.slice(0, 1), streamMs: STREAM_MS };
    one = await testApp(settings);
    two = kind === "sqlite" ? one : await testApp({ ...settings, on: one.home, clock: one.clock });
    shared = await shareNewBoard(one, await one.newPlayer());
    return async () => {
      if (two !== one) await two.close();
      await one.close();
    };
  });

  /** Follows the events of a race at a server that listens; `next` resolves with the next version that is new. */
  async function follow(it: TestApp, who: Actor, id: string) {
    const url = await it.app.listen({ host: "127.0.0.1", port: 0 });
    const headers = { authorization: `Bearer ${it.tokenFor(who)}` };
    const { body } = await fetch(`${url}/api/v1/races/${id}/events`, { headers });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let version = 0;
    /** What has arrived and was not looked at: several events may come at once. */
    let rest = "";
    return {
      async next(): Promise<number> {
        for (;;) {
          const length = rest.indexOf("\n\n");
          if (length === -1) {
            const { value, done } = await reader.read();
            if (done) throw new Error("The stream has ended.");
            rest += value;
            continue;
          }
          // A heartbeat has none, and a server that makes a version itself says it twice.
          const told = Number(/^event: version\ndata: (\d+)$/.exec(rest.slice(0, length))?.[1] ?? 0);
          rest = rest.slice(length + 2);
          if (told > version) return (version = told);
        }
      },
      end: () => reader.cancel(),
    };
  }

  test("tells everybody in it by events that it has a new version, and nothing where nothing has changed", async () => {
    const { owner, board } = shared;
    const friend = await one.newPlayer();
    const [here, there] = [raceCalls(one), raceCalls(two)];
    const { id } = await here.begin(shared);
    const { next, end } = await follow(two, owner, id);
    const versions = [await next()];
    const steps = [
      () => here.byCode("join", friend, shared.code),
      () => here.step("start", owner, id),
      () => here.send(friend, id, [{ lamps: "#1.." }]),
      () => there.send(friend, id, savesToTheEnd(fakeGame, board)),
      () => here.step("leave", owner, id),
      () => here.byCode("begin", owner, shared.code),
    ];
    for (const step of steps) {
      // The second time changes nothing, and the next event is that of the next step.
      for (const _ of [1, 2]) expect((await step()).statusCode).toBe(200);
      versions.push(await next());
    }
    await end();
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("tells everybody that it has ended with the link", async () => {
    const { id } = await raceCalls(one).begin(shared);
    const { next, end } = await follow(two, shared.owner, id);
    await next();
    const { game, gridId } = shared.board;
    expect((await one.call(shared.owner, "DELETE", `games/${game}/${gridId}/share`)).statusCode).toBe(200);
    expect(await next()).toBe(2);
    expect(await raceCalls(two).view(shared.owner, id)).toMatchObject({ phase: "ended" });
    await end();
  });

  test("tells everybody that it has ended with a link that had to make room", async () => {
    const owner = await one.newPlayer({ balance: 100_000 });
    const { id } = await raceCalls(one).begin(await shareNewBoard(one, owner));
    const { next, end } = await follow(two, owner, id);
    await next();
    for (let n = 0; n < MAX_SHARED; n++) {
      one.clock.advance(1);
      await shareNewBoard(one, owner);
    }
    expect(await next()).toBe(2);
    expect(await raceCalls(two).view(owner, id)).toMatchObject({ phase: "ended" });
    await end();
  });

  test("sends an event to everybody in it when somebody, or its host, deletes their account", async () => {
    const [friend, other] = [await one.newPlayer(), await one.newPlayer()];
    const [here, there] = [raceCalls(one), raceCalls(two)];
    const id = await here.startWith(shared, [friend, other]);
    const { next, end } = await follow(two, friend, id);
    const before = await next();
    expect((await one.call(other, "DELETE", `users/${other.id}`)).statusCode).toBe(200);
    expect(await next()).toBe(before + 1);
    expect((await there.view(friend, id)).people).toEqual([racer({ host: true }), racer({ you: true, face: SECOND })]);
    expect((await one.call(shared.owner, "DELETE", `users/${shared.owner.id}`)).statusCode).toBe(200);
    expect(await next()).toBe(before + 2);
    expect(codeOf(await there.get(friend, id))).toBe("404 E-KAROTA-NOT_FOUND");
    await end();
  });

  test("takes as many as there are places when more come at the same time", async () => {
    const { id } = await raceCalls(one).begin(shared);
    const people = await Promise.all(Array.from({ length: 2 * MAX_IN_RACE }, () => one.newPlayer()));
    const replies = await Promise.all(
      people.map((who, place) => raceCalls(place % 2 === 0 ? one : two).byCode("join", who, shared.code)),
    );
    const joined = replies.filter(({ statusCode }) => statusCode === 200);
    expect(joined).toHaveLength(MAX_IN_RACE - 1);
    for (const reply of replies.filter((one) => !joined.includes(one))) expect(codeOf(reply)).toBe("409 E-RACE-FULL");
    expect((await raceCalls(two).view(shared.owner, id)).people).toHaveLength(MAX_IN_RACE);
  });
});
