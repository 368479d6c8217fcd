import { expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { valueOf } from "@karota/engine/quiz/value.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { CATALOGUE } from "./catalogue.ts";

/*
 * A strategy without calculation that always takes, say, the longest answer, or the second in size. One in four is
 * luck.
 */

/** Of each quiz, of all its levels. */
const TASKS = 400;
const MAX_SHARE = 0.31;

/** What a task's choices look like: their texts, and their sizes where they have one. */
interface Looks {
  readonly texts: readonly string[];
  readonly sizes: readonly number[];
  readonly correct: number;
}

function looksOf({ choices, correct }: Task): Looks {
  const values = choices.map(({ value }) => valueOf(value.kind === "quantity" ? value.amount : value));
  return {
    texts: choices.map(({ value }) => toPlain(value, SPEAKERS.sl)),
    sizes: values.map((value) => (value ? value.n / value.d : Number.NaN)),
    correct,
  };
}

const quizzes = await Promise.all(
  CATALOGUE.filter(({ type }) => type === "education").map(async ({ id, load }) => {
    const game = await load();
    if (!isQuiz(game)) throw new Error(`${id} is no quiz`);
    const { presets } = game.options as { presets: readonly { tasks: number }[] };
    const options = presets.filter(({ tasks }) => tasks === 20);
    const tasks: Task[] = [];
    for (let turn = 0; tasks.length < TASKS; turn++)
      tasks.push(...game.generate(options[turn % options.length], seeded(`${turn}`)).tasks);
    return { id, tasks: tasks.slice(0, TASKS).map(looksOf) };
  }),
);

type Look = (texts: readonly string[], sizes: readonly number[]) => readonly number[];

/** The places of the most by some measure. */
function most(measures: readonly number[]): readonly number[] {
  const top = Math.max(...measures);
  return measures.flatMap((measure, place) => (measure === top ? [place] : []));
}
const inSize =
  (...ranks: readonly number[]): Look =>
  (_, sizes) => {
    const places = [...sizes.keys()].sort((one, other) => sizes[one]! - sizes[other]!);
    return ranks.map((rank) => places[rank]!);
  };
const zeros = (text: string): number => /0*$/.exec(text.replace(/\D/g, ""))![0].length;
const asLong = (texts: readonly string[]) =>
  texts.map((text) => texts.filter((other) => other.length === text.length).length);

const LOOKS: Readonly<Record<string, Look>> = {
  shortest: (texts) => most(texts.map((text) => -text.length)),
  longest: (texts) => most(texts.map((text) => text.length)),
  "of the commonest length": (texts) => most(asLong(texts)),
  "of the rarest length": (texts) => most(asLong(texts).map((count) => -count)),
  smallest: inSize(0),
  "second in size": inSize(1),
  "third in size": inSize(2),
  largest: inSize(3),
  "one of the middle ones": inSize(1, 2),
  "one of the outer ones": inSize(0, 3),
  roundest: (texts) => most(texts.map(zeros)),
  "least round": (texts) => most(texts.map((text) => -zeros(text))),
};

/**
 * How often one who goes by a look is right in a quiz; null where most of its answers have no size. An order of numbers has
 * none.
 */
function luckOf(look: Look, tasks: readonly Looks[]): number | null {
  let hits = 0;
  let counted = 0;
  for (const { texts, sizes, correct } of tasks) {
    if (look.length > 1 && sizes.some(Number.isNaN)) continue;
    counted++;
    const taken = look(texts, sizes);
    if (taken.includes(correct)) hits += 1 / taken.length;
  }
  return counted * 2 > tasks.length ? hits / counted : null;
}

it.each(Object.keys(LOOKS))("always taking the answer that is %s is hardly more often right than luck", (name) => {
  const lucks = quizzes.flatMap(({ id, tasks }) => {
    const luck = luckOf(LOOKS[name]!, tasks);
    return luck === null ? [] : [{ id, luck }];
  });
  expect(lucks.length).toBeGreaterThan(15);
  const worst = lucks.toSorted((one, other) => other.luck - one.luck).slice(0, 3);
  const named = worst.map(({ id, luck }) => `${id} ${luck.toFixed(2)}`).join(", ");
  expect(lucks.reduce((sum, { luck }) => sum + luck, 0) / lucks.length, `the worst: ${named}`).toBeLessThan(MAX_SHARE);
});
