import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { mistakeText } from "@karota/engine/quiz/topic.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { catalogueOf } from "@karota/texts/catalogues.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { CATALOGUE, type CatalogueRow } from "./catalogue.ts";
import { COMPARING_CLAIMS } from "./comparing/testing/claims.ts";
import { BLOCK_CLAIMS } from "./pictured/testing/block-claims.ts";
import { STARTER_CLAIMS } from "./starter/testing/claims.ts";
import type { OwnClaim } from "./testing/claims-of.ts";
import { NUMBER_CLAIMS } from "./testing/number-claims.ts";
import { SHARED_CLAIMS } from "./testing/shared-claims.ts";
import WITHOUT_CLAIM from "./testing/without-claim.json" with { type: "json" };

/* The explanation of a wrong answer's digits is read again from the answers as they are written. */

/** Of each quiz, whatever its options are. */
const TASKS = depth(0, 10_000);
const LEAST_QUIZZES = depth(4, 60);
const written = (expression: Expression): string => toPlain(expression, SPEAKERS.en);

/** The digits of an answer, the base they are written in and how many of them are behind the point; null for others. */
function numberIn(expression: Expression) {
  const [, minus = "", digits = "", base = ""] =
    /^(?:x = )?(−?)([\dA-F]+(?:\.\d+)?)([₀-₉]*)(?: .*|%)?$/.exec(written(expression)) ?? [];
  if (!digits) return null;
  const radix = base ? Number([...base].map((digit) => "₀₁₂₃₄₅₆₇₈₉".indexOf(digit)).join("")) : 10;
  return { minus, digits, radix, places: digits.split(".")[1]?.length ?? 0 };
}
type Written = NonNullable<ReturnType<typeof numberIn>>;

/** A number in units of its last place, where it is written with that many places. */
const inUnits = ({ minus, digits, radix, places }: Written, shown: number): number =>
  (minus ? -1 : 1) * parseInt(digits.replace(".", "") + "0".repeat(shown - places), radix);
const bothInUnits = (right: Written, wrong: Written): readonly [number, number] => {
  const shown = Math.max(right.places, wrong.places);
  return [inUnits(right, shown), inUnits(wrong, shown)];
};
const bare = ({ digits }: Written): string => digits.replace(".", "").replace(/^0+|0+$/g, "");

/** Two neighbouring digits in each other's place, in some base and perhaps with zeros that are not written. */
function areSwapped(right: Written, wrong: Written): boolean {
  const [one, other] = bothInUnits(right, wrong);
  return [10, right.radix, 2, 4, 8, 16].some((radix) => {
    const [from, to] = [one.toString(radix), other.toString(radix)];
    const length = Math.max(from.length, to.length);
    const [a, b] = [from.padStart(length, "0"), to.padStart(length, "0")];
    const differ = [...a].flatMap((digit, place) => (digit === b[place] ? [] : [place]));
    const [first = 0, second = 0] = differ;
    return differ.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
  });
}

const isPowerOf = (radix: number, value: number): boolean => {
  let left = value;
  while (left > 1 && left % radix === 0) left /= radix;
  return left === 1;
};

/** What each sentence claims of the right and the wrong answer. */
const CLAIMS: Readonly<Record<string, (right: Written, wrong: Written, task: Task) => boolean>> = {
  "quiz.mistake.near-miss": (right, wrong) => {
    const [one, other] = bothInUnits(right, wrong);
    return Math.abs(one - other) <= 2 || Math.abs(one - other) <= Math.abs(one) / 10;
  },
  "quiz.mistake.off-by-one": (right, wrong) => {
    const [one, other] = bothInUnits(right, wrong);
    return Math.abs(one - other) === 1;
  },
  "quiz.mistake.column-off": (right, wrong) => {
    const [one, other] = bothInUnits(right, wrong);
    return isPowerOf(right.radix, Math.abs(one - other));
  },
  "quiz.explain.tensOff": (right, wrong) => Math.abs(inUnits(right, 0) - inUnits(wrong, 0)) === 10,
  "quiz.mistake.digits-swapped": areSwapped,
  "quiz.mistake.digits-reversed": (right, wrong) => [...right.digits].toReversed().join("") === wrong.digits,
  "quiz.mistake.place-shifted": (right, wrong) =>
    wrong.digits === `${right.digits}0` || wrong.digits === right.digits.slice(0, -1) || bare(right) === bare(wrong),
  "quiz.mistake.power-of-ten-off": (right, wrong) => bare(right) === bare(wrong),
  "quiz.mistake.sign-lost": (right, wrong) => right.digits === wrong.digits && right.minus !== wrong.minus,
};

/** The numbers of an estimate, and the place of each that is rounded: 1 for one that stays. */
function estimated(task: Task) {
  const [one = NaN, other = NaN] = (task.facts as { numbers: readonly number[] }).numbers;
  const first = (of: number): number => 10 ** (String(of).length - 1);
  const isProduct = written(task.question).includes("×");
  const smaller = first(Math.min(one, other));
  return [
    [one, isProduct ? first(one) : smaller],
    [other, isProduct ? first(other) : smaller],
  ] as const;
}
const isHigh = ([of, place]: readonly [number, number]): boolean => (of % place) * 2 > place;
const isRounded = ([, place]: readonly [number, number]): boolean => place > 1;
function exactOf(task: Task): number {
  const [[one], [other]] = estimated(task);
  const question = written(task.question);
  return question.includes("+") ? one + other : question.includes("×") ? one * other : one - other;
}

/** What is said of a wrong estimate: of how its numbers were rounded. */
const ESTIMATE_CLAIMS: typeof CLAIMS = {
  // There is a number that has to be rounded up, or down.
  "quiz.mistake.always-rounded-down": (_right, _wrong, task) => estimated(task).filter(isRounded).some(isHigh),
  "quiz.mistake.always-rounded-up": (_right, _wrong, task) => !estimated(task).filter(isRounded).every(isHigh),
  "quiz.mistake.not-rounded": (_, wrong, task) => Number(wrong.digits) === exactOf(task),
  "quiz.mistake.one-not-rounded": (_right, _wrong, task) => estimated(task).every(isRounded),
  "quiz.mistake.zeros-off": (right, wrong) => bare(right) === bare(wrong),
};
const SHARED = { ...CLAIMS, ...ESTIMATE_CLAIMS };

const quizzes = CATALOGUE.filter(({ type }) => type === "education");
const OWN: Readonly<Record<string, OwnClaim>> = {};
Object.assign(OWN, BLOCK_CLAIMS, STARTER_CLAIMS, NUMBER_CLAIMS, SHARED_CLAIMS);
for (const { id } of quizzes)
  if (existsSync(join(import.meta.dirname, id, "testing", "feedback.ts")))
    Object.assign(OWN, ((await import(/* @vite-ignore */ `./${id}/testing/feedback.ts`)) as { CLAIMS: object }).CLAIMS);

/** What feedback says of the wrong answers of a quiz: which messages, and the sentences that are not true. */
interface Feedback {
  readonly said: ReadonlySet<string>;
  /** Those that say a number or a name of this task. */
  readonly specific: ReadonlySet<string>;
  /** The names of the mistakes. */
  readonly names: ReadonlySet<string>;
  /** Those whose own claim is not true of the right answer too. */
  readonly selective: ReadonlySet<string>;
  readonly untrue: ReadonlySet<string>;
}
const read = new Map<string, Promise<Feedback>>();
function feedbackOf(row: CatalogueRow): Promise<Feedback> {
  const feedback = read.get(row.id) ?? readFeedback(row);
  read.set(row.id, feedback);
  return feedback;
}

/** What is calculated: the question, or what the solution of a word problem makes of it in its second step. */
function calculationOf(game: AnyQuiz, task: Task): string {
  const isStory = "story" in (task.facts as object);
  return written((isStory ? game.solution(task)[1]!.shown[0] : undefined) ?? task.question);
}

/** What the task is made of; of a word problem, what its calculation is made of. */
const factsOf = ({ facts }: Task): unknown =>
  (facts as { readonly of?: unknown; readonly story?: string }).story === undefined
    ? facts
    : (facts as { of: unknown }).of;

async function readFeedback(row: CatalogueRow): Promise<Feedback> {
  const game = await row.load();
  if (!isQuiz(game)) throw new Error(`${row.id} is no quiz`);
  const presets = game.options.presets.filter(({ tasks }: { tasks: number }) => tasks === 20);
  const count = Math.max(LEAST_QUIZZES, Math.ceil(TASKS / 20 / presets.length));
  const ids = new Set<string>();
  const specific = new Set<string>();
  const names = new Set<string>();
  const selective = new Set<string>();
  const untrue = new Set<string>();
  for (const options of presets)
    for (let quiz = 0; quiz < count; quiz++)
      for (const task of game.generate(options, seeded(`feedback ${quiz}`)).tasks)
        for (const [selected, { value }] of task.choices.entries()) {
          const said = selected === task.correct ? null : game.mistake(task, { selected });
          if (!said) continue;
          names.add(task.choices[selected]!.mistake!);
          ids.add(said.id);
          if (Object.keys(said.values ?? {}).length > 0) specific.add(said.id);
          const answers = [numberIn(task.choices[task.correct]!.value), numberIn(value)] as const;
          const isTrue = answers[0] && answers[1] ? (SHARED[said.id]?.(answers[0], answers[1], task) ?? true) : true;
          const right = written(task.choices[task.correct]!.value);
          const isOwnTrueOf = (answer: string): boolean =>
            OWN[said.id]?.(SPEAKERS.en.say(said), answer, calculationOf(game, task), right, factsOf(task)) ?? true;
          const isOwnTrue = isOwnTrueOf(written(value));
          if (!isOwnTrueOf(right)) selective.add(said.id);
          const isComparedTrue = COMPARING_CLAIMS[said.id]?.(written(value), right, written(task.question)) ?? true;
          if (!isTrue || !isOwnTrue || !isComparedTrue)
            untrue.add(
              `${written(task.question)}: ${written(task.choices[task.correct]!.value)}, not ${written(value)}. ${SPEAKERS.en.say(said)}`,
            );
        }
  return { said: ids, specific, names, selective, untrue };
}

it.each(quizzes.map((row) => ({ id: row.id, row })))(
  "the explanation of a wrong answer of $id is true",
  async ({ row }) => {
    expect([...(await feedbackOf(row)).untrue].slice(0, 8)).toStrictEqual([]);
  },
);

it.each(quizzes.map((row) => ({ id: row.id, row })))(
  "every mistake of $id has words that need no values, for mentors who see it without the task",
  async ({ row }) => {
    const wordless = [...(await feedbackOf(row)).names].filter((name) => {
      const id = mistakeText(row.id, name);
      // A compiled text that takes values is a list with more than words.
      const isBare = (text: unknown) => [text].flat().every((part) => typeof part === "string");
      return LANGUAGES.some((language) => !isBare(catalogueOf(language)[id]));
    });
    expect(wordless).toEqual([]);
  },
);

const hasClaim = (id: string): boolean => id in SHARED || id in COMPARING_CLAIMS || id in OWN;

it("every sentence with a number or a name of its task has a claim", async () => {
  const feedback = await Promise.all(quizzes.map(feedbackOf));
  const specific = new Set(feedback.flatMap((one) => [...one.specific]));
  expect(specific.size).toBeGreaterThan(30);
  expect([...specific].filter((id) => !hasClaim(id))).toEqual([]);
});

/*
 * The other sentences name an error without its numbers: "That's the perimeter." They too are true of some answers only.
 * Sentences that say nothing of an answer are listed with the reason.
 */
it.each(quizzes.map((row) => ({ id: row.id, row })))(
  "every sentence about a wrong answer of $id has a claim, or is listed as one that claims nothing",
  async ({ row }) => {
    const { said } = await feedbackOf(row);
    expect([...said].filter((id) => !hasClaim(id) && !(id in WITHOUT_CLAIM))).toEqual([]);
  },
);

it("what is listed as a sentence without a claim is said, has a reason and has no claim", async () => {
  const feedback = await Promise.all(quizzes.map(feedbackOf));
  const listed = Object.entries(WITHOUT_CLAIM);
  expect(listed.filter(([id]) => hasClaim(id) || !feedback.some(({ said }) => said.has(id)))).toEqual([]);
  expect(listed.filter(([, reason]) => reason.split(" ").length < 5)).toEqual([]);
});

/** What few numbers allow is in none of the few quizzes of the usual run: one number in ten is halfway. */
const RARE = new Set(
  depth(["quiz.mistake.half-rounded-down", "logarithms.mistake.only-raised", "binary.mistake.digits-kept"], []),
);

it("all claims occur, and so are checked", async () => {
  const feedback = await Promise.all(quizzes.map(feedbackOf));
  expect(
    [...Object.keys(SHARED), ...Object.keys(COMPARING_CLAIMS), ...Object.keys(OWN)].filter(
      (id) => !RARE.has(id) && !feedback.some(({ said }) => said.has(id)),
    ),
  ).toEqual([]);
});

it("no claim about a mistake is true of every right answer, so that each can fail", async () => {
  const feedback = await Promise.all(quizzes.map(feedbackOf));
  const mistakes = Object.keys(OWN).filter(
    (id) => id.includes(".mistake.") && feedback.some(({ said }) => said.has(id)),
  );
  expect(mistakes.filter((id) => !feedback.some(({ selective }) => selective.has(id)))).toEqual([]);
});
