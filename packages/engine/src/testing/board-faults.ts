import type { AnyGame, AnyGenerate } from "../game.ts";
import { LANGUAGES, type Language, type Speaker } from "../message.ts";
import type { OptionValues } from "../options.ts";
import { seeded } from "../random.ts";

export type Speakers = Readonly<Record<Language, Speaker>>;

const MAX_HINTS = 5_000;

export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same text for the same JSON, in any order of its keys. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** What is wrong with the hints that lead from a state to the solution. */
export function hintFaults(game: AnyGame, from: unknown, speakers: Speakers): readonly string[] {
  const untold = new Set<string>();
  let state = from;
  for (let hints = 0; hints < MAX_HINTS && game.check(state).status === "playing"; hints++) {
    const hint = game.hint?.(state);
    if (!hint) return [`no hint after ${hints}`];
    if (hint.steps.length === 0) return [`the hint ${hint.title.id} has no step`];
    for (const message of [hint.title, ...hint.steps])
      for (const language of LANGUAGES)
        if (speakers[language].say(message) === message.id) untold.add(`no text ${message.id} in ${language}`);
    const wrong = game.check(state).hasWrongValues;
    const next: unknown = game.apply(state, hint.move);
    if (next === state) return [`the hint ${hint.title.id} changes nothing`];
    if (!wrong && game.check(next).hasWrongValues) return [`the hint ${hint.title.id} leads astray`];
    state = next;
  }
  const { status } = game.check(state);
  return [...untold, ...(status === "solved" ? [] : [`hints alone leave the board ${status}`])];
}

/**
 * What is wrong with the board of a seed, in words; nothing when all is well. Laws and soak look at boards with it.
 * @param closely the board is made twice and solved by hints alone as well
 */
export function boardFaults(
  game: AnyGame,
  generate: AnyGenerate,
  options: OptionValues,
  seed: string,
  speakers: Speakers,
  closely: boolean,
): readonly string[] {
  const make = (): unknown => game.start(generate(options, seeded(seed)));
  const fresh = make();
  const bytes = (state: unknown): string => JSON.stringify(game.payload.encode(state, speakers.sl));
  const faults: string[] = [];

  const { status, allFilledUp, hasWrongValues, progress } = game.check(fresh);
  if (status !== "playing" || allFilledUp || hasWrongValues) faults.push(`the fresh board is not at its start`);
  if (progress.total < 1) faults.push("the fresh board has nothing to do");
  if (sorted(game.payload.decode(JSON.parse(bytes(fresh)))) !== sorted(fresh))
    faults.push("decode gives another board");

  let state = fresh;
  for (const move of game.solve(fresh)) {
    const next: unknown = game.apply(state, move);
    if (next === state) faults.push(`solve has an illegal move: ${JSON.stringify(move)}`);
    state = next;
  }
  if (game.check(state).status !== "solved") faults.push("solve does not solve");

  if (closely) {
    if (bytes(make()) !== bytes(fresh)) faults.push("the seed gives another board the next time");
    if (game.hint) faults.push(...hintFaults(game, fresh, speakers));
  }
  return faults;
}
