import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** An HTML page, ready to be sent. */
export interface PageDocument {
  readonly html: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/** A prerendered body is for its own address only; every other address gets the bare shell. */
const candidatesFor = (path: string): readonly string[] =>
  /^(\/[\w-]+)+\/?$/.test(path) ? [join(path, "index.html"), "index.html"] : ["index.html"];

/** The documents of the built web; a new build is seen without a restart. */
export function documentsOf(root: string): (path: string) => Promise<PageDocument | null> {
  const cache = new Map<string, { readonly changed: number; readonly document: PageDocument }>();

  async function read(file: string): Promise<PageDocument | null> {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    const known = cache.get(file);
    if (known?.changed === found.mtimeMs) return known.document;
    const plain = await readFile(file);
    const document: PageDocument = {
      html: plain.toString(),
      plain,
      br: brotliCompressSync(plain),
      gzip: gzipSync(plain),
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    };
    cache.set(file, { changed: found.mtimeMs, document });
    return document;
  }

  return async (path) => {
    for (const candidate of candidatesFor(path)) {
      const document = await read(join(root, candidate));
      if (document) return document;
    }
    return null;
  };
}
