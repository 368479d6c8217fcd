import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Speaker } from "./message.ts";
import { seeded } from "./random.ts";
import {
  canRedo,
  canUndo,
  elapsed,
  loadSession,
  openSession,
  play,
  redo,
  runTimer,
  saveSession,
  STOPPED,
  stopTimer,
  undo,
  type Session,
} from "./session.ts";
import { fakeMines, type MinesMove, type MinesState } from "./testing/fake-mines.ts";
import { fakeGame, fakeGenerate, type FakeMove, type FakeState } from "./testing/fake-game.ts";

const speaker: Speaker = { language: "sl", say: ({ id }) => id };
const fresh = fakeGame.start(fakeGenerate({ size: 9 }, seeded("session")));
const lit = (at: number, on: boolean | null = true): FakeMove => ({ at, lit: on });
const playAll = (...moves: readonly FakeMove[]) =>
  moves.reduce((session, move) => play(fakeGame, session, move), openSession<FakeState, FakeMove>(fresh));
const back = (session: Session<FakeState, FakeMove>) => undo(fakeGame, session);
const forth = (session: Session<FakeState, FakeMove>) => redo(fakeGame, session);

describe("a session", () => {
  it("undoes and redoes every move to the very state there was", () => {
    const [one, two] = [playAll(lit(1)), playAll(lit(1), lit(2))];
    expect(back(two).state).toStrictEqual(one.state);
    expect(back(back(two)).state).toStrictEqual(fresh);
    expect(forth(forth(back(back(two)))).state).toStrictEqual(two.state);
  });

  it("does not move beyond either end of its history", () => {
    const none = playAll();
    expect([canUndo(none as never), canRedo(none as never)]).toStrictEqual([false, false]);
    expect(back(none)).toBe(none);
    const one = playAll(lit(1));
    expect(forth(one)).toBe(one);
    expect([canUndo(one as never), canRedo(back(one) as never)]).toStrictEqual([true, true]);
  });

  it("drops undone moves when another is played", () => {
    const other = play(fakeGame, back(playAll(lit(1), lit(2))), lit(3));
    expect(other.moves).toStrictEqual([lit(1), lit(3)]);
    expect(canRedo(other as never)).toBe(false);
  });

  it("does not change for an illegal move", () => {
    const one = playAll(lit(1));
    expect(play(fakeGame, one, lit(0))).toBe(one);
    expect(play(fakeGame, one, lit(1))).toBe(one);
  });

  it("begins anew after a move that cannot be taken back", () => {
    const erased = playAll(lit(1), lit(2), lit(1, null));
    expect(canUndo(erased as never)).toBe(false);
    expect(erased.state.lamps[2]).toBe("1");
    expect(erased.base).toBe(erased.state);
  });

  it("comes back from storage with its whole history, at the position it had", () => {
    const session = back(playAll(lit(1), lit(2), lit(3, false)));
    const loaded = loadSession(fakeGame, JSON.parse(JSON.stringify(saveSession(fakeGame, session, speaker))));
    expect(loaded).toStrictEqual(session);
    expect(back(back(loaded)).state).toStrictEqual(fresh);
    expect(forth(loaded).state).toStrictEqual(playAll(lit(1), lit(2), lit(3, false)).state);
  });

  it("is refused when it was saved in an unknown format", () => {
    const saved = saveSession(fakeGame, playAll(lit(1)), speaker);
    expect(() => loadSession(fakeGame, { ...saved, v: 2 as never })).toThrow("unknown version");
    expect(() => loadSession(fakeGame, { ...saved, base: { lamps: 1 } })).toThrow();
    for (const position of [9, -1, 0.5]) expect(() => loadSession(fakeGame, { ...saved, position })).toThrow();
  });

  it("is always the replay of its moves, however one goes back and forth", () => {
    const step = fc.oneof(
      fc.record({ at: fc.integer({ min: -1, max: 9 }), lit: fc.constantFrom(true, false, null) }),
      fc.constantFrom("undo" as const, "redo" as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let session = openSession<FakeState, FakeMove>(fresh);
        for (const one of steps) {
          if (one === "undo") session = back(session);
          else if (one === "redo") session = forth(session);
          else session = play(fakeGame, session, one);
        }
        const replayed = session.moves.slice(0, session.position).reduce(fakeGame.apply, session.base);
        expect(session.state).toStrictEqual(replayed);
        expect(session.position).toBeLessThanOrEqual(session.moves.length);
      }),
      { seed: 1 },
    );
  });
});

describe("a session of a game that takes moves back from the board as it is now", () => {
  const field = fakeMines.start({ field: "*..*...." });
  const [flag, dig] = (["flag", "dig"] as const).map((does) => (at: number): MinesMove => ({ at, does })) as [
    (at: number) => MinesMove,
    (at: number) => MinesMove,
  ];
  const playMines = (...moves: readonly MinesMove[]) =>
    moves.reduce((session, move) => play(fakeMines, session, move), openSession<MinesState, MinesMove>(field));

  it("undoes and redoes flags and leaves dug what was dug meanwhile", () => {
    const session = playMines(flag(0), dig(1), flag(3), dig(2));
    const once = undo(fakeMines, session);
    expect(once.state.ground).toBe("foo-----");
    const twice = undo(fakeMines, once);
    expect(twice.state.ground).toBe("-oo-----");
    expect(canUndo(twice as never)).toBe(false);
    expect(redo(fakeMines, redo(fakeMines, twice)).state).toStrictEqual(session.state);
    expect(redo(fakeMines, session)).toBe(session);
  });

  it("drops the flags that can no longer be taken back", () => {
    const lost = playMines(flag(3), flag(1), dig(0));
    expect(fakeMines.check(lost.state).status).toBe("failed");
    expect(canUndo(lost as never)).toBe(false);
    const unflagged = playMines(flag(3), flag(1), flag(1), dig(1));
    expect(undo(fakeMines, unflagged).state.ground).toBe("-o------");
    expect(unflagged.moves).toStrictEqual([flag(3)]);
  });

  it("drops undone moves when another is played, also one that cannot be undone", () => {
    const other = play(fakeMines, undo(fakeMines, playMines(flag(0), flag(3))), dig(1));
    expect([canUndo(other as never), canRedo(other as never)]).toStrictEqual([true, false]);
  });

  it("comes back from storage with what was dug and the flags that can be taken back", () => {
    const session = undo(fakeMines, playMines(flag(0), dig(1), flag(3)));
    const loaded = loadSession(fakeMines, JSON.parse(JSON.stringify(saveSession(fakeMines, session, speaker))));
    expect(loaded).toStrictEqual(session);
    expect(undo(fakeMines, loaded).state.ground).toBe("-o------");
    expect(redo(fakeMines, loaded).state.ground).toBe("fo-f----");
  });
});

describe("the timer", () => {
  it("counts while it runs and rests while it is stopped", () => {
    const running = runTimer(STOPPED, 1_000);
    expect(elapsed(running, 4_000)).toBe(3_000);
    const stopped = stopTimer(running, 5_000);
    expect(elapsed(stopped, 99_000)).toBe(4_000);
    expect(elapsed(runTimer(stopped, 100_000), 101_000)).toBe(5_000);
  });

  it("is not restarted by a second start and never runs backwards", () => {
    const running = runTimer(STOPPED, 1_000);
    expect(runTimer(running, 3_000)).toBe(running);
    expect(elapsed(running, 500)).toBe(0);
  });
});
