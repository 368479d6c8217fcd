import fc from "fast-check";
import { expect, test } from "vitest";
import { hasRightDigits } from "../../iban.ts";
import { creditorReference, digitsOfReference, slovenianReference } from "./references.ts";

const digits = fc.stringMatching(/^\d{10}$/);

test("published references and IBANs have right control digits, and a slip is detected", () => {
  // 0*2 + 9*3 + 8*4 + 7*5 + 6*6 + 5*7 + 4*8 + 3*9 + 2*10 + 1*11 = 255, and 11 - 255 % 11 = 9.
  expect(slovenianReference("1234567890")).toBe("SI1212345678909");
  expect(creditorReference("539007547034")).toBe("RF18539007547034");
  expect(hasRightDigits("SI56020360253863406")).toBe(true);
  expect(hasRightDigits("DE89370400440532013000")).toBe(true);
  expect(hasRightDigits("SI56020360253863407")).toBe(false);
});

test("our references lead back to their digits however they are spaced, and to nothing with a slip", () => {
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
      const forms = [slovenianReference(text), creditorReference(text)];
      expect(hasRightDigits(forms[1]!)).toBe(true);
      for (const form of forms) {
        expect(digitsOfReference(form.replaceAll(/(.{4})/g, "$1 ").toLowerCase())).toBe(text);
        const at = form.length - text.length + place - (form.startsWith("SI") ? 1 : 0);
        const slip = form.slice(0, at) + String((Number(form[at]) + by) % 10) + form.slice(at + 1);
        // Modulus 11 gives 10 and 11 the same digit: then the slip names another purchase, never this one.
        expect(digitsOfReference(slip)).not.toBe(text);
      }
    }),
  );
  for (const none of ["", "SI99", "SI12", "RF00123", "hello"]) expect(digitsOfReference(none)).toBeNull();
});
