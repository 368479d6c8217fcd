import * as z from "zod/mini";
import { carrots, time } from "../wire.ts";

/** Why carrots moved; the texts are `reason.<name>`. */
export const REASONS = [
  "first_login",
  "game",
  "book",
  "purchase",
  "withdrawal",
  "assignment",
  "assignment_refund",
  "admin",
] as const;
export type Reason = (typeof REASONS)[number];

/** `GET credits`: a page of one's movements, the newest first. */
export const creditsQuery = z.object({
  /** The `next` of the page before; left out: the newest. */
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  /** Only what came in, or only what went out. */
  direction: z.optional(z.enum(["in", "out"])),
  reason: z.optional(z.enum(REASONS)),
});
export type CreditsQuery = z.infer<typeof creditsQuery>;

export const creditsReply = z
  .object({
    credit_amount: carrots,
    entries: z.array(
      z.object({
        id: z.int(),
        /** Negative when carrots were spent. */
        amount: carrots,
        /** The balance after this movement. */
        balance: carrots,
        reason: z.enum(REASONS),
        /** What it was for: a gridId, an assignment, a purchase; null when nothing. */
        reference: z.nullable(z.string()),
        /** The game whose board `reference` is; null when it is no board of one's own. */
        game: z.nullable(z.string()),
        /** The assignment that `reference` is, with its group or student; null when it is none of one's own. */
        assignment: z.nullable(
          z.object({ name: z.string(), groupId: z.nullable(z.string()), studentId: z.nullable(z.string()) }),
        ),
        time,
      }),
    ),
    /** Where the next page begins; null on the last one. */
    next: z.nullable(z.int()),
  })
  .check(z.meta({ id: "Credits" }));
export type CreditsReply = z.infer<typeof creditsReply>;
export type CreditEntry = CreditsReply["entries"][number];

/** `GET credits/balances`: how much there was at the end of each of the last 90 days, the oldest first; and what moved it. */
export const balancesReply = z.object({
  /** Begins with the first movement when that is younger than 90 days; empty without movements. */
  days: z.array(z.object({ day: z.iso.date(), balance: carrots })),
  /** How many movements there have ever been of each kind that occurs. */
  reasons: z.array(z.object({ reason: z.enum(REASONS), movements: z.int() })),
});
export type BalancesReply = z.infer<typeof balancesReply>;
