import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { startProvider } from "./provider-server.ts";
import { testApp } from "./test-app.ts";

/** An app with a sign-in by `school`, and the lines of its log. */
export async function startLoggedApp(kind: Database["kind"], config: Partial<Config> = {}) {
  const lines: string[] = [];
  let now = 0;
  const provider = await startProvider("school", () => now);
  const it = await testApp({
    kind,
    config: { providers: [provider.provider], ...config },
    logStream: { write: (line) => void lines.push(line) },
  });
  now = it.clock.now();
  return { it, provider, lines };
}
