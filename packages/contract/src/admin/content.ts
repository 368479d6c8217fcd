import * as z from "zod/mini";
import { LANGUAGES } from "@karota/engine/message.ts";

/** One value a language. */
const each = <T extends z.ZodMiniType>(value: T) => z.object({ sl: value, en: value, de: value });

/** `GET admin/content`: every game of the catalogue, in its order. */
export const contentReply = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      type: z.enum(["education", "entertainment"]),
      subtype: z.string(),
      /** Switched on in the catalogue. */
      active: z.boolean(),
      /** Switched off by the settings. */
      closed: z.boolean(),
      /** How many combinations of options it offers. */
      presets: z.int(),
      /** Whether words matter, so that each language has its boards. */
      wordy: z.boolean(),
      /** The languages in which today's board is ready; all of them, or none, where words do not matter. */
      today: z.array(z.enum(LANGUAGES)),
      texts: each(z.object({ count: z.int(), missing: z.array(z.string()) })),
      /** Of the boards that were started in the last seven days. */
      plays: z.object({ started: z.int(), completed: z.int() }),
    }),
  ),
});
export type ContentReply = z.infer<typeof contentReply>;
export type ContentGame = ContentReply["games"][number];
