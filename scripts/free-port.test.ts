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
