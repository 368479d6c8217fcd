import type { OptionValues } from "@karota/engine/options.ts";
import type { Generator } from "./generator/generator.ts";
import type { LoadedGame } from "./game-registry.ts";

export interface Trial {
  readonly solved: boolean;
  /** How many moves it took. */
  readonly moves: number;
  /** How long the board took to be made, in milliseconds. */
  readonly making: number;
}

/** Makes a board as players get one, and plays it to its end. @throws what breaks on the way */
export async function selfTest(generator: Generator, { id, game }: LoadedGame, options: OptionValues): Promise<Trial> {
  const began = performance.now();
  const payload = await generator.generate(id, options, "urgent");
  const making = Math.round(performance.now() - began);
  let state: unknown = game.payload.decode(JSON.parse(payload));
  const moves = game.solve(state);
  for (const move of moves) state = game.apply(state, move);
  return { solved: game.check(state).status === "solved", moves: moves.length, making };
}
