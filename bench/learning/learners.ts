/*
 * Simulated learners. The form of the model is that of performance factors (Pavlik, Cen and Koedinger 2009): ability and
 * difficulty on one logistic scale (Rasch 1960), raised by each right answer and less by each wrong one. Forgetting halves
 * what was learned with a half-life that grows with every day of practice (Settles and Meeder 2016). A question that is
 * not known is guessed, one in four; one that is known slips in one of ten (Corbett and Anderson 1995, their upper bound).
 * The numbers below are assumptions of a plausible size, fixed before anything was measured; they are fitted to nobody.
 */
import type { Difficulty } from "@karota/engine/quiz/learning.ts";
import type { Random } from "@karota/engine/random.ts";

const GUESS = 1 / 4;
const SLIP = 1 / 10;
/** How hard tasks are, in logits. */
const HARDNESS: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 1 };

export interface LearnerKind {
  readonly name: string;
  /** The ability at the beginning, in logits: its middle, and how far skills differ from it. Null: guesses for ever. */
  readonly ability: readonly [middle: number, spread: number] | null;
  /** What a right and a wrong answer, which is explained, add. */
  readonly learns: readonly [right: number, wrong: number];
  /** After how many days half is forgotten, for a skill of one day of practice; null: never. */
  readonly halfLifeDays: number | null;
}

export const LEARNERS: readonly LearnerKind[] = [
  { name: "guesser", ability: null, learns: [0, 0], halfLifeDays: null },
  { name: "weak", ability: [-1.5, 0.5], learns: [0.1, 0.05], halfLifeDays: null },
  { name: "typical, forgets", ability: [-0.5, 0.7], learns: [0.15, 0.07], halfLifeDays: 7 },
  { name: "strong", ability: [1, 0.5], learns: [0.25, 0.1], halfLifeDays: null },
];

interface Known {
  readonly first: number;
  ability: number;
  days: number;
  day: number;
}

/** A learner who answers. */
export interface Learner {
  answer(skill: string, difficulty: Difficulty, day: number): boolean;
}

/** A new learner; the same source gives the same one, and the abilities do not depend on what is asked. */
export function newLearner(kind: LearnerKind, random: Random): Learner {
  const skills = new Map<string, Known>();
  const answers = random.fork("answers");
  const knownOf = (skill: string, day: number): Known => {
    const found = skills.get(skill);
    if (found) return found;
    const [middle, spread] = kind.ability ?? [0, 0];
    const first = middle + (spread * random.fork(skill).between(-100, 100)) / 100;
    const known = { first, ability: first, days: 1, day };
    skills.set(skill, known);
    return known;
  };
  return {
    answer(skill, difficulty, day) {
      if (!kind.ability) return answers.chance(GUESS);
      const known = knownOf(skill, day);
      if (day > known.day && kind.halfLifeDays !== null) {
        const left = 2 ** (-(day - known.day) / (kind.halfLifeDays * known.days));
        known.ability = known.first + (known.ability - known.first) * left;
      }
      if (day > known.day) known.days++;
      known.day = day;
      const knows = (1 - SLIP) / (1 + Math.exp(HARDNESS[difficulty] - known.ability));
      const right = answers.chance(knows + GUESS * (1 - knows));
      known.ability += kind.learns[right ? 0 : 1];
      return right;
    },
  };
}
