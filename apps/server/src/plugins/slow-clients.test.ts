import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import Fastify from "fastify";
import { depth } from "@karota/engine/testing/depth.ts";
import { expect, test } from "vitest";
import { answerNoRequest } from "./errors.ts";
import { requestTimeouts } from "./request-timeouts.ts";

const CLIENTS = depth(60, 1_000);
/** What a third of the clients each send: nothing, a part of a head, and a head whose body does not follow. */
const STARTS = [
  "",
  "GET / HTTP/1.1\r\nHost: test\r\nX-Slow: ",
  "POST / HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
];

test(`${CLIENTS} clients that send nothing, or never end, hold no other up and are ended after the timeout`, async () => {
  const app = Fastify({ ...requestTimeouts(depth(4_000, undefined)), clientErrorHandler: answerNoRequest });
  app.route({ method: ["GET", "POST"], url: "/", handler: () => "served" });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const sockets = Array.from({ length: CLIENTS }, () => connect(port, "127.0.0.1"));
  const dripping: NodeJS.Timeout[] = [];
  let open = 0;
  await Promise.all(
    sockets.map(async (socket, number) => {
      socket.on("error", () => {});
      socket.once("close", () => open--);
      await once(socket, "connect");
      open++;
      const start = STARTS[number % STARTS.length]!;
      socket.resume().write(start);
      if (start) dripping.push(setInterval(() => socket.writable && socket.write("x"), 500));
    }),
  );
  const ended = Promise.all(sockets.map(async (socket) => socket.destroyed || once(socket, "close")));
  for (let n = 0; n < 5; n++) {
    const reply = await fetch(`http://127.0.0.1:${port}/`);
    expect([reply.status, await reply.text()]).toEqual([200, "served"]);
  }
  // They were served beside the slow ones, not after them. On a busy machine the first of those have had their time.
  expect(open).toBeGreaterThan(CLIENTS / 2);
  await ended;
  dripping.forEach(clearInterval);
  await app.close();
}, 120_000);
