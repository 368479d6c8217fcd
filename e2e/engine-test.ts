import { startEngines, type Size, type StartedEngine } from "./engines.ts";
import { test } from "./harness.ts";
import { startRelay, type Relay } from "./relay.ts";

/** The browsers that a deep test runs in, each by itself. */
export const BROWSERS = ["Firefox", "WebKit"];

/** Two browsers and a screen start together; as generous as their tests. */
const START_TIMEOUT_MS = 600_000;

interface Fixtures {
  /** Firefox and WebKit, where they are installed. */
  readonly engines: readonly StartedEngine[];
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
    { scope: "worker", timeout: START_TIMEOUT_MS },
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

/** One of them, in this size; the test is skipped without it. */
export async function engineNamed(engines: readonly StartedEngine[], name: string, size: Size): Promise<StartedEngine> {
  const engine = engines.find((one) => one.name === name);
  engineTest.skip(engine === undefined, `There is no ${name}.`);
  await engine!.resize(size);
  return engine!;
}
