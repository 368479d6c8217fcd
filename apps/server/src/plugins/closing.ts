import type { FastifyInstance } from "fastify";

/**
 * Lets requests in flight be answered when the app closes, then ends every connection. Node counts a connection whose
 * request is not whole yet as busy: waiting for it would take a minute.
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
