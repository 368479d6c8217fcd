import * as z from "zod/mini";
import { time } from "../wire.ts";
import { CODES, type FailureCode } from "./codes.ts";

/** The body of every 4xx and 5xx. */
export const failureBody = z
  .object({
    code: z.enum((Object.keys(CODES) as FailureCode[]).filter((code) => CODES[code] !== null)),
    /** The newer board, with 409 on a save. */
    board: z.optional(z.record(z.string(), z.unknown())),
    /** With 402 on a start: the carrots needed and the balance; with 409 on one: the present price. */
    price: z.optional(z.number()),
    credit_amount: z.optional(z.number()),
    /** Seconds until the next try makes sense, with 429 and 503. */
    retry_after: z.optional(z.number()),
    /** With 500: the id under which the server's log has the reason (`reqId`). */
    request_id: z.optional(z.string()),
    /** What is left of a game without its moves, with 410 on it: when it was completed, and of a quiz how many were right at first. */
    result: z.optional(
      z.object({ completed: time, seconds: z.number(), right: z.optional(z.int()), total: z.optional(z.int()) }),
    ),
    /** The fields that will not do, by their paths, with 400 on settings. */
    fields: z.optional(z.array(z.string())),
  })
  .check(z.meta({ id: "Failure" }));
export type FailureBody = z.infer<typeof failureBody>;
