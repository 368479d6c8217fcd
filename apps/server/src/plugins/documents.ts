import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** An HTML page, ready to be sent. */
export interface PageDocument {
  /** Without its rendered screen and its data: what the content security policy is made from. */
  readonly head: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/** Compressed documents are made while a visitor waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @param head the part that has all inline scripts and styles */
export async function pageDocument(html: string, head: string): Promise<PageDocument> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI), promisify(gzip)(plain)]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { head, plain, br, gzip: gzipped, etag };
}

/** The bare document of the built web, null without a build; a new build is seen without a restart. */
export function shellOf(root: string): () => Promise<PageDocument | null> {
  let known: { readonly changed: number; readonly document: PageDocument } | undefined;
  const file = join(root, "index.html");
  return async () => {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    if (known?.changed !== found.mtimeMs) {
      const html = await readFile(file, "utf8");
      known = { changed: found.mtimeMs, document: await pageDocument(html, html) };
    }
    return known.document;
  };
}
