import * as z from "zod/mini";
import { WRITTEN_SUBTRACTIONS } from "@karota/engine/schooling.ts";
import { languageQuery } from "../wire.ts";

/** Boards that one print may hold. */
export const MAX_PRINTED = 12;

const yesOrNo = z.enum(["true", "false"]);
/** How worked solutions subtract; left out: as schools of the language teach it. */
const subtraction = z.optional(z.enum(WRITTEN_SUBTRACTIONS));

/** `GET games/{game}/…/pdf`. Solutions are included by default. */
export const printQuery = z.object({
  ...languageQuery.shape,
  solutions: z.optional(yesOrNo),
  /** The sheet twice on a page, to be cut apart, where it is legible on half a page. */
  halves: z.optional(yesOrNo),
  /** Large numbers and letters. */
  large: z.optional(yesOrNo),
  subtraction,
});

/** `POST games/print`: one's own boards and those of the running day and week. */
export const printBody = z.strictObject({
  boards: z
    .array(z.strictObject({ game: z.string(), gridId: z.string() }))
    .check(z.minLength(1), z.maxLength(MAX_PRINTED)),
  /** At most; boards that could not be read get more room. Quizzes always have pages of their own. */
  per_page: z.optional(z.literal([1, 2, 4, 6])),
  solutions: z.optional(z.boolean()),
  /** Two boards of one game with the same options, as the sheets A and B with their solutions together. */
  variants: z.optional(z.boolean()),
  /** Two sheets a page, to be cut apart, where each is legible on half a page. */
  halves: z.optional(z.boolean()),
  /** Large numbers and letters. */
  large: z.optional(z.boolean()),
  subtraction,
});
export type PrintBody = z.infer<typeof printBody>;

/** The answer is a file. */
export const pdfFile = z.any().check(z.meta({ type: "string", format: "binary", description: "A PDF of A4 pages" }));
