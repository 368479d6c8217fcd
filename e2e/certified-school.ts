import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CertifiedPeople } from "../apps/server/src/modules/auth/testing/certified-provider.ts";
import { SECRET } from "../apps/server/src/modules/auth/testing/school-provider.ts";
import { freePort } from "../scripts/free-port.ts";
import { startApp } from "./harness.ts";

/** A provider by the clock of the run, which TEST_NOW may have moved. */
async function startProvider(publicUrl: string, people: CertifiedPeople | undefined) {
  const folder = mkdtempSync(join(tmpdir(), "karota-provider-"));
  const clockFile = join(folder, "clock");
  writeFileSync(clockFile, process.env["E2E_SHIFT_MS"] ?? "0");
  const provider = fork(
    new URL("certified-provider.ts", import.meta.url),
    [publicUrl, ...(people ? [JSON.stringify(people)] : [])],
    {
      env: { ...process.env, KAROTA_TEST_CLOCK: clockFile },
      execArgv: [`--import=${new URL("harness-clock.mjs", import.meta.url).href}`],
    },
  );
  const [issuer] = (await once(provider, "message")) as [string];
  return {
    issuer,
    stop: () => {
      provider.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A whole Karota whose people sign in at a provider that asks for a secret. */
export async function startSchool(entry: object, people?: CertifiedPeople) {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const provider = await startProvider(publicUrl, people);
  const { issuer } = provider;
  const listed = { id: "school", label: "School", issuer, clientId: "karota", clientSecret: SECRET, ...entry };
  const app = await startApp({ PORT: String(port), PUBLIC_URL: publicUrl, OIDC_PROVIDERS: JSON.stringify([listed]) });
  return {
    publicUrl,
    issuer,
    stop: async () => {
      await app.stop();
      provider.stop();
    },
  };
}
