import { freshBoard } from "./fresh-board.ts";
import type { GameRegistry } from "../game-registry.ts";
import type { Generator } from "./generator.ts";

/** Makes boards in this thread: for a catalogue that is handed in, which worker threads could not import. */
export const inlineGenerator = (registry: GameRegistry): Generator => ({
  async generate(game, options, _urgency, edition) {
    const loaded = registry.find(game);
    if (!loaded) throw new Error(`no game ${game}`);
    return freshBoard(loaded.game, await loaded.loadGenerate(), options, edition);
  },
  count: () => ({ waiting: 0, running: 0, threads: 0 }),
  close: async () => {},
});
