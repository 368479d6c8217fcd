import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export type Encoding = "br" | "gzip";

/** The encodings that a request accepts, the best first, without those that it refuses by `q=0`. */
export function encodingOf(request: FastifyRequest): Encoding | null {
  const accepted = new Map(
    (request.headers["accept-encoding"] ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((one) => one.trim().toLowerCase());
      return [name, !parameters.some((one) => /^q=0(\.0*)?$/.test(one))] as const;
    }),
  );
  return (["br", "gzip"] as const).find((encoding) => accepted.get(encoding)) ?? null;
}

/** Names one more header of the request on which the answer depends. */
export function addVary(reply: FastifyReply, name: string): void {
  const names = String(reply.getHeader("vary") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  if (!names.includes(name)) reply.header("vary", [...names, name].join(", "));
}

/** Below that, the headers of an answer weigh more than what is saved, in bytes. */
const MIN_BYTES = 1024;
/** As good as gzip's usual level, in half its time. */
const BROTLI_QUALITY = 4;

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Compresses the API's answers in JSON and XML, beside the event loop. Nothing secret can be guessed from their
 * lengths: no cookie signs a request, so that no other site can make a browser fetch a person's data.
 */
export function installEncoding(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (!request.url.startsWith("/api/") || request.method === "HEAD" || reply.hasHeader("content-encoding"))
      return payload;
    if (!/^application\/(json|xml)\b/.test(String(reply.getHeader("content-type") ?? ""))) return payload;
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    const bytes = Buffer.from(payload);
    if (bytes.length < MIN_BYTES) return payload;
    addVary(reply, "accept-encoding");
    const encoding = encodingOf(request);
    if (!encoding) return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return compress[encoding](bytes);
  });
}
