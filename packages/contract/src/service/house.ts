import * as z from "zod";
import { settings } from "../admin/settings.ts";

/** `GET service/house`: what every page has to know of the settings in force. */
export const houseReply = z.object({
  banner: settings.shape.banner,
  sign_up: z.boolean(),
  carrot_cents: z.int(),
  closed_games: z.array(z.string()),
});
export type HouseReply = z.infer<typeof houseReply>;
