import { claimsOf, isOneOf, isSame, type OwnClaim } from "../../testing/claims-of.ts";

type Claim = (said: string, chosen: string, question: string) => boolean;

/** The cells that a picture is said to show, and the chosen percentage. */
const claim =
  (isTrue: (chosen: number, rows: number, cells: number) => boolean): Claim =>
  (_, chosen, question) => {
    const [rows = NaN, cells = NaN] = (question.match(/\d+/g) ?? []).map(Number);
    return isTrue(Number.parseInt(chosen, 10), rows, cells);
  };

/** A percentage of a whole, and the percentage of a second change; or the shaded cells of a picture. */
interface Facts {
  readonly asked: string;
  readonly percent: { readonly n: number; readonly d: number };
  readonly whole: number;
  readonly second: number;
  readonly shaded?: number;
}
const percentOf = ({ percent }: Facts): number => percent.n / percent.d;
const partOf = (facts: Facts): number => (facts.whole * percentOf(facts)) / 100;
/** 1 where the value, or the first of two, grows. */
const GROWING = ["increase", "original-up", "change-up", "up-down"];
const signOf = ({ asked }: Facts): 1 | -1 => (GROWING.includes(asked) ? 1 : -1);
/** The value after the change, or the first of two. */
const changed = (facts: Facts): number => facts.whole + signOf(facts) * partOf(facts);
const isOfTwo = ({ asked }: Facts): boolean => asked === "up-down" || asked === "down-up";
const isBefore = ({ asked }: Facts): boolean => asked.startsWith("original");
/** So many percent of the value after the change. */
const percentOfNew = (facts: Facts): number => (changed(facts) * percentOf(facts)) / 100;
const secondChange = (facts: Facts): number => (changed(facts) * facts.second) / 100;
/** The question is a fraction. */
const overAndUnder = (question: string): readonly [string, string] => question.split("/") as [string, string];

const CALCULATED = claimsOf<Facts>("percentage", {
  "amount-as-percent": ({ facts, value }) => isSame(value, partOf(facts)) && facts.asked.startsWith("change"),
  "change-too-small": ({ facts, value }) => isSame((value - facts.whole) * 10, signOf(facts) * partOf(facts)),
  "compared-with-new": ({ facts, value }) => isSame(value, (100 * partOf(facts)) / changed(facts)),
  "new-in-percent": ({ facts, value }) => isSame(value, (100 * changed(facts)) / facts.whole),
  "denominator-as-percent": ({ question, chosen }) => chosen === `${overAndUnder(question)[1]}%`,
  "numerator-as-percent": ({ question, chosen }) => chosen === `${overAndUnder(question)[0]}%`,
  "digits-joined": ({ question, chosen }) => chosen === `${question.replace("/", "")}%`,
  "not-hundredths": ({ question, chosen }) => chosen === `${question}%`,
  "sign-dropped": ({ question, chosen }) => `${chosen}%` === question,
  "part-as-percent": ({ facts, value }) => facts.asked === "share" && isSame(value, partOf(facts)),
  "difference-as-percent": ({ facts, value }) => isSame(value, facts.whole - partOf(facts)),
  "divided-wrongly": ({ facts, value }) => isSame(value, (100 * facts.whole) / partOf(facts)),
  "divided-by-percent": ({ facts, value }) => isSame(value, facts.whole / percentOf(facts)),
  "hundred-forgotten": ({ facts, value }) =>
    isSame(value, facts.asked === "of" ? partOf(facts) - facts.whole : percentOf(facts) - 100) && value > 0,
  "only-first": ({ facts, value }) => isOfTwo(facts) && isSame(value, changed(facts)),
  "only-the-change": ({ facts, value }) => isSame(value, isOfTwo(facts) ? secondChange(facts) : partOf(facts)),
  // Added to the number or taken from it; of more than the whole, what is above 100%.
  "percent-as-amount": ({ facts, value }) => {
    const by = percentOf(facts);
    if (facts.asked === "of") return isSame(value, facts.whole + (by < 100 ? -by : by - 100));
    if (facts.asked === "base") return isSame(value, partOf(facts) + by);
    return isSame(value, isBefore(facts) ? changed(facts) - signOf(facts) * by : facts.whole + signOf(facts) * by);
  },
  "percent-of-new": ({ facts, value }) =>
    isBefore(facts) && isSame(value, changed(facts) - signOf(facts) * percentOfNew(facts)),
  // So many percent of the part, or the part with them.
  "percent-of-part": ({ facts, value }) => {
    const part = partOf(facts);
    const ofPart = (part * percentOf(facts)) / 100;
    return facts.asked === "base" && isOneOf(value, ofPart, part + ofPart);
  },
  "percents-added": ({ facts, value }) =>
    isSame(value, facts.whole * (1 + (signOf(facts) * (percentOf(facts) - facts.second)) / 100)),
  "rest-taken": ({ facts, question, value }) => {
    if (facts.shaded !== undefined) return value === 100 - facts.shaded;
    const isOfWhole = facts.asked === "of" || facts.asked === "base";
    if (isOfWhole) return isSame(value + partOf(facts), facts.whole);
    return isSame(value, question.endsWith("%") ? 1 - percentOf(facts) / 100 : 100 - percentOf(facts));
  },
  "wrong-way": ({ facts, value }) => {
    if (isOfTwo(facts)) return isSame(value, changed(facts) + signOf(facts) * secondChange(facts));
    if (isBefore(facts)) return isSame(value, changed(facts) + signOf(facts) * percentOfNew(facts));
    return isSame(value, facts.whole - signOf(facts) * partOf(facts));
  },
});

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS: Readonly<Record<string, OwnClaim>> = {
  ...CALCULATED,
  "percentage.mistake.row-miscounted": claim((chosen, rows, cells) => Math.abs(chosen - 10 * rows - cells) === 10),
  "percentage.mistake.cell-miscounted": claim((chosen, rows, cells) => Math.abs(chosen - 10 * rows - cells) === 1),
  "percentage.mistake.row-as-one": claim((chosen, rows, cells) => rows > 0 && chosen === rows + cells),
};
