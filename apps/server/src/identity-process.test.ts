import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startDemoIdentity } from "./identity-process.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "karota-identity-process-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const options = () => ({ port: 41998, publicUrl: "http://127.0.0.1:41998", dataDir, preferredPort: 0 });

test("the provider answers while it runs, and its port is free after the stop", async () => {
  const identity = await startDemoIdentity(options());
  const discovery = `${identity.issuer}/.well-known/openid-configuration`;
  expect(await (await fetch(discovery)).json()).toMatchObject({ issuer: identity.issuer });
  await identity.stop();
  await expect(fetch(discovery)).rejects.toThrow();
  await identity.stop();
});

test("a provider that cannot start says why", async () => {
  await expect(startDemoIdentity({ ...options(), publicUrl: "https://karota.example" })).rejects.toThrow(
    /did not start: .*public address https:\/\/karota\.example/,
  );
});
