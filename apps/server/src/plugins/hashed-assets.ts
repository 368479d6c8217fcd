import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary, encodingOf } from "./encoding.ts";

const YEAR_S = 31_536_000;
/** How long a file may be cached whose name changes with its content. */
export const FOR_EVER = `public, max-age=${YEAR_S}, immutable`;

/** What a build has in `assets`; anything else is read from disk each time. */
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const NAME = /^[\w-]+(\.[\w-]+)+$/;

/** A file as it is, and compressed where the build has done so. */
interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/**
 * Sends the files of the current build whose names have a hash from memory, each read once: a screen has about forty,
 * and `@fastify/static` lists the folder's 1,700 names for each of them. Resolves to false where there is no such file.
 * @param folder the build's `assets`, which bounds what is in memory, about 15 MB
 */
export function hashedAssets(
  folder: string,
): (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  const assets = new Map<string, Asset>();
  const read = (name: string): Promise<Buffer | null> => readFile(join(folder, name)).catch(() => null);

  async function find(name: string): Promise<Asset | null> {
    const type = TYPES[extname(name)];
    if (type === undefined || !NAME.test(name)) return null;
    const known = assets.get(name);
    if (known) return known;
    const [plain, br, gzip] = await Promise.all([read(name), read(`${name}.br`), read(`${name}.gz`)]);
    if (!plain) return null;
    const asset = { type, plain, br, gzip };
    assets.set(name, asset);
    return asset;
  }

  return async (name, request, reply) => {
    const asset = await find(name);
    if (!asset) return false;
    reply.type(asset.type).header("cache-control", FOR_EVER);
    if (asset.br ?? asset.gzip) addVary(reply, "accept-encoding");
    const encoding = encodingOf(request);
    const compressed = encoding && asset[encoding];
    if (compressed) reply.header("content-encoding", encoding);
    void reply.send(compressed ?? asset.plain);
    return true;
  };
}
