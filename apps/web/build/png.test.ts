import { crc32, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodePng } from "./png.ts";

/** The chunks of a PNG; throws where a check sum is wrong. */
function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const end = at + 8 + length;
    if (crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) throw new Error(`wrong check sum at ${at}`);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

test("the rows of a picture are its colours without the transparency, each after a zero", () => {
  const pixels = Uint8Array.from([1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255, 10, 11, 12, 255]);
  const chunks = chunksOf(encodePng(pixels, 2, 2));
  expect([...chunks.keys()]).toEqual(["IHDR", "IDAT", "IEND"]);
  expect([...inflateSync(chunks.get("IDAT")!)]).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]);
});
