import * as z from "zod/mini";
import { uuid } from "../wire.ts";

const place = z.object({ id: uuid, count: z.int() });

/**
 * `GET assignments/new-answers`: how many of the calling mentor's assignments have answers that the mentor has not seen, by
 * group and, for those of one student, by student.
 */
export const newAnswers = z.object({ groups: z.array(place), students: z.array(place) });
export type NewAnswers = z.infer<typeof newAnswers>;

/** `PUT assignments/{id}/seen`: the results that the mentor has looked at, by the number of answers in them. */
export const seenBody = z.strictObject({ numSolved: z.int().check(z.gte(0)) });
