import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readPrivate, writePrivate } from "./private-file.ts";

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", failed);
      done((server.address() as AddressInfo).port);
    });
  });

/**
 * Listens on the wanted port of this computer, else on a free one, which is remembered and tried first the next time:
 * the issuer's address should change as seldom as possible. Gives the port.
 */
export async function listenNear(server: Server, wanted: number, folder: string): Promise<number> {
  const file = join(folder, "port");
  const stored = readPrivate(file) as { wanted?: number; instead?: number } | null;
  const remembered = stored?.wanted === wanted && stored.instead ? stored.instead : null;
  for (const port of remembered === null ? [wanted] : [remembered, wanted])
    try {
      return await listenOn(server, port);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    }
  const instead = await listenOn(server, 0);
  writePrivate(file, { wanted, instead });
  return instead;
}
