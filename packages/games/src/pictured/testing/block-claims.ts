/** The digits of both numbers that a picture of blocks is said to show. */
const readDigits = (question: string): readonly number[] => (question.match(/\d+/g) ?? []).map(Number);
const isCrossed = (question: string): boolean => question.includes("crossed out");

/** Both numbers that base-ten blocks are said to show, and what comes out. */
function readBlocks(question: string) {
  const [tens = 0, ones = 0, moreTens = 0, moreOnes = 0] = readDigits(question);
  const [first, second] = [10 * tens + ones, 10 * moreTens + moreOnes];
  return { first, second, right: isCrossed(question) ? first - second : first + second };
}

type Claim = (said: string, chosen: string, question: string) => boolean;

/** What is said of mistakes with base-ten blocks; `quiz-feedback.test.ts` reads them. */
export const BLOCK_CLAIMS: Readonly<Record<string, Claim>> = {
  "quiz.mistake.rods-counted-as-ones": (_, chosen, question) => {
    const [tens = 0, ones = 0, moreTens = 0, moreOnes = 0] = readDigits(question);
    return Number(chosen) === tens + ones + (isCrossed(question) ? -1 : 1) * (moreTens + moreOnes);
  },
  "quiz.mistake.rod-miscounted": (_, chosen, question) => Math.abs(Number(chosen) - readBlocks(question).right) === 10,
  "quiz.mistake.cube-miscounted": (_, chosen, question) => Math.abs(Number(chosen) - readBlocks(question).right) === 1,
  "quiz.mistake.one-row-only": (_, chosen, question) => {
    const { first, second } = readBlocks(question);
    return [first, second].includes(Number(chosen));
  },
  "quiz.mistake.crossed-out-counted": (_, chosen, question) => Number(chosen) === readBlocks(question).first,
  "quiz.mistake.only-crossed-out-counted": (_, chosen, question) => Number(chosen) === readBlocks(question).second,
};
