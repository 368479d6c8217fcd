import {
  MAX_SHARING,
  type AssignmentDetail,
  type MistakeResult,
  type StudentResult,
  type TaskPlan,
  type TaskResult,
} from "@karota/contract/assignments/assignment.ts";
import { groupBy } from "@karota/engine/group-by.ts";
import { EMPTY, joinPlans, type Draft } from "../wizard/draft.ts";
import { HARD_PERCENT, percentOf, rightsAt, sorted } from "./figures.ts";

/** A mistake of so many of those who answered is explained to all of them, in percents. */
const TEACH_PERCENT = 25;
const MIN_TOGETHER = 2;
/** Fewer answers say little of a skill: of a class, and of one student. */
const MIN_ANSWERS = 5;
const MIN_OWN_ANSWERS = 2;
/** How many questions a proposed assignment has. */
const PLAN_SIZE = 10;

/** A mistake with the task that shows it. */
export interface Shared {
  readonly mistake: string;
  readonly task: TaskResult;
}
/** A skill of a quiz over all places that practise it. */
export interface Practised {
  readonly game: string;
  readonly skill: string;
  readonly plan: readonly TaskPlan[];
}

/** What a class may do next, with its evidence. */
export type NextStep =
  | (Shared & { readonly kind: "teach"; readonly count: number; readonly all: number })
  | (Practised & { readonly kind: "practise"; readonly numCorrect: number; readonly numSolved: number })
  | {
      readonly kind: "together";
      /** In the order of the alphabet. */
      readonly students: readonly StudentResult[];
      /** Why: a mistake they share, or a skill of which they have less than half right. */
      readonly shared: Shared | Practised;
      readonly plan: readonly TaskPlan[];
    };
export type StepOf<Kind extends NextStep["kind"]> = Extract<NextStep, { readonly kind: Kind }>;

/** New questions of the same kinds as these tasks. */
const planOf = (tasks: readonly TaskResult[]): readonly TaskPlan[] =>
  Array.from({ length: PLAN_SIZE }, (_, turn): TaskPlan => {
    const { game, options, answer } = tasks[turn % tasks.length]!;
    return { game, options, count: 1, ...(answer && { answer }) };
  }).reduce<readonly TaskPlan[]>((plan, one) => joinPlans(plan, [one]), []);

interface Skill extends Practised {
  readonly places: readonly number[];
  readonly numCorrect: number;
  readonly numSolved: number;
}

function skillsOf(tasks: readonly TaskResult[]): readonly Skill[] {
  const known = tasks.flatMap((task) => (task.skill === null ? [] : [{ ...task, skill: task.skill }]));
  return [...groupBy(known, ({ game, skill }) => `${game} ${skill}`).values()].map((same) => ({
    game: same[0]!.game,
    skill: same[0]!.skill,
    plan: planOf(same),
    places: same.map(({ index }) => index),
    numCorrect: same.reduce((sum, { numCorrect }) => sum + numCorrect, 0),
    numSolved: same.reduce((sum, { numSolved }) => sum + numSolved, 0),
  }));
}

/** The skill with the lowest share of right answers, where that is low. */
const weakestOf = (skills: readonly Skill[]): Skill | undefined =>
  skills
    .filter(({ numSolved }) => numSolved >= MIN_ANSWERS)
    .filter(({ numCorrect, numSolved }) => percentOf(numCorrect, numSolved)! < HARD_PERCENT)
    .toSorted((one, other) => one.numCorrect / one.numSolved - other.numCorrect / other.numSolved)[0];

const isFew = ({ length }: readonly StudentResult[]): boolean => length >= MIN_TOGETHER && length <= MAX_SHARING;

/** Those who have less than half of a skill right, unless they are most of those who answered. */
function strugglingWith({ places }: Skill, students: readonly StudentResult[]): readonly StudentResult[] {
  const ofThem = students.map((student) => ({
    student,
    marks: places.map((place) => student.marks[place]).filter((mark) => mark === "0" || mark === "1"),
  }));
  const answered = ofThem.filter(({ marks }) => marks.length >= MIN_OWN_ANSWERS);
  const struggling = answered.filter(({ marks }) => 2 * marks.filter((mark) => mark === "1").length < marks.length);
  return 2 * struggling.length > answered.length ? [] : struggling.map(({ student }) => student);
}

type Results = Pick<AssignmentDetail, "role" | "students" | "tasks" | "mistakes">;

/**
 * At most three proposals of different kinds, each of another mistake or skill: what many get wrong is explained or
 * practised with all, what a few get wrong with those few. Without evidence there is none.
 */
export function nextSteps({ role, students, tasks, mistakes }: Results, language: string): readonly NextStep[] {
  const present = role === "former" ? [] : students.filter(({ exMember, name }) => !exMember && name !== null);
  const numAnswered = ({ index }: MistakeResult): number => {
    const places = tasks.filter(({ game }) => game === tasks[index]!.game).map((task) => task.index);
    return Math.max(1, rightsAt(students, places).length);
  };
  const isOfMany = (mistake: MistakeResult) => percentOf(mistake.count, numAnswered(mistake))! >= TEACH_PERCENT;

  const steps: NextStep[] = [];
  const common = mistakes.find(isOfMany);
  if (common) {
    const { name: mistake, index, count } = common;
    steps.push({ kind: "teach", mistake, task: tasks[index]!, count, all: numAnswered(common) });
  }

  const skills = skillsOf(tasks);
  const weakest = present.length > 0 ? weakestOf(skills) : undefined;
  if (weakest) steps.push({ kind: "practise", ...weakest });

  const byMistake = mistakes
    .filter((mistake) => !isOfMany(mistake))
    .map(({ name, index, studentIds }) => ({
      who: present.filter(({ id }) => studentIds.includes(id)),
      shared: { mistake: name, task: tasks[index]! },
      plan: planOf([tasks[index]!]),
    }));
  const bySkill = skills
    .filter((skill) => skill !== weakest)
    .map((skill) => ({ who: strugglingWith(skill, present), shared: skill, plan: skill.plan }))
    .toSorted((one, other) => other.who.length - one.who.length);
  const few = [...byMistake, ...bySkill].find(({ who }) => isFew(who));
  if (few) {
    const { who, shared, plan } = few;
    steps.push({ kind: "together", students: sorted(who, { by: "name", down: false }, language), shared, plan });
  }
  return steps;
}

/** A draft of the wizard with these questions. */
export const draftOf = (name: string, plan: readonly TaskPlan[]): Draft => ({ ...EMPTY, name, tasks: plan });
