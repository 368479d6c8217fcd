import type { ProgressReply } from "@karota/contract/learning/learning.ts";
import { grownOf } from "@karota/games/garden.ts";
import { call } from "./api/api.ts";
import { guestLevels, readGuestLearning, type GuestLearning } from "./offline/guest-learning.ts";
import { GUEST, type Who } from "./offline/progress.ts";
import { sendAll } from "./offline/saving.ts";
import { serverNow } from "./session/clock.ts";

/** What somebody has learned in a game, and what they did in it since the beginning, of which its plant grows. */
export type Learned = Pick<ProgressReply, "skills" | "garden">;

/** What a visitor did in this browser. A day that an older build stored says nothing of what it reached. */
export const guestGarden = ({ days }: GuestLearning): Learned["garden"] => [
  ...grownOf(days.map((row) => ({ ...row, reached: row.reached ?? 0 }))),
];

/** The visitor's, as of the last day of play. */
function learnedHere(game: string): Learned {
  const learning = readGuestLearning();
  const day = learning.days.at(-1)?.day;
  const skills = day === undefined ? [] : guestLevels(learning, day, serverNow());
  return {
    skills: skills.filter((one) => one.game === game),
    garden: guestGarden(learning).filter((one) => one.game === game),
  };
}

/** What was played last has to be there first. */
const askServer = (game: string): Promise<Learned> =>
  sendAll().then(() => call<ProgressReply>("GET", `learning/progress?game=${game}`));

/** The answers under way, by the user and the game. */
const asked = new Map<string, Promise<Learned>>();

/** Of a user from the server, where several who ask at once get one answer; of a visitor from this browser. */
export async function readLearned(who: Who, game: string): Promise<Learned> {
  if (who === GUEST) return learnedHere(game);
  const key = `${who} ${game}`;
  const answer = asked.get(key) ?? askServer(game).finally(() => asked.delete(key));
  asked.set(key, answer);
  return answer;
}
