import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

/** Security headers of every answer. The content security policy is the document's own, see `pages.ts`. */
export async function installHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // `same-origin` would cut the tie to the pop-up of a sign-in provider.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    strictTransportSecurity: config.publicUrl.startsWith("https:"),
    xFrameOptions: { action: "deny" },
  });
}
