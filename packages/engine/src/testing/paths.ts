import type { AnyGame } from "../game.ts";
import type { OptionValues } from "../options.ts";
import { seeded } from "../random.ts";

/** Freezes a value all the way down and gives it back. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** A board that was played: its states from the fresh one on, all frozen, and the moves between them. */
export interface Path {
  readonly title: string;
  readonly states: readonly unknown[];
  readonly moves: readonly unknown[];
}

const boardOf = (game: AnyGame, options: OptionValues, seed: string): unknown =>
  deepFreeze(game.start(game.generate(options, seeded(seed))));

/** Plays on with the moves as far as they are legal and the board is not over. */
function playOn(game: AnyGame, path: Path, moves: readonly unknown[]): Path {
  const states = [...path.states];
  const played = [...path.moves];
  for (const move of moves) {
    const before = states.at(-1);
    if (game.check(before).status !== "playing") break;
    const after = deepFreeze(game.apply(before, move));
    if (after === before) continue;
    states.push(after);
    played.push(move);
  }
  return { ...path, states, moves: played };
}

/**
 * Ways to play boards of these options: one straight to the solution, and one that first plays the solution of another
 * board, which is mostly wrong here, and then makes it good.
 */
export function pathsOf(game: AnyGame, options: OptionValues, boards: number): readonly Path[] {
  return Array.from({ length: boards }, (_, board) => {
    const title = `${JSON.stringify(options)}, board ${board}`;
    const fresh = boardOf(game, options, `laws/${board}`);
    const other = boardOf(game, options, `laws/other/${board}`);
    const begin = (how: string): Path => ({ title: `${title}, ${how}`, states: [fresh], moves: [] });
    const straight = playOn(game, begin("straight"), game.solve(fresh));
    const foreign = game.solve(other);
    const astray = playOn(game, begin("astray"), foreign.slice(0, Math.ceil(foreign.length / 3)));
    const last = astray.states.at(-1);
    return [straight, game.check(last).status === "playing" ? playOn(game, astray, game.solve(last)) : astray];
  }).flat();
}
