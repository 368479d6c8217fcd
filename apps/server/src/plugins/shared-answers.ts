import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { addVary } from "./encoding.ts";

/** Lets a visitor's answer be cached with this directive. Nothing personal: never an answer to a person who is signed in. */
function setShared(reply: FastifyReply, directive: string): void {
  if (reply.request.actor !== null) return;
  reply.header("cache-control", `public, ${directive}`);
  for (const name of ["authorization", "accept-language"]) addVary(reply, name);
}

/** For an answer that is the same for every visitor until a moment: browsers and proxies need not ask again before. */
export function shareUntil(reply: FastifyReply, until: number, now: number): void {
  const seconds = Math.floor((until - now) / 1000);
  if (seconds > 0) setShared(reply, `max-age=${seconds}`);
}

/** For an answer that is the same for every visitor until the settings change: who has it asks whether it still holds. */
export const share = (reply: FastifyReply): void => setShared(reply, "no-cache");

const SHARED = /^public, /;

/** Sets the ETag of shared answers, so that a client with a copy gets a 304. Before compression. */
export function installSharedAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (!SHARED.test(String(reply.getHeader("cache-control") ?? "")) || reply.statusCode !== 200) return payload;
    if (!request.url.startsWith("/api/") || (typeof payload !== "string" && !Buffer.isBuffer(payload))) return payload;
    // Weak: the same for each encoding.
    const etag = `W/"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;
    reply.header("etag", etag);
    const known = (request.headers["if-none-match"] ?? "").split(",");
    if (!known.some((one) => one.trim() === etag)) return payload;
    reply.code(304).removeHeader("content-length");
    return null;
  });
}
