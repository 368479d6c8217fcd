import type { AnyGame, AnyGenerate } from "../game.ts";
import type { OptionValues } from "../options.ts";
import { seeded } from "../random.ts";

/** Freezes a value all the way down and gives it back. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

export type Way = "straight" | "astray" | "marking" | "lost";

/** A board that was played: its states from the fresh one on, all frozen, and the moves between them. */
export interface Path {
  readonly way: Way;
  readonly title: string;
  readonly states: readonly unknown[];
  readonly moves: readonly unknown[];
}

/** Moves of a game that its solutions never hold. */
export interface OtherMoves {
  /** For games with marks: moves beside those that solve, for a state in play. */
  readonly marks?: (state: never) => readonly unknown[];
  /** For games that can be lost: the moves that lose a fresh board. */
  readonly lose?: (fresh: never) => readonly unknown[];
}

const MARKED = 6;

/** At most `count` of the items, or one more, evenly spread, the first and the last among them. */
export const spread = <T>(items: readonly T[], count: number): readonly T[] =>
  items.filter((_, place) => place === items.length - 1 || place % Math.ceil(items.length / count) === 0);

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
 * Ways to play boards of these options: straight to the solution; first with the solution of another board, which is
 * mostly wrong here, then made good; with marks on the way; and lost, where a game can be lost.
 */
export function pathsOf(
  game: AnyGame,
  generate: AnyGenerate,
  options: OptionValues,
  boards: number,
  { marks, lose }: OtherMoves,
): readonly Path[] {
  const boardOf = (seed: string): unknown => deepFreeze(game.start(generate(options, seeded(seed))));
  return Array.from({ length: boards }, (_, board) => {
    const fresh = boardOf(`laws/${board}`);
    const begin = (way: Way): Path => ({
      way,
      title: `${JSON.stringify(options)}, board ${board}, ${way}`,
      states: [fresh],
      moves: [],
    });
    const solution = game.solve(fresh);
    const foreign = game.solve(boardOf(`laws/other/${board}`));
    const astray = playOn(game, begin("astray"), foreign.slice(0, Math.ceil(foreign.length / 3)));
    const last = astray.states.at(-1);
    const paths = [
      playOn(game, begin("straight"), solution),
      game.check(last).status === "playing" ? playOn(game, astray, game.solve(last)) : astray,
    ];
    if (marks) {
      const marked = spread(solution, MARKED);
      let path = begin("marking");
      for (const move of solution) {
        if (marked.includes(move)) path = playOn(game, path, marks(path.states.at(-1) as never));
        path = playOn(game, path, [move]);
      }
      paths.push(path);
    }
    if (lose) paths.push(playOn(game, begin("lost"), lose(fresh as never)));
    else {
      // Only to prove that a game that can be lost says how.
      const wrecked = playOn(game, begin("astray"), foreign);
      if (game.check(wrecked.states.at(-1)).status === "failed") paths.push(wrecked);
    }
    return paths;
  }).flat();
}
