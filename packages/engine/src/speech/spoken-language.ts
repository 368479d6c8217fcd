/** In which form a number or fraction is needed: as it is listed, or after "divided by". Only Slovenian differs. */
export type Case = "plain" | "divisor";

/** How a teacher of one language reads mathematics. All words are written out as a voice has to say them. */
export interface SpokenLanguage {
  readonly plus: string;
  readonly minus: string;
  readonly times: string;
  /** @param next what follows, as it will be read */
  dividedBy(next: string): string;
  /** The bar of a fraction whose parts are no small whole numbers. @param whole all before it is its numerator */
  over(next: string, whole: boolean): string;
  readonly equals: string;
  /** An equals sign before what is asked for, the same after an amount, and before a unit: "is how many metres". */
  readonly isWhat: string;
  readonly areWhat: string;
  readonly isHowMany: string;
  /** What is asked for, elsewhere, and how many parts of a fraction. */
  readonly unknown: string;
  readonly howMany: string;
  readonly open: string;
  readonly close: string;
  readonly and: string;
  /** "from 13:10": null where voices read the time as it is written. */
  clock(hours: number, minutes: number): string | null;
  /** @param under from 2 to 100, or 1000 */
  fraction(over: number, under: number, form: Case): string;
  /** What there are many of: quarters. */
  parts(under: number): string;
  mixed(whole: number, over: number, under: number, form: Case): string;
  /** "squared"; the exponent is a whole number of at most three digits. */
  power(exponent: number): string;
  /** Before an exponent that is a term. */
  readonly toThePower: string;
  root(degree: number, form: Case): string;
  /** Before what the logarithm is of. @param base null for the usual one */
  logarithm(base: string | null): string;
  /** After the digits of a numeral. */
  base(base: number): string;
  /** A letter that is not known yet, as the cells of boards say it. */
  readonly empty: string;
  readonly roman: string;
  /** Functions by their sign: `D(` in Slovenian. */
  readonly calls: Readonly<Record<string, string>>;
}

/** A fraction that is read by its name, "three quarters", and not as "3 over 144". */
export const hasName = (under: number): boolean => (under >= 2 && under <= 100) || under === 1000;
