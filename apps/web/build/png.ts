import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** Eight bits a channel, red, green and blue, not interlaced. */
const HEADER_END = [8, 2, 0, 0, 0];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/**
 * Writes an opaque picture as PNG. Without filters, which make drawings in plain colours a third larger, and without
 * the transparency that the rasteriser's own files have.
 * @param pixels four bytes a pixel, row by row: red, green, blue, and one that is not used
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Each row begins with the number of its filter, 0 for none.
  const rows = Buffer.alloc(height * (1 + width * 3));
  let to = 0;
  for (let from = 0; from < width * height * 4; from += 4) {
    if (from % (width * 4) === 0) to++;
    for (let channel = 0; channel < 3; channel++) rows[to++] = pixels[from + channel]!;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", Buffer.concat([header, Buffer.from(HEADER_END)])),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
