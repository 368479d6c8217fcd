import * as z from "zod/mini";
import { line } from "../text.ts";
import { shownFace } from "../users/face.ts";
import { time } from "../wire.ts";

/** Saves that a solution can consist of. */
export const MAX_SAVES = 1000;

/** How long somebody took, in seconds, with the face they have chosen; their name is never sent. */
const shownTime = z.object({ seconds: z.int(), face: shownFace }).check(z.meta({ id: "ShownTime" }));
export type ShownTime = z.infer<typeof shownTime>;

/** `POST` and `PUT games/{game}/{gridId}/share`: the link of a board that is shared. */
export const shareReply = z
  .object({
    /** The last part of `/b/{code}`. */
    code: z.string(),
    /** When the link ends by itself. */
    until: time,
    /** Whether one's own time is shown to those who show theirs. */
    shows_time: z.boolean(),
    /** The times that others show, the fastest first; none while one's own is not shown. */
    times: z.array(shownTime),
    /** The running link that has ended to make room for a new one: its game, and when it was made. */
    ended: z.optional(z.object({ game: z.string(), shared: time })),
  })
  .check(z.meta({ id: "SharedLink" }));
export type ShareReply = z.infer<typeof shareReply>;

/** `PUT games/{game}/{gridId}/share`. */
export const shareUpdate = z.strictObject({ shows_time: z.boolean() });

/** `POST shared-boards/open` and `shared-boards/times/…`. The code is in the body, since addresses are written to logs. */
export const openSharedBody = z.strictObject({ code: line(100) });

/** `POST shared-boards/times`: the time in which one has solved a board, with the saves that lead to its solution. */
export const showTimeBody = z.strictObject({
  code: line(100),
  seconds: z.int().check(z.gte(1), z.lte(31_536_000)),
  saves: z.array(z.looseObject({})).check(z.maxLength(MAX_SAVES)),
});

/** The times of one who plays a board by its link and of whoever shares it. */
export const sharedTimes = z
  .object({
    /** Whether the caller is who shares it. */
    own: z.boolean(),
    /** The seconds that the caller shows; null: none. */
    mine: z.nullable(z.int()),
    /** The time of who shares it: null unless both show theirs, and before it is solved. */
    theirs: z.nullable(shownTime),
  })
  .check(z.meta({ id: "SharedTimes" }));
export type SharedTimes = z.infer<typeof sharedTimes>;
