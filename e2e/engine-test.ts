import { startEngines, type Engine } from "./engines.ts";
import { test } from "./harness.ts";
import { startRelay, type Relay } from "./relay.ts";

interface Fixtures {
  /** Firefox and WebKit, where they are installed. */
  readonly engines: readonly Engine[];
  readonly relay: Relay;
}

/** A test in other browsers than Chromium; skipped where there are none. */
export const engineTest = test.extend<object, Fixtures>({
  engines: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's form
    async ({}, use) => {
      const engines = await startEngines();
      await use(engines);
      await Promise.all(engines.map((engine) => engine.close()));
    },
    { scope: "worker" },
  ],
  relay: [
    async ({ app }, use) => {
      const relay = await startRelay(app.baseURL);
      await use(relay);
      await relay.stop();
    },
    { scope: "worker" },
  ],
});
