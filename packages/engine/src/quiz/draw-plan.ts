import type { OptionValues } from "../options.ts";
import { seeded } from "../random.ts";
import { areAreas } from "./entry.ts";
import type { AnyQuiz } from "./quiz.ts";
import type { Task } from "./task.ts";

/** Tasks of one quiz, as they are drawn. */
export interface PlannedTasks {
  readonly quiz: AnyQuiz;
  /** Without the number of tasks. */
  readonly options: OptionValues;
  readonly count: number;
  /** The answers are typed, and not chosen. */
  readonly typed: boolean;
}

/** A task at its place, with its quiz. */
export interface PlacedTask {
  readonly quiz: AnyQuiz;
  readonly task: Task;
  /** The answer is typed, and the student sees no choices. */
  readonly typed: boolean;
}

const ATTEMPTS = 6;
const ROUNDS = 20;

/** Places that hold tasks of one quiz with the same options: drawn together, so that none comes twice. */
interface Part {
  readonly key: string;
  readonly planned: PlannedTasks;
  readonly places: readonly number[];
}

function partsOf(plan: readonly PlannedTasks[], fixed: ReadonlyMap<number, PlacedTask>): readonly Part[] {
  const parts = new Map<string, { planned: PlannedTasks; places: number[] }>();
  let place = 0;
  for (const planned of plan) {
    const options = Object.entries(planned.options).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const key = JSON.stringify([planned.quiz.id, options]);
    const part = parts.get(key) ?? { planned, places: [] };
    parts.set(key, part);
    for (let n = 0; n < planned.count; n++, place++) if (!fixed.has(place)) part.places.push(place);
  }
  return [...parts].flatMap(([key, part]) => (part.places.length > 0 ? [{ key, ...part }] : []));
}

/** The same for a question and its reverse, so that no task answers another one: the capital of a country, and back. */
function sameAs(quiz: AnyQuiz, task: Task): string {
  const { question, choices, correct } = task;
  // A place is the same on two maps with other wrong ones: what is looked for is written above the map.
  if (areAreas(task) && question.kind === "picture") return [quiz.id, JSON.stringify(question.label)].join(" ");
  const sides = [JSON.stringify(question), JSON.stringify(choices[correct]!.value)];
  return [quiz.id, ...sides.toSorted()].join(" ");
}

/** The fewest tasks that a quiz does not have, by the key of a part: to see that takes thousands of draws. */
type TooMany = Map<string, number>;

/** Draws tasks of one quiz. Throws when it has fewer. */
function generate({ key, planned }: Part, wanted: number, seed: string, tooMany: TooMany): readonly Task[] {
  const { quiz, options } = planned;
  try {
    const { tasks } = quiz.generate({ ...options, tasks: wanted }, seeded(seed)) as { tasks: readonly Task[] };
    return tasks;
  } catch (error) {
    tooMany.set(key, wanted);
    throw error;
  }
}

/** So many tasks of a part that are not among those seen; null when they cannot be found. */
function drawPart(part: Part, seed: string, seen: ReadonlySet<string>, tooMany: TooMany): Task[] | null {
  const { key, planned, places } = part;
  const own = new Set<string>();
  const drawn: Task[] = [];
  // The more is drawn, the larger a level's pool of countries; tasks that clashed have to be drawn again.
  let wanted = places.length;
  for (let round = 0; round < ROUNDS; round++) {
    if (wanted >= (tooMany.get(key) ?? Number.POSITIVE_INFINITY)) return null;
    let clashes = 0;
    for (const task of generate(part, wanted, `${seed}/${key}/${round}`, tooMany)) {
      const same = sameAs(planned.quiz, task);
      if (seen.has(same)) clashes++;
      else if (drawn.length < places.length && !own.has(same)) {
        own.add(same);
        drawn.push(task);
      }
    }
    if (drawn.length === places.length) return drawn;
    wanted = places.length + clashes;
  }
  return null;
}

/** What is drawn beside: the tasks that stay at their places, and others that are not to come again. */
interface Beside {
  readonly fixed: ReadonlyMap<number, PlacedTask>;
  readonly avoided: readonly PlacedTask[];
}
const NOTHING: Beside = { fixed: new Map(), avoided: [] };

/**
 * The tasks of one student or sheet, in the order of the plan: the same seed gives the same tasks, no task comes twice,
 * and a place has the same skill for everyone as far as each student's tasks have the same ones.
 * @param order a text that is the same for all students of an assignment, or for its sheets
 * @throws Error when the plan has more tasks than its quizzes
 */
export function drawPlan(
  plan: readonly PlannedTasks[],
  seed: string,
  order: string,
  beside: Beside = NOTHING,
): readonly PlacedTask[] {
  const parts = partsOf(plan, beside.fixed);
  const typed = plan.flatMap((planned) => Array.from({ length: planned.count }, () => planned.typed));
  const tooMany: TooMany = new Map();
  let problem: unknown = new Error("fewer different tasks than planned");
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      // A part with few tasks to choose from may have to come first.
      const ordered = attempt % 2 === 0 ? parts : parts.toReversed();
      const placed = drawAll(ordered, `${seed}/${attempt}`, order, beside, tooMany);
      if (placed) return placed.map((one, place) => ({ ...one, typed: typed[place]! && !areAreas(one.task) }));
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

type Drawn = Omit<PlacedTask, "typed">;

function drawAll(
  parts: readonly Part[],
  seed: string,
  order: string,
  { fixed, avoided }: Beside,
  tooMany: TooMany,
): readonly Drawn[] | null {
  const seen = new Set([...fixed.values(), ...avoided].map(({ quiz, task }) => sameAs(quiz, task)));
  const placed: Drawn[] = [];
  for (const [place, task] of fixed) placed[place] = task;
  for (const part of parts) {
    const { quiz } = part.planned;
    const drawn = drawPart(part, seed, seen, tooMany);
    if (!drawn) return null;
    const bySkill = drawn.toSorted((one, other) => (one.skill < other.skill ? -1 : one.skill > other.skill ? 1 : 0));
    const places = seeded(`${order}/${part.key}`).shuffled(part.places);
    for (const [n, task] of bySkill.entries()) {
      const place = places[n]!;
      seen.add(sameAs(quiz, task));
      placed[place] = { quiz, task: { ...task, taskId: String(place + 1) } };
    }
  }
  return placed;
}

/**
 * New tasks where nothing was answered, with ids that no answer to the old ones fits: a student who gets more time has
 * seen the old solutions. The old ones stay where a quiz has no others.
 */
export function drawAgain(
  plan: readonly PlannedTasks[],
  before: readonly PlacedTask[],
  answered: ReadonlySet<number>,
  seed: string,
  order: string,
): readonly PlacedTask[] {
  const fixed = new Map([...before.entries()].filter(([place]) => answered.has(place)));
  const again = (avoided: readonly PlacedTask[]) => drawPlan(plan, seed, order, { fixed, avoided });
  let drawn: readonly PlacedTask[];
  try {
    drawn = again(before);
  } catch {
    drawn = again([]);
  }
  return drawn.map((placed, place) => {
    if (answered.has(place)) return placed;
    const [number, turn = "0"] = before[place]!.task.taskId.split("-");
    return { ...placed, task: { ...placed.task, taskId: `${number}-${Number(turn) + 1}` } };
  });
}
