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
import { fakeGame, type FakeMove, type FakeState } from "./testing/fake-game.ts";

const speaker: Speaker = { language: "sl", say: ({ id }) => id };
const fresh = fakeGame.start(fakeGame.generate({ size: 9 }, seeded("session")));
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

  it("stands still at both ends of its history", () => {
    const none = playAll();
    expect([canUndo(none as never), canRedo(none as never)]).toStrictEqual([false, false]);
    expect(back(none)).toBe(none);
    const one = playAll(lit(1));
    expect(forth(one)).toBe(one);
    expect([canUndo(one as never), canRedo(back(one) as never)]).toStrictEqual([true, true]);
  });

  it("forgets undone moves when another is played", () => {
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

  it("is refused when it was saved in a way nobody knows", () => {
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

describe("the timer", () => {
  it("counts while it runs and rests while it stands", () => {
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
