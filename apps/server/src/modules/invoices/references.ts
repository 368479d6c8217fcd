/*
 * Payment references with their control digits. SI12: model 12 of the Slovenian banks (modulus 11). RF: ISO 11649
 * (modulus 97-10 of ISO 7064), which IBANs use as well.
 */

/** The digits modulo 97 of a text in which letters represent 10 to 35. */
function modulo97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The control digit of model 12: weights 2, 3, … from the right, 11 minus the sum modulo 11; 10 and 11 give 0. */
function modulo11Digit(digits: string): number {
  const sum = [...digits].reverse().reduce((so, digit, place) => so + Number(digit) * (place + 2), 0);
  const digit = 11 - (sum % 11);
  return digit > 9 ? 0 : digit;
}

/** `SI12` and up to 12 digits with their control digit, for transfers within Slovenia. */
export const slovenianReference = (digits: string): string => `SI12${digits}${modulo11Digit(digits)}`;

/** `RF`, two control digits and the text, for transfers from elsewhere. */
export const creditorReference = (text: string): string =>
  `RF${String(98 - modulo97(`${text}RF00`)).padStart(2, "0")}${text}`;

/** An IBAN's or an RF reference's control digits are right. */
export const hasRightDigits = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[0-9A-Z]{1,30}$/.test(text) && modulo97(text.slice(4) + text.slice(0, 4)) === 1;

/** The digits that a reference of ours was made of, whichever of the two it is and however it is spaced; null for another. */
export function digitsOfReference(text: string): string | null {
  const tight = text.replaceAll(/[\s-]/g, "").toUpperCase();
  const slovenian = /^SI12(\d{2,13})$/.exec(tight)?.[1];
  if (slovenian) {
    const digits = slovenian.slice(0, -1);
    return slovenianReference(digits) === tight ? digits : null;
  }
  const international = /^RF\d{2}(\d{1,21})$/.exec(tight)?.[1];
  return international && creditorReference(international) === tight ? international : null;
}
