import { randomInt, randomUUID } from "node:crypto";
import type { Board, Period, SaveReply } from "@karota/contract/games/board.ts";
import type { AnyGame } from "@karota/engine/game.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import type { BrokenNetwork } from "./broken-network.ts";
import { stateOf } from "./playing.ts";

type Save = Readonly<Record<string, unknown>>;

/** A board that a person plays in three parts, minutes apart. */
export interface Seat {
  readonly player: string;
  readonly game: AnyGame;
  readonly board: Board;
  readonly period: Period | null;
  /** The saves of each part, with the state after each. */
  readonly parts: readonly (readonly { readonly save: Save; readonly state: unknown }[])[];
  /** As the server has acknowledged it. */
  state: unknown;
  revision: number;
  seconds: number;
  hints: number;
  completed: boolean;
}

/** Seconds on the board when each part begins, as the page sends them; the clock of the servers moves with them. */
export const PART_SECONDS = [20, 320, 620] as const;

/** The way to the end of a board, or to somewhere before, in three parts. */
function partsOf(game: AnyGame, start: unknown, share: number): Seat["parts"] {
  const all = game.solve(start);
  const moves = all.slice(0, Math.floor(all.length * share));
  let state = start;
  return PART_SECONDS.map((_, part) => {
    const [from, to] = [part, part + 1].map((at) => Math.floor((moves.length * at) / PART_SECONDS.length));
    const target: unknown = moves.slice(from, to).reduce((before: unknown, move) => game.apply(before, move), state);
    return game.saves.between(state, target).map((save) => {
      state = game.saves.merge(state, save);
      return { save, state };
    });
  });
}

/** Sits down at a board that the server has given. */
export function sit(player: string, game: AnyGame, board: Board, period: Period | null): Seat {
  const state = stateOf(game, board);
  // Two of three boards are played to their end.
  const share = randomInt(3) > 0 ? 1 : Math.random();
  return {
    player,
    game,
    board,
    period,
    parts: partsOf(game, state, share),
    state,
    revision: 0,
    seconds: 0,
    hints: 0,
    completed: false,
  };
}

/** Where a board is saved. */
export const savePath = ({ game, period }: Pick<Seat, "game" | "period">): string =>
  period === null ? `games/${pathOf(game.id)}/update` : `games/user_${pathOf(game.id)}_${period}`;

/** Plays one part: each save until it is acknowledged. @throws Error for an answer that should not be */
export async function playPart(network: BrokenNetwork, token: string, seat: Seat, part: number): Promise<void> {
  for (const { save, state } of seat.parts[part]!) {
    const hints = seat.hints + (randomInt(10) === 0 ? 1 : 0);
    const body = {
      ...save,
      gridId: seat.board.gridId,
      revision: seat.revision,
      seconds: PART_SECONDS[part]!,
      hints,
      // A lie, now and then; the server finds out by itself.
      ...(randomInt(20) === 0 && { completed: true }),
    };
    const { status, body: said } = await network.call(token, savePath(seat), body, randomUUID());
    if (status !== 200) throw new Error(`a save of ${seat.game.id}: ${status} ${JSON.stringify(said).slice(0, 200)}`);
    const reply = said as SaveReply;
    Object.assign(seat, {
      state,
      revision: reply.revision,
      completed: reply.completed,
      seconds: PART_SECONDS[part]!,
      hints,
    });
  }
}
