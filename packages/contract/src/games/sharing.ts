import * as z from "zod/mini";
import { line } from "../text.ts";
import { time } from "../wire.ts";

/** `POST games/{game}/{gridId}/share`: the link of a board that is shared. */
export const shareReply = z
  .object({
    /** The last part of `/b/{code}`. */
    code: z.string(),
    /** When the link ends by itself. */
    until: time,
  })
  .check(z.meta({ id: "SharedLink" }));
export type ShareReply = z.infer<typeof shareReply>;

/** `POST shared-boards/open`. The code is in the body, since addresses are written to logs. */
export const openSharedBody = z.strictObject({ code: line(100) });
