import * as z from "zod/mini";

const count = z.int().check(z.gte(0));

/** `GET service/about`: how large Karota is, at most five minutes ago. */
export const aboutReply = z.object({
  registered_users: count,
  active_games: count,
  /** Boards that the server has seen solved. */
  completed_games: count,
});
export type AboutReply = z.infer<typeof aboutReply>;
