import type { FastifyBaseLogger } from "fastify";
import type { OptionValues } from "@karota/engine/options.ts";
import { optionsKey } from "../game-registry.ts";
import type { Generator } from "./generator.ts";

/** Boards made in advance, so that starting a game does not wait for its board. */
export interface BoardPool {
  /** Returns a board's payload as JSON text, from the pool or made now. Each payload is returned once. */
  take(game: string, options: OptionValues): Promise<string>;
  /** Returns a payload to the pool that was taken and not used. */
  giveBack(game: string, options: OptionValues, payload: string): void;
  /** Makes one board of these options in advance. The first `take` of them fills the pool. */
  prepare(game: string, options: OptionValues): void;
  count(): BoardPoolCount;
}
export interface BoardPoolCount {
  /** How many pairs of game and options the pool holds boards of. */
  readonly choices: number;
  readonly ready: number;
  /** Boards being made or queued. */
  readonly coming: number;
}

interface Choice {
  readonly game: string;
  readonly options: OptionValues;
  readonly ready: string[];
  /** Boards being made. */
  pending: number;
}

/** The pool holds the choices that were requested last. */
const BOARDS_PER_CHOICE = 3;
const MAX_CHOICES = 60;

export function boardPool(generator: Generator, log: FastifyBaseLogger): BoardPool {
  const choices = new Map<string, Choice>();

  function choiceOf(game: string, options: OptionValues): Choice {
    const key = `${game} ${optionsKey(options)}`;
    const choice = choices.get(key) ?? { game, options, ready: [], pending: 0 };
    choices.delete(key);
    choices.set(key, choice);
    if (choices.size > MAX_CHOICES) choices.delete(choices.keys().next().value!);
    return choice;
  }

  async function add(choice: Choice): Promise<void> {
    choice.pending++;
    try {
      choice.ready.push(await generator.generate(choice.game, choice.options, "ahead"));
    } catch (error) {
      // Not retried before the next request, which gets the error itself.
      log.debug({ err: error, game: choice.game }, "no board for the pool");
    } finally {
      choice.pending--;
    }
  }

  function fill(choice: Choice): void {
    for (let missing = BOARDS_PER_CHOICE - choice.ready.length - choice.pending; missing > 0; missing--)
      void add(choice);
  }

  return {
    async take(game, options) {
      const choice = choiceOf(game, options);
      const ready = choice.ready.shift();
      if (ready !== undefined) {
        fill(choice);
        return ready;
      }
      const payload = await generator.generate(game, options, "urgent");
      fill(choice);
      return payload;
    },
    giveBack(game, options, payload) {
      const { ready } = choiceOf(game, options);
      if (ready.length < BOARDS_PER_CHOICE) ready.push(payload);
    },
    prepare(game, options) {
      const choice = choiceOf(game, options);
      if (choice.ready.length + choice.pending === 0) void add(choice);
    },
    count() {
      const all = [...choices.values()];
      return {
        choices: all.length,
        ready: all.reduce((sum, { ready }) => sum + ready.length, 0),
        coming: all.reduce((sum, { pending }) => sum + pending, 0),
      };
    },
  };
}
