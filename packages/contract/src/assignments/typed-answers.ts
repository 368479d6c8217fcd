import * as z from "zod/mini";
import { uuid } from "../wire.ts";

/** So many answers of one place are listed, the wrong ones first; all of them are counted. */
export const MAX_LISTED = 200;

/** What one student typed. */
const typedAnswer = z
  .object({
    /** Ex-members and erased people have no name here. */
    student: z.object({ id: uuid, name: z.nullable(z.string()) }),
    /** What is to be done and the question with its numbers, as plain text. */
    ask: z.string(),
    question: z.string(),
    typed: z.string(),
    right: z.string(),
  })
  .check(z.meta({ id: "TypedAnswer" }));

/** Those who made the same mistake. */
export const typedGroup = z
  .object({
    correct: z.boolean(),
    /** The mistake by its name; null for right answers and for wrong ones without a name. */
    mistake: z.nullable(z.string()),
    /** The mistake explained in a sentence, with the numbers of the first answer that is listed; null without a name. */
    words: z.nullable(z.string()),
    count: z.int(),
    /** At most as many; what an erased person typed is not kept. */
    answers: z.array(typedAnswer),
  })
  .check(z.meta({ id: "TypedGroup" }));
export type TypedGroup = z.infer<typeof typedGroup>;

/**
 * `GET assignments/{id}/typed/{place}`: what was typed at one place, counted from 0, grouped by mistake: the commonest
 * first, then wrong ones without a name, then right ones.
 */
export const typedAnswers = z.object({ groups: z.array(typedGroup) });
export type TypedAnswers = z.infer<typeof typedAnswers>;
