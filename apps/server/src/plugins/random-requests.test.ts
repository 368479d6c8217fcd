import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import { makeSigningKey, samlIdpOf } from "../modules/auth/testing/saml-idp.ts";
import { describeEachDatabase } from "../testing/fresh-database.ts";
import { startProvider } from "../testing/provider-server.ts";
import { sendRequests } from "../testing/random-requests/send-requests.ts";
import { SELLER } from "../testing/seller.ts";
import { TEST_NOW, testApp, type TestApp } from "../testing/test-app.ts";

const REQUESTS = depth(150, 20_000);
/** The same seed makes the same choices; ids, boards and codes are new each time. `TEST_SEED` looks elsewhere. */
const SEED = process.env["TEST_SEED"] ?? "1";
/** The share of requests that have to succeed, or the rest would say little. */
const MIN_SUCCEEDED = 0.3;
/** Calls that no random request can succeed with: they need what an identity provider has signed. */
const SIGNED = /\/saml\/\{provider\}\/(acs|finish|slo)$/;

describeEachDatabase(`${REQUESTS} random requests of seed ${SEED}`, (kind) => {
  // The usual run has one database: the queries of both are tested beside them.
  test.skipIf(kind === "postgres" && !IS_DEEP)(
    "bring no failure inside and nothing that the OpenAPI document does not allow",
    { timeout: 3_600_000 },
    async () => {
      let it: TestApp;
      let failure = "";
      const random = seeded(SEED);
      const { provider, token, stop } = await startProvider("school", () => it.clock.now());
      const folder = mkdtempSync(join(tmpdir(), "karota-random-"));
      const metadata = join(folder, "metadata.xml");
      const keys = [makeSigningKey(TEST_NOW)];
      writeFileSync(
        metadata,
        samlIdpOf("https://idp.example", "https://idp.example/sso", () => TEST_NOW, keys).descriptor(),
      );
      it = await testApp({
        kind,
        config: {
          seller: SELLER,
          paymentProviders: ["sandbox", "invoice"],
          providers: [{ ...provider, classes: { claim: ["class"], school: null } }],
          samlProviders: [{ id: "federation", label: "Federation", metadata, entityIds: null, buys: true }],
          classSignIn: true,
          logLevel: "error",
        },
        logStream: { write: (line) => void (failure = line) },
      });
      const { faults, statuses } = await sendRequests(it, {
        count: REQUESTS,
        isNeeded: (name) => IS_DEEP && !SIGNED.test(name),
        random,
        issuer: provider.issuer,
        token: (nonce) => token({ nonce, sub: `person ${random.below(20)}`, name: "Živa", email: "ziva@example.com" }),
        lastFailure: () => failure,
      });
      await it.close();
      await stop();
      rmSync(folder, { recursive: true });

      expect(faults.join("\n\n")).toBe("");
      const succeeded = (counts: ReadonlyMap<number, number>) =>
        [...counts].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
      const all = [...statuses.values()].reduce((sum, counts) => sum + succeeded(counts), 0);
      expect(all).toBeGreaterThan(MIN_SUCCEEDED * REQUESTS);
      if (!IS_DEEP) return;
      const failing = [...statuses].filter(([name, counts]) => succeeded(counts) === 0 && !SIGNED.test(name));
      expect(failing.map(([name]) => name)).toEqual([]);
    },
  );
});
