import * as z from "zod/mini";
import { settings } from "../admin/settings.ts";

/** `GET service/house`: what every page needs of the settings in force. */
export const siteReply = z.object({
  banner: settings.shape.banner,
  sign_up: z.boolean(),
  /** Nothing costs anything here: pages do not mention carrots, prices or a shop. */
  free: z.boolean(),
  /** Carrots can be bought here; by whom, a person's token says. */
  sells: z.boolean(),
  carrot_cents: z.int(),
  closed_games: z.array(z.string()),
});
export type SiteReply = z.infer<typeof siteReply>;
