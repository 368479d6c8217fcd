import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

/** For answers that are no documents: opened as one, they load nothing and are in no frame. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For PDFs: browsers show them with scripts and styles of their own. */
const FILE_POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Security headers of every answer. The content security policy is the document's own, see `pages.ts`. */
export async function installHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // `same-origin` would cut the tie to the pop-up of a sign-in provider.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    strictTransportSecurity: config.publicUrl.startsWith("https:"),
    xFrameOptions: { action: "deny" },
  });
  // Pages bring their own policy, files of the build need none.
  app.addHook("onSend", async (request, reply) => {
    const type = String(reply.getHeader("content-type") ?? "");
    const isData = request.url.startsWith("/api/") || /^application\/(json|pdf|xml)/.test(type);
    if (isData && !reply.hasHeader("content-security-policy"))
      reply.header("content-security-policy", type.startsWith("application/pdf") ? FILE_POLICY : DATA_POLICY);
  });
}
