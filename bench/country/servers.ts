import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { SettingsReply } from "@karota/contract/admin/settings.ts";
import { sharedClock } from "@karota/server/modules/games/testing/shared-clock.ts";
import { runningClock } from "@karota/server/testing/clock.ts";
import { startProvider } from "@karota/server/testing/provider-server.ts";
import { startServer, type RunningServer } from "@karota/server/testing/running-server.ts";
import { TEST_URL, testApp } from "@karota/server/testing/test-app.ts";

const PROCESSES = 2;
const POLL_MS = 1_000;
/** So long before the moment of a load its servers start. */
const START_BEFORE_MS = 10 * 60_000;
/** As generous as settings may be: every call comes from one address. */
const LIMITS = { person_requests: 100_000, address_requests: 100_000, sign_ins: 100_000 };

/** Whether everything that a server does by itself at its start is done. */
async function isIdle({ url }: RunningServer, token: string): Promise<boolean> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return !/^karota_job_running\{.*\} 1$/m.test(await answer.text());
}

/** What sends calls to a country: servers in processes of their own, tokens, and a sign-in provider. */
export async function openServers(databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "karota-country-"));
  const clock = runningClock();
  const shared = sharedClock(dataDir);
  const jwtSecret = randomBytes(32).toString("hex");
  const metricsToken = randomBytes(16).toString("hex");
  const provider = await startProvider("one", clock.now);
  const on = { settings: { databaseUrl, dataDir }, remove: async () => {} };
  const it = await testApp({ kind: "postgres", on, clock, config: { jwtSecret } });
  const admin = await it.newPlayer({ roles: ["admin"] });
  const { version, settings } = (await it.call(admin, "GET", "admin/settings")).json<SettingsReply>();
  const limits = { ...settings.limits, ...LIMITS };
  const changed = await it.call(admin, "PUT", "admin/settings", { version, settings: { ...settings, limits } });
  if (changed.statusCode !== 200) throw new Error(changed.body);
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
    METRICS_TOKEN: metricsToken,
    PUBLIC_URL: TEST_URL,
    LOG_LEVEL: "error",
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer: provider.provider.issuer, clientId: "karota" }]),
  };
  return {
    issuer: provider.provider.issuer,
    tokenOf: (id: string, isMentor: boolean) => it.tokenFor({ id, roles: isMentor ? ["mentor"] : [] }),
    idTokenOf: (subject: string, nonce: string) =>
      provider.token({ sub: subject, nonce, name: "Ana Novak", email: `${subject}@example.com`, email_verified: true }),

    /** Servers whose clock says `moment`, or the right time, once they have nothing to do any more. */
    async start(moment: number | null): Promise<readonly RunningServer[]> {
      if (moment !== null) shared.travelTo(moment - START_BEFORE_MS);
      const all = { ...environment, ...(moment !== null && shared.environment) };
      const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(all)));
      for (const server of servers) while (!(await isIdle(server, metricsToken))) await pause(POLL_MS);
      if (moment !== null) shared.travelTo(moment);
      clock.set(moment ?? Date.now());
      return servers;
    },
    async close(): Promise<void> {
      await it.close();
      await provider.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
