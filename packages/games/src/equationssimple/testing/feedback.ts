/** What lies on a balance, as it is said: boxes, weights beside them, and weights on the right. */
function readBalance(question: string) {
  const [left = "", right = ""] = question.split("; on the right:");
  const count = (text: string, word: RegExp): number => Number(word.exec(text)?.[1] ?? 0);
  const [boxes, ones] = [count(left, /(\d+) box/), count(left, /(\d+) weight/)];
  const all = count(right, /(\d+) weight/);
  return { boxes, ones, all, weight: (all - ones) / boxes };
}
const valueOf = (chosen: string): number => Number(chosen.replace("x = ", ""));

type Claim = (said: string, chosen: string, question: string) => boolean;

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS: Readonly<Record<string, Claim>> = {
  "equationssimple.mistake.whole-pan-taken": (_, chosen, question) => valueOf(chosen) === readBalance(question).all,
  "equationssimple.mistake.weights-put-together": (_, chosen, question) => {
    const { ones, all } = readBalance(question);
    return ones > 0 && valueOf(chosen) === all + ones;
  },
  "equationssimple.mistake.left-weights-taken": (_, chosen, question) => valueOf(chosen) === readBalance(question).ones,
  "equationssimple.mistake.boxes-taken-away": (_, chosen, question) => {
    const { boxes, all } = readBalance(question);
    return valueOf(chosen) === all - boxes;
  },
  "equationssimple.mistake.boxes-counted": (_, chosen, question) => valueOf(chosen) === readBalance(question).boxes,
  "equationssimple.mistake.weight-miscounted": (_, chosen, question) =>
    Math.abs(valueOf(chosen) - readBalance(question).weight) === 1,
};
