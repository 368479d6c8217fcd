import { describe, expect, it } from "vitest";
import { openSession, play, redo, undo } from "@karota/engine/session.ts";
import type { Move, State } from "./board.ts";
import { minesweeper } from "./index.ts";
import { chordOf, minesLeft } from "./play.ts";
import { rowsOf, stateOf } from "./testing/boards.ts";

/*
 * Numbers of the board below:
 *   0 0 0 1 *
 *   0 0 0 1 1
 *   1 1 1 0 0
 *   1 * 1 0 0
 *   1 1 1 0 0
 */
const fresh = stateOf("s...*", ".....", ".....", ".*...", ".....");
const at = (x: number, y: number): number => y * 5 + x;
const reveal = (...cells: number[]): Move => ({ type: "reveal", cells });
const mark = (...cells: number[]): Move => ({ type: "mark", cells, marked: true });
const unmark = (...cells: number[]): Move => ({ type: "mark", cells, marked: false });
const played = (state: State, ...moves: Move[]): State =>
  moves.reduce((now, move) => minesweeper.apply(now, move), state);
const { check } = minesweeper;
/** A wall of mines leaves the right side hidden from the start. */
const walled = stateOf("s..*.", "...*.", "...*.", "...*.", ".....");

describe("digging", () => {
  it("opens all around a cell without mines, on and on, when a board is started", () => {
    expect(rowsOf(fresh)).toStrictEqual(["RRRRI", "RRRRR", "RRRRR", "IIRRR", "IIRRR"]);
    expect(rowsOf(walled)).toStrictEqual(["RRRII", "RRRII", "RRRII", "RRRII", "RRRII"]);
  });

  it("opens one cell where mines touch it", () => {
    expect(rowsOf(played(fresh, reveal(at(0, 4))))).toStrictEqual(["RRRRI", "RRRRR", "RRRRR", "IIRRR", "RIRRR"]);
  });

  it("takes flags off where it opens on and on, for no mine is there", () => {
    const open = stateOf("s*....", ".*....", ".*....", "......", "......", "......");
    const flagged = played(open, mark(5));
    expect(check(flagged).hasWrongValues).toBe(true);
    const after = played(flagged, reveal(11));
    expect(after.cover[5]).toBe("R");
    expect(check(after).hasWrongValues).toBe(false);
  });

  it("spares cells with a flag, open cells and cells outside", () => {
    const flagged = played(fresh, mark(at(0, 4)));
    for (const move of [reveal(at(0, 4)), reveal(at(0, 0)), reveal(25), reveal(-1), reveal()])
      expect(played(flagged, move)).toBe(flagged);
  });

  it("solves the board with the last safe cell, whatever is flagged", () => {
    const last = played(fresh, reveal(at(0, 3)), reveal(at(0, 4)));
    expect(check(last).status).toBe("playing");
    expect(check(played(last, reveal(at(1, 4))))).toMatchObject({
      status: "solved",
      allFilledUp: true,
      hasWrongValues: false,
      progress: { done: 3, total: 3 },
    });
  });

  it("ends the game with the first mine, and then nothing moves any more", () => {
    const lost = played(fresh, reveal(at(4, 0), at(0, 3)));
    expect(rowsOf(lost)).toStrictEqual(["RRRRR", "RRRRR", "RRRRR", "IIRRR", "IIRRR"]);
    expect(check(lost)).toMatchObject({ status: "failed", hasWrongValues: true });
    for (const move of [reveal(at(0, 3)), mark(at(0, 3)), { type: "chord", cell: at(2, 3) } as const])
      expect(played(lost, move)).toBe(lost);
    expect(minesweeper.solve(lost)).toStrictEqual([]);
    expect(minesweeper.hint!(lost)).toBeNull();
  });
});

describe("flags", () => {
  it("are set and taken away, and the counter counts them, right or wrong", () => {
    expect(minesLeft(fresh)).toBe(2);
    const two = played(fresh, mark(at(1, 3), at(0, 3)));
    expect([minesLeft(two), check(two).hasWrongValues]).toStrictEqual([0, true]);
    expect(played(two, unmark(at(0, 3), at(1, 3)))).toStrictEqual(fresh);
    expect(minesLeft(played(two, mark(at(0, 4))))).toBe(-1);
  });

  it("make the board full when nothing is hidden any more, and wrong ones prevent it from being solved", () => {
    const full = played(fresh, mark(at(4, 0), at(1, 3), at(0, 3)), reveal(at(0, 4)), reveal(at(1, 4)));
    expect(check(full)).toMatchObject({ status: "playing", allFilledUp: true, hasWrongValues: true });
  });

  it("are a fault around a number that has fewer mines", () => {
    const many = played(fresh, mark(at(1, 3), at(1, 4)));
    expect(check(many).faults.map(({ code }) => code)).toContain("tooMany");
    expect(check(many).faults.flatMap(({ cells }) => cells)).toContainEqual([2, 3]);
    expect(check(played(fresh, mark(at(1, 3)))).faults).toStrictEqual([]);
  });

  it("are not set twice, not on open cells, and not only in part", () => {
    const one = played(fresh, mark(at(1, 3)));
    for (const move of [mark(at(1, 3)), mark(at(0, 0)), mark(at(0, 3), at(1, 3)), unmark(at(0, 3))])
      expect(played(one, move)).toBe(one);
  });
});

describe("a chord", () => {
  it("digs up the other neighbours of a number that has its flags", () => {
    const flagged = played(fresh, mark(at(1, 3)));
    expect(chordOf(flagged, at(2, 3))).toStrictEqual([at(1, 4)]);
    expect(
      check(played(flagged, { type: "chord", cell: at(0, 2) }, { type: "chord", cell: at(2, 3) })).progress,
    ).toEqual({
      done: 2,
      total: 3,
    });
  });

  it("does nothing with too few or too many flags, on hidden cells and where all is open", () => {
    const chords = [at(2, 3), at(0, 3), at(0, 0), 99, -1].map((cell): Move => ({ type: "chord", cell }));
    for (const chord of chords) expect(played(fresh, chord)).toBe(fresh);
    const many = played(fresh, mark(at(1, 3), at(1, 4)));
    expect(played(many, chords[0]!)).toBe(many);
  });

  it("loses the board when its flag was wrong, with one mine dug up", () => {
    const wrong = played(fresh, mark(at(1, 4)), { type: "chord", cell: at(2, 3) });
    expect(check(wrong).status).toBe("failed");
    const late = played(fresh, mark(at(0, 3)), { type: "chord", cell: at(0, 2) });
    expect(rowsOf(late)).toStrictEqual(["RRRRI", "RRRRR", "RRRRR", "MRRRR", "IIRRR"]);
  });
});

describe("undo", () => {
  const opened = openSession<State, Move>(fresh);
  const session = [mark(at(1, 3)), reveal(at(0, 4)), mark(at(4, 0))].reduce(
    (now, move) => play(minesweeper, now, move),
    opened,
  );

  it("takes flags back and leaves what was dug up open", () => {
    const once = undo(minesweeper, session);
    const twice = undo(minesweeper, once);
    expect(rowsOf(twice.state)).toStrictEqual(["RRRRI", "RRRRR", "RRRRR", "IIRRR", "RIRRR"]);
    expect(undo(minesweeper, twice).state).toStrictEqual(twice.state);
    const again = redo(minesweeper, redo(minesweeper, twice));
    expect(again.state).toStrictEqual(session.state);
  });

  it("takes nothing back on a lost board", () => {
    const lost = play(minesweeper, session, reveal(at(1, 4)));
    const mine = play(minesweeper, opened, reveal(at(4, 0)));
    expect(check(lost.state).status).toBe("playing");
    expect(check(mine.state).status).toBe("failed");
    expect(undo(minesweeper, mine).state).toStrictEqual(mine.state);
    const flagged = play(minesweeper, play(minesweeper, opened, mark(at(1, 3))), reveal(at(4, 0)));
    expect(undo(minesweeper, flagged).state).toStrictEqual(flagged.state);
  });

  it("has no flags any more that were removed when the ground around was opened", () => {
    const open = stateOf("s*....", ".*....", ".*....", "......", "......", "......");
    const flagged = play(minesweeper, openSession<State, Move>(open), mark(5));
    const flooded = play(minesweeper, flagged, reveal(11));
    expect(undo(minesweeper, flooded).state).toStrictEqual(flooded.state);
  });
});
