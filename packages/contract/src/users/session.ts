import * as z from "zod/mini";
import { time } from "../wire.ts";

/** `GET users/session`, `POST users/session`: when the session of this browser ends if nobody uses it from now on. */
export const sessionReply = z
  .object({
    ends: time,
    /** Whether a use makes it end later; false shortly before its end after 12 hours, or 4 of an admin. */
    extendable: z.boolean(),
  })
  .check(z.meta({ id: "Session" }));
export type SessionReply = z.infer<typeof sessionReply>;
