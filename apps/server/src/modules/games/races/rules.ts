import type { RacePhase, Racer } from "@karota/contract/games/races.ts";
import { ANIMALS, FACE_COLOURS, type Face } from "@karota/contract/users/face.ts";
import type { Verdict } from "@karota/engine/game.ts";

/** For how long a race waits for people, and how long it runs, in milliseconds. */
export const WAITING_MS = 60 * 60 * 1000;
export const RUNNING_MS = 3 * 60 * 60 * 1000;

/** What the events of races are published under. */
export const RACE_TOPIC = "race";

/** The moments of a race. */
export interface Moments {
  readonly created_at: number;
  readonly started_at: number | null;
  readonly ended_at: number | null;
}

/** How far somebody in a race has come. */
export interface Part {
  readonly seconds: number | null;
  readonly right_answers: number | null;
  readonly has_lost: number;
  readonly has_left: number;
}

/** Whether somebody has solved or lost the board: what they send later changes nothing. */
export const hasFinished = ({ seconds, has_lost }: Pick<Part, "seconds" | "has_lost">): boolean =>
  seconds !== null || has_lost === 1;

/** The right answers of a quiz that is solved; null otherwise. */
export const scoreOfRacer = (answered: {
  readonly right_answers: number | null;
  readonly answers: number | null;
}): Racer["score"] =>
  answered.right_answers === null || answered.answers === null
    ? null
    : { right: answered.right_answers, total: answered.answers };

/** Whether somebody is listed in a race: who left before its start is not. */
export const isListed = ({ started_at }: Pick<Moments, "started_at">, { has_left }: Pick<Part, "has_left">): boolean =>
  has_left === 0 || started_at !== null;

/** The phase now, as far as it follows from the race: it is over when its time is, or when nobody plays it any more. */
export function phaseAt(
  { created_at, started_at, ended_at }: Moments,
  people: readonly Part[],
  now: number,
): RacePhase {
  if (ended_at !== null) return "ended";
  if (started_at === null) return now - created_at > WAITING_MS ? "ended" : "waiting";
  const isPlayed = people.some((one) => !hasFinished(one) && one.has_left === 0);
  return isPlayed && now - started_at <= RUNNING_MS ? "running" : "ended";
}

/** Whole seconds since the start of a race; 0 before it. */
export const secondsSince = (startedAt: number | null, now: number): number =>
  startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000));

/** How much of a board is done, per mille. */
export const perMille = ({ done, total }: Verdict["progress"]): number =>
  total === 0 ? 0 : Math.min(1000, Math.max(0, Math.floor((1000 * done) / total)));

/**
 * The order of a result: who has solved the board first, quizzes by right answers, then by time; the others as they came.
 * For `toSorted` of people who are in the order in which they came.
 */
export function byResult(one: Part, other: Part): number {
  if (one.seconds === null || other.seconds === null)
    return Number(one.seconds === null) - Number(other.seconds === null);
  return (other.right_answers ?? 0) - (one.right_answers ?? 0) || one.seconds - other.seconds;
}

/**
 * The faces of people in a race, of whom there are fewer than animals: who has chosen none gets one by their place that nobody
 * else there has, so that those people do not look alike.
 * @param people their places, from 1
 */
export function facesIn(people: readonly { readonly place: number; readonly chosen: Face | null }[]): readonly Face[] {
  const taken = new Set(people.map(({ chosen }) => chosen?.animal));
  return people.map(({ place, chosen }) => {
    if (chosen) return chosen;
    // The first animal, the rabbit, is Karota's own: everybody without a picture sees it as theirs.
    let number = place;
    while (taken.has(ANIMALS[number % ANIMALS.length])) number++;
    const animal = ANIMALS[number % ANIMALS.length]!;
    taken.add(animal);
    return { animal, colour: FACE_COLOURS[number % FACE_COLOURS.length]! };
  });
}
