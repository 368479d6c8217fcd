import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Stands between a server and its PostgreSQL, and passes everything on later. */
export interface SlowRelay {
  /** The address of the database by way of the relay. */
  readonly url: string;
  /** How long everything takes on its way to the database, in milliseconds; 0 at first. */
  delayBy(milliseconds: number): void;
  stop(): Promise<void>;
}

export async function slowRelay(databaseUrl: string): Promise<SlowRelay> {
  const target = new URL(databaseUrl);
  let delay = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    // Timers of the same delay fire in their order; what was on its way when it became shorter must not be overtaken.
    let before = Promise.resolve();
    near.on("data", (chunk) => {
      const due = new Promise<void>((done) => setTimeout(done, delay));
      before = Promise.all([before, due]).then(() => void far.write(chunk));
    });
    far.pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    delayBy: (milliseconds) => {
      delay = milliseconds;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
