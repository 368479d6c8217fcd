import jsQR from "jsqr";
import fc from "fast-check";
import { expect, test } from "vitest";
import { epcCode, upnCode, type QrCode } from "./qr-code.ts";
import { creditorReference, slovenianReference } from "./references.ts";
import { epcPayload, upnPayload, type Transfer } from "./transfer-qr.ts";

/** What a reader sees: four pixels a module, with a quiet zone. */
function read({ size, isDark }: QrCode): { readonly bytes: readonly number[]; readonly version: number } {
  const [step, quiet] = [4, 4];
  const width = (size + 2 * quiet) * step;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor(x / step) - quiet, Math.floor(y / step) - quiet];
      const isInside = column >= 0 && row >= 0 && column < size && row < size;
      if (isInside && isDark(column, row)) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  const found = jsQR(pixels, width, width);
  if (!found) throw new Error("No QR code was found.");
  return { bytes: found.binaryData, version: found.version };
}

const word = fc.stringMatching(/^[A-ZČŠŽĐ][a-zčšžđćöüä]{1,14}$/);
const transfer: fc.Arbitrary<Transfer> = fc
  .record({
    first: word,
    last: word,
    street: word,
    house: fc.integer({ min: 1, max: 199 }),
    town: word,
    cents: fc.integer({ min: 100, max: 10_000 }),
    serial: fc.integer({ min: 1, max: 999_999_999 }),
  })
  .map(({ first, last, street, house, town, cents, serial }) => ({
    payer: { name: `${first} ${last}`, address: `${street} ulica ${house}`, post: `1000 ${town}` },
    recipient: { name: "Karota, učenje z igro, d.o.o.", address: "Šolska ulica 1", post: "1000 Ljubljana" },
    iban: "SI56020360253863406",
    bic: "LJBASI2X",
    reference: slovenianReference(String(serial).padStart(10, "0")),
    cents,
    purpose: "Karota P-0000000001",
    due: "2026-12-05",
  }));

test("500 payers' UPN QR codes are of version 15 and read back as exactly their text", () => {
  fc.assert(
    fc.property(transfer, (one) => {
      const { bytes, version } = read(upnCode(one));
      expect(version).toBe(15);
      expect(new TextDecoder("iso-8859-2").decode(Uint8Array.from(bytes))).toBe(upnPayload(one));
    }),
    { numRuns: 500 },
  );
}, 120_000);

test("EPC QR codes read back as exactly their text", () => {
  fc.assert(
    fc.property(transfer, (one) => {
      const abroad = { ...one, reference: creditorReference(one.reference.slice(4)) };
      expect(new TextDecoder().decode(Uint8Array.from(read(epcCode(abroad)).bytes))).toBe(epcPayload(abroad));
    }),
    { numRuns: 50 },
  );
}, 120_000);

test("a UPN text has 19 fields, cents in 11 digits and the length of all before it as its control sum", () => {
  fc.assert(
    fc.property(transfer, (one) => {
      const text = upnPayload(one);
      const lines = text.split("\n");
      expect(lines).toHaveLength(21);
      expect(lines[8]).toBe(String(one.cents).padStart(11, "0"));
      expect(lines[13]).toBe("05.12.2026");
      expect(Number(lines[19])).toBe(text.length - 4);
      for (const [place, most] of [33, 33, 33].entries()) expect(lines[5 + place]!.length).toBeLessThanOrEqual(most);
    }),
  );
});
