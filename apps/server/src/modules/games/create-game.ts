import { randomUUID } from "node:crypto";
import type { Board } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { Actor } from "../../deps.ts";
import { fail, type Failure } from "../../fail.ts";
import { findReply, saveReply, claimRequest, type IdempotentRequest } from "../../idempotency.ts";
import { balanceOf, carrotsOf, charge } from "../credits/index.ts";
import { getActiveGame, type GamesDeps } from "./games-deps.ts";
import type { LoadedGame } from "./game-registry.ts";
import { newPlay, rowOf, type Play } from "./play.ts";
import { tierPriceOf } from "./prices.ts";
import { readOptions } from "./rules.ts";
import { addPlay } from "./store.ts";
import { boardOfPlay } from "./serialize-board.ts";

/** The new board with what it cost and what is left, in carrots. */
export type CreatedGame = Board & { price: number; credit_amount: number };

export interface CreateGame {
  readonly actor: Actor;
  readonly name: string;
  readonly options: OptionValues;
  /** The price that the page has shown, in carrots; null without one. */
  readonly shown: number | null;
  readonly language: Language;
  /** Null: the request is not deduplicated. */
  readonly idempotency: IdempotentRequest | null;
}

const tooFew = (price: number, balance: number): Failure =>
  fail("E-KAROTA-NOT_ENOUGH_CARROTS", { price: carrotsOf(price), credit_amount: carrotsOf(balance) });

/**
 * Starts a paid game: the carrots are taken and the board is there, or neither.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-GAME_VALIDATION, E-KAROTA-NOT_ENOUGH_CARROTS, E-KAROTA-OLD_VALUES when the
 *   page has shown another price
 */
export function createGame(deps: GamesDeps, input: CreateGame): Promise<CreatedGame> {
  // One start of a person after the other, so that no boards are made which the carrots do not reach.
  return deps.mutex.runExclusive(`starts of ${input.actor.id}`, () => create(deps, input));
}

/** The price of the settings in force. @throws E-KAROTA-OLD_VALUES when the page has shown another one */
function getPrice(deps: GamesDeps, { game }: LoadedGame, options: OptionValues, shown: number | null): number {
  const price = tierPriceOf(deps.settings(), game.tier(options));
  if (shown !== null && Math.round(100 * shown) !== price)
    throw fail("E-KAROTA-OLD_VALUES", { price: carrotsOf(price) }, "another price was shown");
  return price;
}

async function create(deps: GamesDeps, input: CreateGame): Promise<CreatedGame> {
  const { actor, idempotency } = input;
  const { database, boardPool } = deps;
  const answered = idempotency && (await findReply(database.db, idempotency));
  if (answered) return answered.body as CreatedGame;

  const loaded = getActiveGame(deps, input.name);
  const options = readOptions(loaded, input.options, input.language);
  const price = getPrice(deps, loaded, options, input.shown);
  const balance = await balanceOf(database.db, actor.id);
  if (balance < price) {
    // The same request, in another process, may have taken the last carrots since the first check.
    const meanwhile = idempotency && (await findReply(database.db, idempotency));
    if (meanwhile) return meanwhile.body as CreatedGame;
    throw tooFew(price, balance);
  }

  const payload = await boardPool.take(loaded.id, options);
  const now = deps.clock.now();
  const state: unknown = loaded.game.payload.decode(JSON.parse(payload));
  const ids = { userId: actor.id, gridId: randomUUID(), period: null, periodKey: null };
  const play = newPlay({ ...ids, loaded, options, state, payload }, now);
  let created: CreatedGame | null;
  try {
    created = await pay(deps, input, play, now);
  } catch (error) {
    boardPool.giveBack(loaded.id, options, payload);
    throw error;
  }
  if (created) {
    deps.opened.set(play);
    return created;
  }
  // The same request, in another process, finished first.
  boardPool.giveBack(loaded.id, options, payload);
  const saved = await findReply(database.db, idempotency!);
  return saved!.body as CreatedGame;
}

/** Null when this request has been answered meanwhile. */
async function pay(
  deps: GamesDeps,
  { actor, language, name, idempotency, shown }: CreateGame,
  play: Play,
  now: number,
): Promise<CreatedGame | null> {
  const board = boardOfPlay(play, null, language, deps.calendar);
  return deps.database.transaction(async (queries) => {
    if (idempotency && !(await claimRequest(queries, idempotency, now))) return null;
    // Once more: while the board was made, the game may have been closed, or its price changed.
    getActiveGame(deps, name);
    const price = getPrice(deps, play.loaded, play.options, shown);
    const movement = { userId: actor.id, amount: price, reason: "game", reference: play.gridId, now } as const;
    const left = await charge(queries, movement);
    if (left === null) throw tooFew(price, await balanceOf(queries, actor.id));
    await addPlay(queries, rowOf(play));
    const created = { ...board, price: carrotsOf(price), credit_amount: carrotsOf(left) };
    if (idempotency) await saveReply(queries, idempotency, { status: 200, body: created });
    return created;
  });
}
