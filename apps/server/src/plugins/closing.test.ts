import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { installClosing } from "./closing.ts";

/** An app whose only route answers when the test says so. */
async function slowApp(timeout?: number) {
  const app = Fastify({ forceCloseConnections: false });
  installClosing(app, timeout);
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get("/", () => {
    arrived.resolve();
    return answer.promise;
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, arrived: arrived.promise, answer: answer.resolve };
}

test("closing does not wait for a connection whose request never comes to its end", async () => {
  const { app, port } = await slowApp();
  const slow = connect(port, "127.0.0.1");
  // The second request is only begun; the answer to the first says that the server has read both.
  slow.write("GET /none HTTP/1.1\r\nHost: test\r\n\r\nGET / HTTP/1.1\r\n");
  await once(slow, "data");
  await app.close();
  expect(app.server.listening).toBe(false);
  slow.destroy();
}, 10_000);

test("a request in flight is answered before the app is closed", async () => {
  const { app, port, arrived, answer } = await slowApp();
  const asked = fetch(`http://127.0.0.1:${port}/`);
  await arrived;
  const closed = app.close();
  answer("done");
  expect(await (await asked).text()).toBe("done");
  await closed;
}, 10_000);

test("a request that takes too long does not hold up the end", async () => {
  const { app, port, arrived } = await slowApp(1);
  const asked = fetch(`http://127.0.0.1:${port}/`).catch((error: Error) => error.name);
  await arrived;
  await app.close();
  expect(await asked).toBe("TypeError");
}, 10_000);

test("once a stop has begun, connections are closed after their answer", async () => {
  const { app, port, answer } = await slowApp();
  answer("done");
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get("connection");
  expect([app.isStopping(), await ask()]).toEqual([false, "keep-alive"]);
  app.beginStop();
  expect([app.isStopping(), await ask()]).toEqual([true, "close"]);
  await app.close();
});
