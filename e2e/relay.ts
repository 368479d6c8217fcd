import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Karota at another address, whose daily boards are our own: for browsers whose requests no test can intercept.
 */
export interface Relay {
  /** Without a slash at the end. */
  readonly baseURL: string;
  /** What the game itself sends of every daily board from now on, or a part of it. */
  serve(payload: object): void;
  stop(): Promise<void>;
}

const DAILY = /^\/api\/v1\/games\/\w+\/periodic\/daily/;
/** Headers of one connection, or of a body that may be another one here. */
const OF_BODY = /^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag)$/;

/** Passes requests without a body on to the server at this address. */
export async function startRelay(target: string): Promise<Relay> {
  let payload: object = {};
  const answer = async (method: string, path: string) => {
    const response = await fetch(`${target}${path}`, { method, redirect: "manual" });
    const sent = Buffer.from(await response.arrayBuffer());
    const isBoard = DAILY.test(path) && response.ok;
    return {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !OF_BODY.test(name))),
      body: isBoard ? JSON.stringify({ ...(JSON.parse(sent.toString()) as object), ...payload }) : sent,
    };
  };
  const server = createServer((request, response) => {
    answer(request.method!, request.url!).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (next) => void (payload = next),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
