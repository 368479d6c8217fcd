/**
 * What the rules of levels and of practice are worth, with simulated learners (learning/learners.ts): how many answers
 * it takes until every skill of two quizzes has reached level 4, with tasks at random and as practice chooses them, by the
 * old rule of levels and by the present one; and how often guessing leads to level 3. Every number is reproducible.
 */
import {
  afterMistake,
  afterReview,
  isDue,
  masteryAfter,
  type Answered,
  type Difficulty,
  type Mastery,
  type Moment,
  type Review,
} from "@karota/engine/quiz/learning.ts";
import { nextTask, PRACTICE_TASKS, type Asked, type PracticeSkill } from "@karota/engine/quiz/practice-rule.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { LEARNERS, newLearner, type LearnerKind } from "./learning/learners.ts";
import { oldMasteryAfter } from "./learning/old-rule.ts";

const RUNS = 100;
const GUESSER_RUNS = 2_000;
const GUESSER_ANSWERS = 100;
const MAX_ANSWERS = 1_500;
const AIM_LEVEL = 4;
const GUESSER_LEVEL = 3;
const DIFFICULTIES: readonly Difficulty[] = ["easy", "medium", "hard"];
const QUIZZES = ["first", "second"];
const SKILLS = ["a", "b", "c", "d"];
const DAY_MS = 86_400_000;

type LevelRule = (before: Mastery | null, answer: Answered, now: Moment) => Mastery;
type Chooses = "random" | "practice";

/** A mistake that comes back with a new task. */
interface Mistake extends Review {
  readonly game: string;
  readonly skill: string;
  readonly difficulty: Difficulty;
  readonly question: string;
  readonly same: false;
}

/** How many answers until every skill has once reached the level; null when it takes too long. */
function answersToLevel(kind: LearnerKind, rule: LevelRule, chooses: Chooses, random: Random): number | null {
  const learner = newLearner(kind, random.fork("learner"));
  const choice = random.fork("choice");
  const skills = new Map<string, PracticeSkill>();
  for (const game of QUIZZES)
    for (const skill of SKILLS)
      skills.set(`${game} ${skill}`, { game, skill, mastery: null, difficulties: DIFFICULTIES });
  const foundations = (game: string) =>
    game === "second" ? [...skills.values()].filter((one) => one.game === "first") : [];
  const reached = new Set<string>();
  let mistakes: readonly Mistake[] = [];
  let asked: readonly Asked[] = [];
  for (let count = 0; count < MAX_ANSWERS; count++) {
    const day = Math.floor(count / PRACTICE_TASKS);
    const now = { day, at: day * DAY_MS };
    if (count % PRACTICE_TASKS === 0) asked = [];
    const due = mistakes.filter((one) => isDue(one, day));
    const all = [...skills.values()];
    const next =
      chooses === "practice"
        ? nextTask({ skills: all, foundations, due, asked, now }, choice)!
        : { ...choice.pick(all), difficulty: choice.pick(DIFFICULTIES), why: "level" as const };
    const { game, skill, difficulty } = next;
    const key = `${game} ${skill}`;
    const right = learner.answer(key, difficulty, day);
    const before = skills.get(key)!;
    const mastery = rule(before.mastery, { right, typed: false, difficulty }, now);
    skills.set(key, { ...before, mastery });
    asked = [...asked, { game, skill, difficulty, right, review: next.why === "review" }];
    if (chooses === "practice") {
      const reviewed = (one: Mistake) =>
        next.why === "review" && one.game === game && one.skill === skill && isDue(one, day);
      if (right) mistakes = mistakes.map((one) => (reviewed(one) ? { ...one, ...afterReview(one, true, day) } : one));
      else {
        const fresh = { game, skill, difficulty, question: `${count}`, same: false, ...afterMistake(day) } as const;
        mistakes = [...mistakes.filter((one) => !reviewed(one)), fresh];
      }
    }
    if (mastery.level >= AIM_LEVEL) reached.add(key);
    if (reached.size === skills.size) return count + 1;
  }
  return null;
}

/** The middle of the runs; null when half of them take too long. */
function medianAnswers(kind: LearnerKind, rule: LevelRule, chooses: Chooses): number | null {
  const counts = Array.from(
    { length: RUNS },
    (_, run) => answersToLevel(kind, rule, chooses, seeded(`${kind.name} ${run}`)) ?? Infinity,
  );
  const median = counts.toSorted((one, other) => one - other)[RUNS >> 1]!;
  return median === Infinity ? null : median;
}

/** Which share of those who only guess reaches level 3 with one skill, of the difficulty at which it is easiest. */
function guessersAtLevel(rule: LevelRule): number {
  const shares = DIFFICULTIES.map((difficulty) => {
    let reached = 0;
    for (let run = 0; run < GUESSER_RUNS; run++) {
      const random = seeded(`guess ${difficulty} ${run}`);
      let mastery: Mastery | null = null;
      for (let n = 0; n < GUESSER_ANSWERS; n++)
        mastery = rule(mastery, { right: random.chance(1 / 4), typed: false, difficulty }, { day: 0, at: 0 });
      if (mastery!.level >= GUESSER_LEVEL) reached++;
    }
    return reached / GUESSER_RUNS;
  });
  return Math.max(...shares);
}

const cell = (answers: number | null): string => (answers === null ? `> ${MAX_ANSWERS}` : `${answers}`).padStart(10);

function saved(random: number | null, practice: number | null): string {
  if (random === null || practice === null) return (practice === null ? "-" : "many").padStart(8);
  return `${(100 * (1 - practice / random)).toFixed(0)} %`.padStart(8);
}

/** Prints one table: the old rule beside the present one. */
export async function run(): Promise<void> {
  console.log(
    `answers until all ${QUIZZES.length * SKILLS.length} skills have reached level ${AIM_LEVEL}, median of ${RUNS} learners`,
  );
  console.log("(aim: practice takes at least 30 % fewer than random choice)");
  console.log(`${"".padEnd(18)}${"old rule of levels".padStart(28)}${"present rule of levels".padStart(28)}`);
  const heads = ["random", "practice"].map((one) => one.padStart(10)).join("") + "fewer".padStart(8);
  console.log(`${"learner".padEnd(18)}${heads}${heads}`);
  for (const kind of LEARNERS) {
    const columns = [oldMasteryAfter, masteryAfter].map((rule) => {
      const [random, practice] = [medianAnswers(kind, rule, "random"), medianAnswers(kind, rule, "practice")];
      return cell(random) + cell(practice) + saved(random, practice);
    });
    console.log(kind.name.padEnd(18) + columns.join(""));
  }
  const [old, present] = [oldMasteryAfter, masteryAfter].map((rule) => `${(100 * guessersAtLevel(rule)).toFixed(1)} %`);
  console.log(
    `guessers at level ${GUESSER_LEVEL} within ${GUESSER_ANSWERS} answers: old rule ${old}, present rule ${present} (aim: under 2 %)`,
  );
}
