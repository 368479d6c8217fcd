import * as z from "zod";
import { carrots, time } from "../wire.ts";

/** Why carrots moved; the texts are `reason.<name>`. */
export const REASONS = ["first_login", "game", "game_refund"] as const;
export type Reason = (typeof REASONS)[number];

/** `GET credits`: a page of one's movements, the newest first. */
export const creditsQuery = z.object({
  /** The `next` of the page before; left out: the newest. */
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});

export const creditsReply = z.object({
  credit_amount: carrots,
  entries: z.array(
    z.object({
      id: z.int(),
      /** Negative when carrots were spent. */
      amount: carrots,
      /** The balance after this movement. */
      balance: carrots,
      reason: z.enum(REASONS),
      /** What it was for: a gridId, a purchase; null when nothing. */
      reference: z.nullable(z.string()),
      time,
    }),
  ),
  /** Where the next page begins; null on the last one. */
  next: z.nullable(z.int()),
});
