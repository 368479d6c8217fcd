const TEN = 10;
const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** A task of counting as it is written or as its picture is said: 8 + 5, 3 + ? = 8, a jump from 8. */
function readCounting(sign: 1 | -1, question: string) {
  const [start = NaN, other = NaN] = numbersIn(question);
  const isMissing = question.includes("?");
  const change = isMissing ? Math.abs(other - start) : other;
  return { start, change, end: start + sign * change, isMissing };
}

type Counted = ReturnType<typeof readCounting>;
type Claim = (said: string, chosen: string, question: string) => boolean;

const counted = (sign: 1 | -1): Readonly<Record<string, (chosen: number, task: Counted) => boolean>> => ({
  "start-counted": (chosen, { change, end, isMissing }) => chosen === (isMissing ? change + 1 : end - sign),
  "one-too-far": (chosen, { end, isMissing }) => !isMissing && chosen === end + sign,
  "one-missing": (chosen, { change, isMissing }) => isMissing && chosen === change - 1,
  "other-sign": (chosen, { start, change, end, isMissing }) =>
    chosen === (isMissing ? start + end : Math.abs(start - sign * change)),
  "part-only": (chosen, { start, change }) => [start, change].includes(chosen),
  "part-given": (chosen, { start, end, isMissing }) => isMissing && [start, end].includes(chosen),
  "whole-added": (chosen, { start, end, isMissing }) => isMissing && chosen === start + end,
  "ten-forgotten": (chosen, { end }) => end > TEN && chosen === end - TEN,
  "ten-too-many": (chosen, { end }) => chosen === end + TEN,
  "stopped-at-ten": (chosen, { start, end }) => chosen === TEN && (start - TEN) * (end - TEN) < 0,
  "ones-turned": (chosen, { start, change }) => chosen === TEN + change - (start % TEN),
});

const claimsOf = (id: string, sign: 1 | -1): readonly (readonly [string, Claim])[] =>
  Object.entries(counted(sign)).map(([name, isTrue]) => [
    `${id}.mistake.${name}`,
    (_, chosen, question) => isTrue(Number(chosen), readCounting(sign, question)),
  ]);

/** Of groups and their size, or of what is shared and the plates. */
const ofTwo =
  (isTrue: (chosen: number, first: number, second: number) => boolean): Claim =>
  (_, chosen, question) => {
    const [first = NaN, second = NaN] = numbersIn(question);
    return isTrue(Number(chosen), first, second);
  };

const NEVER_SAID = new Set(["addition.mistake.ones-turned", "subtraction.mistake.whole-added"]);

/** What is said of mistakes in the level starter; `quiz-feedback.test.ts` reads them. */
export const STARTER_CLAIMS: Readonly<Record<string, Claim>> = {
  ...Object.fromEntries(
    [...claimsOf("addition", 1), ...claimsOf("subtraction", -1)].filter(([id]) => !NEVER_SAID.has(id)),
  ),
  "starter.explain.tenFirst": (_, chosen, question) => {
    const { start, change } = readCounting(1, question);
    return [start + change, start - change].some(
      (end) => end > TEN && [...String(end)].toReversed().join("") === chosen,
    );
  },
  "multiplication.mistake.counted-off": ofTwo((chosen, groups, size) => Math.abs(chosen - groups * size) === 1),
  "multiplication.first.added": ofTwo((chosen, groups, size) => chosen === groups + size),
  "division.mistake.plates-counted": ofTwo((chosen, _, plates) => chosen === plates),
  "division.first.subtracted": ofTwo((chosen, all, plates) => chosen === all - plates),
  "division.first.zeros": ofTwo((chosen, all, plates) =>
    [10, 100].some((power) => chosen === (power * all) / plates || power * chosen === all / plates),
  ),
};
