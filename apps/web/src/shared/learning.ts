import type { ProgressReply } from "@karota/contract/learning/learning.ts";
import { call } from "./api/api.ts";

/** The levels of a game's skills, as the server has them. */
export const readLevels = async (game: string): Promise<ProgressReply["skills"]> =>
  (await call<ProgressReply>("GET", `learning/progress?game=${game}`)).skills;
