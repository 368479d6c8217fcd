/** The numbers of a written calculation or an answer in hundredths, so that decimals can be added. */
export const inHundredths = (written: string, sign?: string): readonly number[] =>
  (sign === undefined ? [written] : written.split(sign)).map((one) => Math.round(Number(one) * 100));
