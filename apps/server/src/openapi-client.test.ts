import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../scripts/free-port.ts";
import { startServer, type RunningServer } from "./testing/running-server.ts";
import { SELLER } from "./testing/seller.ts";

const run = promisify(execFile);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SOURCE = here("./testing/openapi-client.ts.txt");
const TSC = here("../../../node_modules/typescript/bin/tsc");
/** Inside the project, so that the client finds its packages; not in git. */
const PARENT = here("../.cache");
const OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: "ES2024",
  lib: ["ESNext", "DOM", "DOM.Iterable"],
  module: "preserve",
  allowImportingTsExtensions: true,
  erasableSyntaxOnly: true,
  skipLibCheck: true,
  noEmit: true,
  types: ["node"],
};

let folder = "";
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(PARENT, { recursive: true });
  folder = mkdtempSync(join(PARENT, "openapi-client-"));
  const identity = { IDENTITY_PORT: String(await freePort()) };
  server = await startServer({ ...identity, DATA_DIR: join(folder, "data"), SELLER: JSON.stringify(SELLER) });
});
afterAll(async () => {
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!IS_DEEP)(
  "a client whose types come from the document alone signs in, plays, publishes an assignment and buys carrots",
  async () => {
    const source = readFileSync(SOURCE, "utf8");
    expect(source.match(/\bany\b|\bas\b|@karota|@ts-/g)).toEqual(null);
    copyFileSync(SOURCE, join(folder, "client.ts"));
    writeFileSync(join(folder, "api.d.ts"), astToString(await openapiTS(new URL(`${server.url}/api/v1/openapi.json`))));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: OPTIONS, include: ["*.ts"] }));
    const checked = await run(process.execPath, [TSC, "-p", folder]).catch((error: { stdout: string }) => error);
    expect(checked.stdout).toBe("");
    const { stdout } = await run(process.execPath, [join(folder, "client.ts"), server.url]);
    const { played, published, isDeclined, bought } = JSON.parse(stdout);
    expect(played).toEqual({ revision: 1, field: 1 });
    expect(published.seen).toEqual([published.id]);
    expect(isDeclined).toBe(true);
    expect(bought).toEqual({ status: "paid", carrots: 10 });
  },
);
