import { createPublicKey, randomBytes, sign, X509Certificate, type KeyObject } from "node:crypto";

/** One value in DER (X.690): its tag, the length of its contents, and these. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const hex = content.length.toString(16);
  const length = Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex");
  const head = content.length < 128 ? [tag, content.length] : [tag, 0x80 | length.length, ...length];
  return Buffer.concat([Buffer.from(head), content]);
}

const SEQUENCE = 0x30;
const RSA_SHA256 = Buffer.from("300d06092a864886f70d01010b0500", "hex");
const VERSION_3 = Buffer.from("a003020102", "hex");
const COMMON_NAME = Buffer.from("0603550403", "hex");

/** UTCTime before 2050, GeneralizedTime after it (RFC 5280, 4.1.2.5). */
function timeOf(moment: Date): Buffer {
  const digits = moment.toISOString().replace(/\.\d+|[-:T]/g, "");
  return moment.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits));
}

/**
 * A certificate of a key by itself, PEM: the envelope in which metadata of SAML want a key. Others compare the key and
 * trust no issuer.
 */
export function selfSigned(privateKey: KeyObject, name: string, from: Date, until: Date): string {
  const attribute = der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(name)));
  const names = der(SEQUENCE, der(0x31, attribute));
  const serial = randomBytes(16);
  // Positive, and without a leading zero.
  serial[0] = 0x40 | (serial[0]! & 0x3f);
  const content = der(
    SEQUENCE,
    VERSION_3,
    der(0x02, serial),
    RSA_SHA256,
    names,
    der(SEQUENCE, timeOf(from), timeOf(until)),
    names,
    createPublicKey(privateKey).export({ type: "spki", format: "der" }),
  );
  const signature = sign("sha256", content, privateKey);
  return new X509Certificate(der(SEQUENCE, content, RSA_SHA256, der(0x03, Buffer.from([0]), signature))).toString();
}
