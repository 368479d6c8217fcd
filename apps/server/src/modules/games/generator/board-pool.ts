import type { FastifyBaseLogger } from "fastify";
import type { OptionValues } from "@karota/engine/options.ts";
import { optionsKey } from "../game-registry.ts";
import type { Generator } from "./generator.ts";

/** Ready boards, so that a start does not wait for its board to be made. */
export interface BoardPool {
  /** A board's payload as JSON text, ready or made now; nobody else gets it. */
  take(game: string, options: OptionValues): Promise<string>;
  /** A board that was taken and not used after all. */
  giveBack(game: string, options: OptionValues, payload: string): void;
  /** Makes one board of these options, so that the first wish does not wait; that wish fills the pile. */
  prepare(game: string, options: OptionValues): void;
  count(): BoardPoolCount;
}
export interface BoardPoolCount {
  /** The games and options of which boards are kept. */
  readonly choices: number;
  readonly ready: number;
  /** Being made, or waiting to be. */
  readonly coming: number;
}

interface Choice {
  readonly game: string;
  readonly options: OptionValues;
  readonly ready: string[];
  /** How many are being made. */
  coming: number;
}

/** Boards kept of one choice, and choices kept: the latest asked for. */
const BOARDS_PER_CHOICE = 3;
const MAX_CHOICES = 60;

export function boardPool(generator: Generator, log: FastifyBaseLogger): BoardPool {
  const choices = new Map<string, Choice>();

  function choiceOf(game: string, options: OptionValues): Choice {
    const key = `${game} ${optionsKey(options)}`;
    const pile = choices.get(key) ?? { game, options, ready: [], coming: 0 };
    choices.delete(key);
    choices.set(key, pile);
    if (choices.size > MAX_CHOICES) choices.delete(choices.keys().next().value!);
    return pile;
  }

  async function add(pile: Choice): Promise<void> {
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

  function fill(pile: Choice): void {
    for (let missing = BOARDS_PER_CHOICE - pile.ready.length - pile.coming; missing > 0; missing--) void add(pile);
  }

  return {
    async take(game, options) {
      const pile = choiceOf(game, options);
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
      const { ready } = choiceOf(game, options);
      if (ready.length < BOARDS_PER_CHOICE) ready.push(payload);
    },
    prepare(game, options) {
      const pile = choiceOf(game, options);
      if (pile.ready.length + pile.coming === 0) void add(pile);
    },
    count() {
      const all = [...choices.values()];
      return {
        choices: all.length,
        ready: all.reduce((sum, { ready }) => sum + ready.length, 0),
        coming: all.reduce((sum, { coming }) => sum + coming, 0),
      };
    },
  };
}
