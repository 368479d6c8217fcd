import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the file is good for, in days: it is made anew with every answer. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): the contact for security faults. See docs/security.md. */
export function installSecurityText(app: FastifyInstance, { config, clock }: Pick<Deps, "config" | "clock">): void {
  app.get("/.well-known/security.txt", (_request, reply) => {
    const expires = new Date(Math.ceil(clock.now() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString();
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${expires}`,
      "Preferred-Languages: sl, en, de",
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(`${lines.join("\n")}\n`);
  });
}
