import { createSocket } from "node:dgram";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("a thousand ports asked for in a row are all different", async () => {
  const ports = new Set<number>();
  for (let count = 0; count < 1_000; count++) ports.add(await freePort());
  expect(ports.size).toBe(1_000);
});

test("a port that is in use is left out", async () => {
  const taken = (await freePort()) + 1;
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.once("listening", resolve);
    // Where another program listens already, that is as good.
    server.once("error", () => resolve());
    server.listen(taken, "127.0.0.1");
  });
  expect(await freePort()).not.toBe(taken);
  await new Promise((resolve) => server.close(resolve));
});

test("a port that another process has reserved is left out, though nothing listens on it yet", async () => {
  const reserved = (await freePort()) + 1;
  const socket = createSocket("udp4");
  await new Promise<void>((resolve) => {
    // Where another program has it already, that is as good.
    socket.once("error", () => resolve());
    socket.bind(reserved, "127.0.0.1", resolve);
  });
  expect(await freePort()).not.toBe(reserved);
  socket.close();
});
