/** The cards that are said to be there, and those that are open, from the left. */
function readCards(question: string) {
  const [all = [], open = []] = question.split(";").map((part) => (part.match(/\d+/g) ?? []).map(Number));
  const digits = all.map((dots) => (open.includes(dots) ? "1" : "0")).join("");
  return { digits };
}
const digitsOf = (chosen: string): string => chosen.replace("₂", "");

type Claim = (said: string, chosen: string, question: string) => boolean;

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS: Readonly<Record<string, Claim>> = {
  "binary.mistake.open-and-turned-swapped": (_, chosen, question) => {
    const { digits } = readCards(question);
    const swapped = [...digits].map((digit) => (digit === "1" ? "0" : "1")).join("");
    return parseInt(swapped, 2) === parseInt(digitsOf(chosen), 2);
  },
  "binary.mistake.cards-from-the-right": (_, chosen, question) =>
    parseInt([...readCards(question).digits].toReversed().join(""), 2) === parseInt(digitsOf(chosen), 2),
  "binary.mistake.turned-cards-left-out": (_, chosen, question) =>
    readCards(question).digits.replaceAll("0", "") === digitsOf(chosen),
};
