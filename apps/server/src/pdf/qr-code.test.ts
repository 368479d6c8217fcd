import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import jsQR from "jsqr";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import { drawnCode } from "../testing/drawn-code.ts";
import { needsProgram } from "../testing/programs.ts";
import { creditorReference, PLAY_SELLER, slovenianReference, type InvoiceDocument } from "../modules/invoices/index.ts";
import type { QrCode } from "@karota/print/page.ts";
import { epcCode, upnCode } from "./qr-code.ts";
import { renderPdf } from "./invoice/render-pdf.ts";
import { epcPayload, upnPayload, type Transfer } from "./invoice/transfer-qr.ts";

const SLOVENIAN = depth(12, 500);
const FOREIGN = depth(3, 100);
/** Hundreds of pages on a machine that does much else. */
const RENDER_TIMEOUT_MS = 900_000;

const word = fc.stringMatching(/^[A-ZČŠŽĐ][a-zčšžđćöüäß]{1,14}$/);
const party = fc
  .record({ first: word, last: word, street: word, number: fc.integer({ min: 1, max: 199 }), town: word })
  .map(({ first, last, street, number, town }) => ({
    name: `${first} Čš ${last}`,
    address: `${street} žđ ${number}`,
    post_number: "1000",
    post: town,
  }));
const proForma = (country: "SI" | "AT"): fc.Arbitrary<InvoiceDocument> =>
  fc
    .record({
      buyer: party,
      seller: party,
      credits: fc.integer({ min: 10, max: 1000 }),
      serial: fc.integer({ min: 1, max: 999_999_999 }),
      language: fc.constantFrom("sl" as const, "en" as const, "de" as const),
    })
    .map(({ buyer, seller, credits, serial, language }) => {
      const reference = String(serial).padStart(10, "0");
      return {
        kind: "pro_forma",
        number: `P-${reference}`,
        language,
        issued: "2026-11-21",
        served: "2026-11-21",
        due: "2026-12-05",
        seller: { ...PLAY_SELLER, ...seller, name: `${seller.name} äöüß, d.o.o.` },
        buyer: { ...buyer, company: "", country, vat_id: "" },
        amount: credits * 100,
        net_cents: credits * 8,
        vat_cents: credits * 2,
        gross_cents: credits * 10,
        vat_rate: 2500,
        provider: "invoice",
        reference,
        corrects: null,
        play: false,
      };
    });

/** What the code of a pro-forma invoice has to say. */
function payloadOf({ buyer, seller, number, gross_cents: cents, due, reference }: InvoiceDocument): string {
  const post = (one: { post_number: string; post: string }) => `${one.post_number} ${one.post}`;
  const isSlovenian = buyer.country === "SI";
  const transfer: Transfer = {
    payer: { ...buyer, post: post(buyer) },
    recipient: { ...seller, post: post(seller) },
    iban: seller.iban,
    bic: seller.bic,
    reference: isSlovenian ? slovenianReference(reference) : creditorReference(reference),
    cents,
    purpose: `Karota ${number}`,
    due,
  };
  return isSlovenian ? upnPayload(transfer) : epcPayload(transfer);
}
let slovenian: readonly InvoiceDocument[] = [];
let foreign: readonly InvoiceDocument[] = [];
let files: readonly Uint8Array[] = [];
const all = () => [...slovenian, ...foreign];
beforeAll(async () => {
  slovenian = fc.sample(proForma("SI"), SLOVENIAN);
  foreign = fc.sample(proForma("AT"), FOREIGN);
  const made: Uint8Array[] = [];
  for (const document of all()) made.push(await renderPdf(document, 0));
  files = made;
}, RENDER_TIMEOUT_MS);

/** What is in the code that is drawn in a PDF. */
async function readCode(file: Uint8Array, { number, buyer }: InvoiceDocument) {
  const { pixels, width } = await drawnCode(file);
  const found = jsQR(pixels, width, width);
  if (!found) throw new Error(`No QR code was found in ${number}.`);
  const { version, binaryData, chunks } = found;
  const charset = buyer.country === "SI" ? "iso-8859-2" : "utf-8";
  const text = new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(binaryData));
  const [head] = chunks as readonly { readonly type: string; readonly assignmentNumber?: number }[];
  return { text, version, eci: head?.assignmentNumber };
}

test(
  "payers' UPN QR codes in the PDF read back as exactly their text, in version 15 and ISO 8859-2 by ECI 4",
  async () => {
    for (const [place, document] of slovenian.entries())
      expect(await readCode(files[place]!, document)).toEqual({ text: payloadOf(document), version: 15, eci: 4 });
  },
  RENDER_TIMEOUT_MS,
);

test(
  "EPC QR codes in the PDF read back as exactly their text, in version 13 at most",
  async () => {
    for (const [place, document] of foreign.entries()) {
      const { text, version } = await readCode(files[slovenian.length + place]!, document);
      expect(text).toBe(payloadOf(document));
      expect(version).toBeLessThanOrEqual(13);
    }
  },
  RENDER_TIMEOUT_MS,
);

const missing = (["pdfunite", "pdftoppm", "zbarimg"] as const).filter((name) => needsProgram(name) === null);

describe.skipIf(missing.length > 0)("printed by poppler and read by ZBar", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "karota-codes-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const run = (tool: string, ...words: string[]): Buffer =>
    execFileSync(tool, words, { cwd: folder, maxBuffer: 2 ** 26, stdio: ["ignore", "pipe", "ignore"] });

  test(
    "each code says exactly its text, on the page among everything else",
    async () => {
      const names = files.map((_, place) => `${String(place).padStart(4, "0")}.pdf`);
      await Promise.all(names.map((name, place) => writeFile(join(folder, name), files[place]!)));
      // The place of the code with its quiet zone, in points, printed with 200 dots an inch.
      run("pdfunite", ...names, "all.pdf");
      const [x, y, side] = [372, 432, 184].map((points) => String(Math.round((points * 200) / 72))) as [
        string,
        string,
        string,
      ];
      run("pdftoppm", "-r", "200", "-gray", "-x", x, "-y", y, "-W", side, "-H", side, "all.pdf", "page");
      const pictures = (await readdir(folder)).filter((name) => name.endsWith(".pgm")).toSorted();
      expect(pictures).toHaveLength(files.length);
      // ZBar follows the ECI: what it says in UTF-8 was ISO 8859-2 in the code.
      const said = run("zbarimg", "-q", "--raw", "-Sdisable", "-Sqrcode.enable", "-Sbinary", ...pictures);
      expect(said.toString()).toBe(all().map(payloadOf).join(""));
    },
    RENDER_TIMEOUT_MS,
  );
});

const SIGNS = new TextDecoder("iso-8859-2").decode(Uint8Array.from({ length: 256 }, (_, code) => code));

test("a UPN text has 19 fields, cents in 11 digits and the length of all before it as its control sum", () => {
  const anyWord = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(proForma("SI"), anyWord, (document, name) => {
      const text = payloadOf({ ...document, buyer: { ...document.buyer, name } });
      const fields = text.split("\n");
      expect(fields).toHaveLength(21);
      expect(fields[0]).toBe("UPNQR");
      expect(fields[8]).toBe(String(document.gross_cents).padStart(11, "0"));
      expect(fields[13]).toBe("05.12.2026");
      expect(Number(fields[19])).toBe(text.length - 4);
      expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
      for (const sign of text) expect(SIGNS).toContain(sign);
      for (const place of [5, 6, 7]) expect(fields[place]!.length).toBeLessThanOrEqual(33);
    }),
  );
});

/** What is in a code, drawn with a quiet zone of four modules. */
function readModules({ size, isDark }: QrCode) {
  const [quiet, scale] = [4, 3];
  const width = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let pixel = 0; pixel < width * width; pixel++) {
    const x = Math.floor((pixel % width) / scale) - quiet;
    const y = Math.floor(pixel / width / scale) - quiet;
    const inside = x >= 0 && y >= 0 && x < size && y < size;
    if (inside && isDark(x, y)) pixels.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return jsQR(pixels, width, width);
}

test(
  "names and addresses with the generator's own signs stay text in both codes",
  () => {
    // A caret begins a command of the generator, in the text of UPN codes.
    const tricky = fc.oneof(
      fc.constantFrom("A ^ B", "A ^FNC1 B", "^ECI000026x", "^", "^^", "^123", "\\(a\\)"),
      fc.string({
        unit: fc.constantFrom("^", "\\", "(", ")", "F", "N", "C", "1", "E", "I", "0", " ", "č", "%"),
        maxLength: 33,
      }),
    );
    const parties = fc.record({ name: tricky, address: tricky, post: tricky });
    fc.assert(
      fc.property(parties, parties, (payer, recipient) => {
        const transfer: Transfer = {
          payer,
          recipient,
          iban: PLAY_SELLER.iban,
          bic: PLAY_SELLER.bic,
          reference: slovenianReference("0000000001"),
          cents: 100,
          purpose: "Karota ^ 1",
          due: "2026-12-05",
        };
        const upn = readModules(upnCode(transfer))!;
        expect(new TextDecoder("iso-8859-2").decode(Uint8Array.from(upn.binaryData))).toBe(upnPayload(transfer));
        expect(upn.chunks.filter(({ type }: { readonly type: string }) => type === "eci")).toHaveLength(1);
        const epc = readModules(epcCode(transfer))!;
        expect(new TextDecoder().decode(Uint8Array.from(epc.binaryData))).toBe(epcPayload(transfer));
      }),
      { numRuns: depth(8, 500) },
    );
  },
  RENDER_TIMEOUT_MS,
);

test("an error of the generator quotes nothing of the text", () => {
  const transfer = { payer: { name: "", address: "", post: "" }, recipient: { name: "", address: "", post: "" } };
  const tooLong = { ...transfer, iban: "Imenka ".repeat(2000), bic: "", reference: "", cents: 1, purpose: "", due: "" };
  expect(() => epcCode(tooLong)).toThrow(/^A QR code cannot be made \(bwipp\.\w+\)\.$/);
});
