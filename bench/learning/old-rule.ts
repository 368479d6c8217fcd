/** The rule of levels before decision 0034, which counted a guess like any other answer and knew no days. */
import { LEADS_TO, masteryAfter, type Answered, type Mastery, type Moment } from "@karota/engine/quiz/learning.ts";

const LEVELS_FROM = [100, 250, 450, 650, 850];
const SHARE = 6;

export function oldMasteryAfter(before: Mastery | null, answer: Answered, now: Moment): Mastery {
  const { right, difficulty } = answer;
  const { strength, level } = before ?? { strength: 0, level: 0 };
  const missing = Math.max(0, LEADS_TO[difficulty] - strength);
  const next = right ? strength + Math.ceil(missing / SHARE) : strength - Math.ceil(strength / SHARE);
  const reached = LEVELS_FROM.filter((from) => from <= next).length;
  // The level that was ever reached is what is measured, so that no session has to end here.
  // Practice chooses by the ability, which the old rule did not have: it is the present one.
  const { ability } = masteryAfter(before, answer, now);
  return { ...now, strength: next, level: Math.max(level, reached), rightDays: 3, rightOn: null, ability };
}
