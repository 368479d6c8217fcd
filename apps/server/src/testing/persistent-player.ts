import { randomUUID } from "node:crypto";
import type { Board, SaveReply } from "@karota/contract/games/board.ts";
import { failureBody } from "@karota/contract/errors/failure.ts";
import { expect } from "vitest";
import type { Actor } from "../deps.ts";
import { solution } from "../modules/games/testing/playing.ts";
import type { TestApp } from "./test-app.ts";

/** A person who plays one paid board after the other, and sends a request that is refused for now again, as pages do. */
export interface PersistentPlayer {
  /** Boards that were acknowledged as completed. */
  readonly completed: readonly string[];
  /** How often a request was answered that it may be sent again. */
  refused(): number;
  /** Starts a board and completes it. */
  playOne(): Promise<void>;
  /** That every completed board is stored as that, and was paid once. */
  expectNothingLost(): Promise<void>;
}

const BALANCE = 100_000;
/** Of a board, in hundredths of carrots. */
const PRICE = 100;

export async function persistentPlayer(it: TestApp): Promise<PersistentPlayer> {
  const player: Actor = await it.newPlayer({ balance: BALANCE });
  const completed: string[] = [];
  let refused = 0;
  async function send<T>(path: string, body: object): Promise<T> {
    const key = { "idempotency-key": randomUUID() };
    for (;;) {
      const reply = await it.call(player, "POST", path, body, key);
      if (reply.statusCode === 200) return reply.json<T>();
      refused++;
      expect([reply.statusCode, failureBody.parse(reply.json()), reply.headers["retry-after"]]).toEqual([
        503,
        { code: "E-KAROTA-UNAVAILABLE", retry_after: 1 },
        "1",
      ]);
    }
  }
  return {
    completed,
    refused: () => refused,
    async playOne() {
      const board = await send<Board>("games/fake/create", {});
      const save = { gridId: board.gridId, ...solution(board), seconds: 1 };
      expect(await send<SaveReply>("games/fake/update", save)).toMatchObject({ completed: true, revision: 1 });
      completed.push(board.gridId);
    },
    async expectNothingLost() {
      const plays = await it.database.db
        .selectFrom("plays")
        .select(["grid_id", "completed"])
        .where("user_id", "=", player.id)
        .execute();
      expect(plays.map((play) => play.grid_id).toSorted()).toEqual(completed.toSorted());
      expect(plays.every((play) => play.completed === 1)).toBe(true);
      const { balance } = await it.database.db
        .selectFrom("credit_accounts")
        .select("balance")
        .where("user_id", "=", player.id)
        .executeTakeFirstOrThrow();
      expect(balance).toBe(BALANCE - completed.length * PRICE);
    },
  };
}
