import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that systems give to outgoing connections (Linux: from 32768 on). Of those, the system may give the
 * same one twice, or to a connection, before the server that is to listen on it has started.
 */
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_000;
/** Each process goes through them from another one on, so that two do not take the same. */
let next = randomInt(PORT_COUNT);

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A free port of this computer that this process has not returned lately. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORT_COUNT; tries++) {
    const port = FIRST_PORT + (next++ % PORT_COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port between ${FIRST_PORT} and ${FIRST_PORT + PORT_COUNT} is free.`);
}
