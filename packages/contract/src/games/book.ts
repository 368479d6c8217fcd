import * as z from "zod/mini";
import { WRITTEN_SUBTRACTIONS } from "@karota/engine/schooling.ts";
import { failureBody } from "../errors/failure.ts";
import { carrots } from "../wire.ts";

/** Letters of a book's title. */
export const MAX_BOOK_TITLE = 80;
/** More parts than that are no slip of the finger. How many boards are too many is said with a code of its own. */
const MAX_PARTS = 200;

/** `POST games/book`: new boards of several games, as one PDF. */
export const bookBody = z.strictObject({
  title: z.optional(z.string().check(z.trim(), z.maxLength(MAX_BOOK_TITLE))),
  /** One after the other in the book; what an option leaves out is the daily board's. */
  parts: z
    .array(
      z.strictObject({
        game: z.string(),
        options: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
        count: z.int().check(z.gte(0)),
      }),
    )
    .check(z.maxLength(MAX_PARTS)),
  /** At most; boards that could not be read get more room. Quizzes always have pages of their own. */
  per_page: z.optional(z.literal([1, 2, 4, 6])),
  /** Answers on the last pages; included by default. */
  solutions: z.optional(z.boolean()),
  /** Large print. */
  large: z.optional(z.boolean()),
  /** How worked solutions subtract; left out: as schools of the language teach it. */
  subtraction: z.optional(z.enum(WRITTEN_SUBTRACTIONS)),
  /** What the page has shown for the whole book; when it is another price by now, nothing is made and nothing is paid. */
  price: z.optional(carrots.check(z.gte(0))),
});
export type BookBody = z.infer<typeof bookBody>;

/** The data of the events, as JSON, by their names: how many boards are made; the book; why there is none. */
export const bookEvents = {
  made: z.object({ made: z.int(), of: z.int() }),
  book: z.object({
    /** The PDF in base64. */
    file: z.string(),
    price: carrots,
    credit_amount: carrots,
  }),
  failure: failureBody,
} as const;
export type BookEvent = {
  [Name in keyof typeof bookEvents]: { readonly event: Name; readonly data: z.infer<(typeof bookEvents)[Name]> };
}[keyof typeof bookEvents];
