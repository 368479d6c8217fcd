import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Reply = Readonly<Record<string, unknown>>;

/**
 * Karota at another address, some of whose replies are our own: for browsers whose requests no test can intercept.
 */
export interface Relay {
  /** Without a slash at the end. */
  readonly baseURL: string;
  /** What the game itself sends of every daily board from now on, or a part of it. */
  serve(payload: object): void;
  /** Changes what the server replies in JSON to a GET of these paths from now on. */
  change(path: RegExp, change: (reply: Reply) => object): void;
  stop(): Promise<void>;
}

const DAILY = /^\/api\/v1\/games\/\w+\/periodic\/daily/;
/** Headers of one connection, or of a body that may be another one here. */
const OF_BODY = /^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag)$/;
/** What the server needs of a request. */
const PASSED_ON = ["authorization", "content-type", "cookie"];

/** Passes requests on to the server at this address. */
export async function startRelay(target: string): Promise<Relay> {
  const changes = new Map<RegExp, (reply: Reply) => object>();
  const answer = async (request: IncomingMessage) => {
    const { method = "GET", url = "/", headers } = request;
    const body = await buffer(request);
    const response = await fetch(`${target}${url}`, {
      method,
      redirect: "manual",
      headers: PASSED_ON.flatMap((name): [string, string][] => (headers[name] ? [[name, String(headers[name])]] : [])),
      ...(body.length > 0 && { body }),
    });
    const sent = Buffer.from(await response.arrayBuffer());
    const change = method === "GET" && response.ok ? [...changes].find(([path]) => path.test(url))?.[1] : undefined;
    return {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !OF_BODY.test(name))),
      body: change ? JSON.stringify(change(JSON.parse(sent.toString()) as Reply)) : sent,
    };
  };
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (payload) => void changes.set(DAILY, (reply) => ({ ...reply, ...payload })),
    change: (path, change) => void changes.set(path, change),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
