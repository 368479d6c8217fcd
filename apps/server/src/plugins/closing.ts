import type { FastifyInstance } from "fastify";

/**
 * Lets requests in flight be answered when the app closes, then ends every connection. Node counts a connection that
 * has not sent its first request as busy, and browsers hold such ones open: waiting for them would take a minute.
 */
export function installClosing(app: FastifyInstance): void {
  let running = 0;
  let closing = false;
  const endConnections = (): void => {
    if (closing && running === 0) app.server.closeAllConnections();
  };
  app.server.on("request", (_request, response) => {
    running++;
    response.once("close", () => {
      running--;
      endConnections();
    });
  });
  app.addHook("preClose", async () => {
    closing = true;
    endConnections();
  });
}
