import { randomUUID } from "node:crypto";
import type { Reason } from "@karota/contract/credits/ledger.ts";
import type { InTransaction, Queries } from "../../database/database.ts";

/** One movement of carrots between a person and one of the site's accounts. */
export interface Movement {
  readonly userId: string;
  /** Hundredths of a carrot, a positive integer. */
  readonly amount: number;
  readonly reason: Reason;
  /** What it is for: a gridId, an assignment, a purchase; null when nothing. */
  readonly reference: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The site's account on the other side of a movement. */
const COUNTER_ACCOUNT: Record<Reason, string> = {
  first_login: "grants",
  game: "games",
  book: "games",
  purchase: "sales",
  withdrawal: "sales",
  assignment: "assignments",
  assignment_refund: "assignments",
  admin: "admins",
};

/** Carrots as they are sent, of hundredths as they are stored. */
export const carrotsOf = (hundredths: number): number => hundredths / 100;

/** The balance in hundredths; 0 for someone without an account. */
export async function balanceOf(queries: Queries, userId: string): Promise<number> {
  const row = await queries
    .selectFrom("credit_accounts")
    .select("balance")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** The balance in hundredths, locked until the transaction ends. */
export async function lockBalance(queries: InTransaction, userId: string): Promise<number> {
  const row = await queries
    .updateTable("credit_accounts")
    .set((set) => ({ balance: set.ref("balance") }))
    .where("user_id", "=", userId)
    .returning("balance")
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** Makes a person's account with nothing in it; nothing happens when there is one. */
export async function openAccount(queries: InTransaction, userId: string): Promise<void> {
  await queries
    .insertInto("credit_accounts")
    .values({ user_id: userId, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Moves the balance, if it stays at 0 or above, and books both sides. Null when it would not. */
async function move(queries: InTransaction, movement: Movement, sign: 1 | -1): Promise<number | null> {
  const { userId, amount, reason, reference, now } = movement;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`A movement of ${amount} hundredths is none.`);
  const change = sign * amount;
  const row = await queries
    .updateTable("credit_accounts")
    .set((eb) => ({ balance: eb("balance", "+", change) }))
    .where("user_id", "=", userId)
    .where("balance", ">=", -change)
    .returning("balance")
    .executeTakeFirst();
  if (!row) return null;
  const common = { movement_id: randomUUID(), reason, reference, created_at: now };
  await queries
    .insertInto("ledger_entries")
    .values([
      { ...common, account: `user:${userId}`, amount: change, balance_after: row.balance },
      { ...common, account: COUNTER_ACCOUNT[reason], amount: -change, balance_after: null },
    ])
    .execute();
  return row.balance;
}

/** Gives carrots; the new balance in hundredths. */
export async function grant(queries: InTransaction, movement: Movement): Promise<number> {
  const balance = await move(queries, movement, 1);
  if (balance === null) throw new Error("Carrots were given to someone without an account.");
  return balance;
}

/**
 * Takes carrots; the new balance in hundredths, or null (and nothing happens) when there are too few. What costs 0 is not
 * booked.
 */
export const charge = (queries: InTransaction, movement: Movement): Promise<number | null> =>
  movement.amount === 0 ? balanceOf(queries, movement.userId) : move(queries, movement, -1);

/** Gives back what was taken for `reference`; the new balance in hundredths. What cost 0 is not booked. */
export const refund = (queries: InTransaction, movement: Movement): Promise<number> =>
  movement.amount === 0 ? balanceOf(queries, movement.userId) : grant(queries, movement);
