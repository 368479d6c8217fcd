import fc from "fast-check";
import { expect, it } from "vitest";
import type { AnyGame } from "../game.ts";
import { depth } from "./depth.ts";
import type { Path } from "./paths.ts";
import type { Circumstances, PlayedBoards } from "./played-boards.ts";
import { receiveSave } from "./receive-save.ts";

const RUNS = { seed: 4, numRuns: depth(25, 400) };

/** A text with one sign changed, taken out or doubled. */
const misspelt = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: Math.max(0, text.length - 1) }), fc.constantFrom("", "0", "1", "9", "x", " ", "00"))
    .map(([at, sign]) => text.slice(0, at) + sign + text.slice(at + 1));

/** One of the samples with one of its fields spoilt a little, or replaced by anything at all. */
const twisted = (samples: readonly object[]) =>
  fc.tuple(fc.constantFrom(...samples), fc.nat()).chain(([sample, place]) => {
    const entries = Object.entries(sample) as [string, unknown][];
    const [key, value] = entries[place % entries.length] ?? ["x", null];
    const spoilt = typeof value === "string" ? fc.oneof(misspelt(value), fc.anything()) : fc.anything();
    return spoilt.map((other): Record<string, unknown> => ({ ...sample, [key]: other }));
  });

/** Declares the laws of what must change nothing: garbage, other boards' saves, and moves after a board is lost. */
export function garbageLaws(
  game: AnyGame,
  { paths, stages, expectPlayable }: PlayedBoards,
  { lose }: Pick<Circumstances, "lose">,
): void {
  const { saves } = game;

  it("knows how a board is lost, when it can be lost", () => {
    const ends = (own: readonly Path[]) => own.map(({ states }) => game.check(states.at(-1)).status);
    const lost = ends(paths().filter(({ way }) => way === "lost"));
    expect(new Set(lost)).toStrictEqual(new Set(lose ? ["failed"] : []));
    expect(lose === undefined && ends(paths()).includes("failed"), "tell the laws how, with `lose`").toBe(false);
  });

  it.runIf(lose)("keeps a lost board lost: no move, undo or save but the start's changes that", () => {
    const lost = paths().filter(({ way }) => way === "lost");
    const moves = paths().flatMap((path) => path.moves as readonly object[]);
    const own = paths().flatMap(({ states }) => saves.between(states[0], states.at(-1)));
    for (const { states, moves: played, title } of lost) {
      const [before, state] = states.slice(-2);
      expect(game.undoable?.(before, played.at(-1)) ?? true, `${title}: the losing move can be undone`).toBe(false);
      for (const move of played) expect(game.takeBack?.(state, move) ?? null, title).toBeNull();
    }
    const lostStates = fc.constantFrom(...lost.map(({ states }) => ({ fresh: states[0], state: states.at(-1) })));
    const anyMove = fc.oneof(fc.constantFrom(...moves), twisted(moves));
    fc.assert(
      fc.property(lostStates, anyMove, ({ state }, move) => {
        expect(game.apply(state, move)).toBe(state);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(lostStates, fc.oneof(fc.constantFrom(...own), twisted(own)), ({ fresh, state }, save) => {
        const merged: unknown = receiveSave(saves, state, save);
        if (merged === null || game.check(merged).status === "failed") return;
        expect(merged).toStrictEqual(fresh);
      }),
      RUNS,
    );
  });

  it("refuses garbage and another board's saves, or takes them so that the board is still in order", () => {
    const own = paths().flatMap(({ states }) => saves.between(states[0], states.at(-1)));
    expect(own.length).toBeGreaterThan(0);
    const garbage = fc.oneof(fc.constantFrom(...own), { weight: 3, arbitrary: twisted(own) }, fc.anything());
    const attempt = (state: unknown, save: unknown): void => {
      const merged: unknown = receiveSave(saves, state, save);
      if (merged !== null) expectPlayable(merged, state);
    };
    fc.assert(fc.property(fc.constantFrom(...stages()), garbage, attempt), RUNS);
  });

  it("answers garbage moves with the state itself", () => {
    const attempt = (state: unknown, move: unknown): void => {
      expect(game.apply(state, move)).toBe(state);
    };
    fc.assert(fc.property(fc.constantFrom(...stages()), fc.anything(), attempt), RUNS);
  });

  it("keeps the board in order when a move's parts are twisted", () => {
    const moves = paths().flatMap((path) => path.moves as readonly object[]);
    expect(moves.length).toBeGreaterThan(0);
    const attempt = (state: unknown, move: unknown): void => expectPlayable(game.apply(state, move), state);
    fc.assert(fc.property(fc.constantFrom(...stages()), twisted(moves), attempt), RUNS);
  });
}
