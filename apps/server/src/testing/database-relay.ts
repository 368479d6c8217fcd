import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Stands between a server and its PostgreSQL. */
export interface DatabaseRelay {
  /** The address of the database by way of the relay. */
  readonly url: string;
  /** How long everything takes on its way to the database, in milliseconds; 0 at first. */
  delayBy(milliseconds: number): void;
  /** The present connections stay, and nothing passes on them any more: as when a host loses its power. */
  silence(): void;
  /** Whether the database refuses to listen, as a replica does; false at first. */
  refuseListen(refuse: boolean): void;
  connections(): number;
  endConnections(): void;
  stop(): Promise<void>;
}

const LISTEN = "listen ";
/** As long as it, and an error of syntax. */
const REFUSED = "refuse ";

export async function databaseRelay(databaseUrl: string): Promise<DatabaseRelay> {
  const target = new URL(databaseUrl);
  let delay = 0;
  let refusesListen = false;
  /** Those of clients. */
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    // Timers of the same delay fire in their order; what was on its way when it became shorter must not be overtaken.
    let before = Promise.resolve();
    near.on("data", (chunk) => {
      if (silent.has(near)) return;
      const passed = refusesListen ? Buffer.from(chunk.toString("latin1").replace(LISTEN, REFUSED), "latin1") : chunk;
      const due = new Promise<void>((done) => setTimeout(done, delay));
      before = Promise.all([before, due]).then(() => void far.write(passed));
    });
    far.on("data", (chunk) => {
      if (!silent.has(near)) near.write(chunk);
    });
    sockets.add(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on("error", () => {});
      socket.once("close", () => {
        sockets.delete(near);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const endConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    delayBy: (milliseconds) => {
      delay = milliseconds;
    },
    silence() {
      for (const socket of sockets) silent.add(socket);
    },
    refuseListen: (refuse) => {
      refusesListen = refuse;
    },
    connections: () => sockets.size,
    endConnections,
    async stop() {
      endConnections();
      server.close();
      await once(server, "close");
    },
  };
}
