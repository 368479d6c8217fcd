type Claim = (said: string, chosen: string, question: string) => boolean;

/** The numbers of a described scale, and the chosen amount. */
const claim =
  (isTrue: (chosen: number, scale: { major: number; minor: number; marks: number; from: number }) => boolean): Claim =>
  (_, chosen, question) => {
    const numbers = (question.match(/\d+/g) ?? []).map(Number);
    // A ruler is described by whole centimetres and millimetres.
    const [major = NaN, minor = NaN, marks = NaN, from = NaN] =
      numbers.length === 2 ? [10, 1, numbers[1], 10 * numbers[0]!] : numbers;
    return isTrue(Number.parseInt(chosen.replace(",", ""), 10), { major, minor, marks, from });
  };

/** Sentences about scales that are read, each with whether it is true of the chosen answer. */
export const SCALE_CLAIMS: Readonly<Record<string, Claim>> = {
  "quiz.mistake.mark-misvalued": claim(
    (chosen, { major, minor, marks, from }) =>
      chosen > from && chosen < from + major && (chosen - from) % marks === 0 && chosen !== from + minor * marks,
  ),
  "quiz.mistake.mark-miscounted": claim(
    (chosen, { minor, marks, from }) => Math.abs(chosen - from - minor * marks) === minor,
  ),
  "quiz.mistake.number-only": claim((chosen, { from }) => chosen === from),
  "quiz.mistake.next-number-taken": claim(
    (chosen, { major, minor, marks, from }) => chosen === from + major + minor * marks,
  ),
  "quiz.mistake.counted-down": claim(
    (chosen, { major, minor, marks, from }) => chosen === from + major - minor * marks,
  ),
};
