import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** From now on it is not ready any more, but still answers: the load balancer sends the next requests elsewhere. */
    beginStop(): void;
    isStopping(): boolean;
  }
}

/** How long requests in flight may take when the app closes, in milliseconds. */
const CLOSE_TIMEOUT_MS = 10_000;

/**
 * Lets requests in flight be answered when the app closes, then ends every connection. Node counts a connection whose
 * request is not whole yet as busy: waiting for it would take a minute.
 */
export function installClosing(app: FastifyInstance, timeout = CLOSE_TIMEOUT_MS): void {
  let running = 0;
  let stopping = false;
  let closing = false;
  const endConnections = (): void => {
    if (closing && running === 0) app.server.closeAllConnections();
  };
  app.decorate("beginStop", () => {
    stopping = true;
  });
  app.decorate("isStopping", () => stopping);
  app.server.on("request", (_request, response) => {
    running++;
    // A connection that stays open would be closed just when the next request comes over it.
    if (stopping) response.setHeader("connection", "close");
    response.once("close", () => {
      running--;
      endConnections();
    });
  });
  app.addHook("preClose", async () => {
    stopping = true;
    closing = true;
    endConnections();
    setTimeout(() => app.server.closeAllConnections(), timeout).unref();
  });
}
