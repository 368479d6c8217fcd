import { freshBoard } from "./fresh-board.ts";
import type { Library } from "../game-registry.ts";
import type { Generator } from "./generator.ts";

/** Makes boards in this thread: for a catalogue that is handed in, which worker threads could not import. */
export const ownThreadGenerator = (library: Library): Generator => ({
  async generate(game, options) {
    const shelved = library.find(game);
    if (!shelved) throw new Error(`no game ${game}`);
    return freshBoard(shelved.game, await shelved.loadGenerate(), options);
  },
  close: async () => {},
});
