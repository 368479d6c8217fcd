import type { OptionValues } from "@karota/engine/options.ts";
import type { Generator } from "./generator/generator.ts";
import type { LoadedGame } from "./game-registry.ts";

export interface Trial {
  readonly solved: boolean;
  /** Number of moves. */
  readonly moves: number;
  /** Time to generate the board, in milliseconds. */
  readonly making: number;
}

/** Generates a board as players get it and plays it to its end. @throws what generator or game throw */
export async function selfTest(generator: Generator, { id, game }: LoadedGame, options: OptionValues): Promise<Trial> {
  const began = performance.now();
  const payload = await generator.generate(id, options, "urgent");
  const making = Math.round(performance.now() - began);
  let state: unknown = game.payload.decode(JSON.parse(payload));
  const moves = game.solve(state);
  for (const move of moves) state = game.apply(state, move);
  return { solved: game.check(state).status === "solved", moves: moves.length, making };
}
