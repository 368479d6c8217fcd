import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerNoRequest } from "./errors.ts";
import { requestTimeouts } from "./request-timeouts.ts";

test.each([
  ["whose head never ends", "GET / HTTP/1.1\r\nHost: test\r\nX-Slow: "],
  [
    "whose body never ends",
    "POST / HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
  ],
])(
  "a request %s is ended after the timeout, though bytes still arrive",
  async (_, start) => {
    const app = Fastify({ ...requestTimeouts(600), clientErrorHandler: answerNoRequest });
    app.post("/", () => "");
    await app.listen({ host: "127.0.0.1", port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(start);
    const dripping = setInterval(() => socket.write("x"), 50);
    let answer = "";
    socket.on("data", (chunk) => (answer += String(chunk)));
    // Node itself would look after 30 seconds, when this test has failed long since.
    await once(socket, "close");
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    await app.close();
  },
  20_000,
);
