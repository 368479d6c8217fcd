type Claim = (said: string, chosen: string, question: string) => boolean;

/** The cells that a picture is said to show, and the chosen percentage. */
const claim =
  (isTrue: (chosen: number, rows: number, cells: number) => boolean): Claim =>
  (_, chosen, question) => {
    const [rows = NaN, cells = NaN] = (question.match(/\d+/g) ?? []).map(Number);
    return isTrue(Number.parseInt(chosen, 10), rows, cells);
  };

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS: Readonly<Record<string, Claim>> = {
  "percentage.mistake.row-miscounted": claim((chosen, rows, cells) => Math.abs(chosen - 10 * rows - cells) === 10),
  "percentage.mistake.cell-miscounted": claim((chosen, rows, cells) => Math.abs(chosen - 10 * rows - cells) === 1),
  "percentage.mistake.row-as-one": claim((chosen, rows, cells) => rows > 0 && chosen === rows + cells),
};
