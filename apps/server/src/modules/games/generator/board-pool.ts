import type { FastifyBaseLogger } from "fastify";
import type { OptionValues } from "@karota/engine/options.ts";
import { optionsKey } from "../game-registry.ts";
import type { Generator } from "./generator.ts";

/** Ready boards, so that a start does not wait for its board to be made. */
export interface Stock {
  /** A board's payload as JSON text, ready or made now; nobody else gets it. */
  take(game: string, options: OptionValues): Promise<string>;
  /** A board that was taken and not used after all. */
  giveBack(game: string, options: OptionValues, payload: string): void;
  /** Makes one board of these options, so that the first wish does not wait; that wish fills the pile. */
  prepare(game: string, options: OptionValues): void;
  count(): StockCount;
}
export interface StockCount {
  /** The games and options of which boards are kept. */
  readonly choices: number;
  readonly ready: number;
  /** Being made, or waiting to be. */
  readonly coming: number;
}

interface Pile {
  readonly game: string;
  readonly options: OptionValues;
  readonly ready: string[];
  /** How many are being made. */
  coming: number;
}

/** Boards kept of one choice, and choices kept: the latest asked for. */
const PER_CHOICE = 3;
const CHOICES = 60;

export function stockOf(generator: Generator, log: FastifyBaseLogger): Stock {
  const piles = new Map<string, Pile>();

  function pileOf(game: string, options: OptionValues): Pile {
    const key = `${game} ${optionsKey(options)}`;
    const pile = piles.get(key) ?? { game, options, ready: [], coming: 0 };
    piles.delete(key);
    piles.set(key, pile);
    if (piles.size > CHOICES) piles.delete(piles.keys().next().value!);
    return pile;
  }

  async function add(pile: Pile): Promise<void> {
    pile.coming++;
    try {
      pile.ready.push(await generator.generate(pile.game, pile.options, "ahead"));
    } catch (error) {
      // Not tried again before the next wish: that one meets the error itself.
      log.debug({ err: error, game: pile.game }, "no board for the stock");
    } finally {
      pile.coming--;
    }
  }

  function fill(pile: Pile): void {
    for (let missing = PER_CHOICE - pile.ready.length - pile.coming; missing > 0; missing--) void add(pile);
  }

  return {
    async take(game, options) {
      const pile = pileOf(game, options);
      const ready = pile.ready.shift();
      if (ready !== undefined) {
        fill(pile);
        return ready;
      }
      const payload = await generator.generate(game, options, "urgent");
      fill(pile);
      return payload;
    },
    giveBack(game, options, payload) {
      const { ready } = pileOf(game, options);
      if (ready.length < PER_CHOICE) ready.push(payload);
    },
    prepare(game, options) {
      const pile = pileOf(game, options);
      if (pile.ready.length + pile.coming === 0) void add(pile);
    },
    count() {
      const all = [...piles.values()];
      return {
        choices: all.length,
        ready: all.reduce((sum, { ready }) => sum + ready.length, 0),
        coming: all.reduce((sum, { coming }) => sum + coming, 0),
      };
    },
  };
}
