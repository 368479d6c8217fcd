import { randomBytes } from "node:crypto";
import type { OptionsSpec, OptionValues } from "@karota/engine/options.ts";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import { handClock } from "@karota/server/testing/clock.ts";
import { freshDatabase } from "@karota/server/testing/fresh-database.ts";
import { startServer } from "@karota/server/testing/running-server.ts";
import { TEST_URL, testApp } from "@karota/server/testing/test-app.ts";

/** Starts of each choice, and the pause of a player between two of them, in ms. */
const STARTS = 40;
const PAUSE_MS = 100;

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const place = Math.min(times.length - 1, Math.floor(times.length * share));
  return sorted[place]!.toFixed(1).padStart(7);
}

/** How long the start of a new game takes, from the request to the board, one after the other, for every choice. */
export async function run(): Promise<void> {
  const home = await freshDatabase("sqlite");
  const jwtSecret = randomBytes(32).toString("hex");
  const it = await testApp({ kind: "sqlite", on: home, clock: handClock(Date.now()), config: { jwtSecret } });
  const token = it.tokenFor(await it.newPlayer({ balance: 100_000_000 }));
  await it.close();
  const server = await startServer({
    DATA_DIR: home.settings.dataDir,
    JWT_SECRET: jwtSecret,
    PUBLIC_URL: TEST_URL,
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer: "https://id.example", clientId: "karota" }]),
  });

  async function start(game: string, options: OptionValues): Promise<number> {
    const begun = performance.now();
    const reply = await fetch(`${server.url}/api/v1/games/${pathOf(game)}/create`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ options }),
    });
    await reply.json();
    if (!reply.ok) throw new Error(`${game} ${JSON.stringify(options)}: ${reply.status}`);
    return performance.now() - begun;
  }

  console.log(`${STARTS} starts of each choice, every ${PAUSE_MS} ms; ms   first     p50     p95     max`);
  const all: number[] = [];
  for (const row of CATALOGUE.filter(({ active }) => active)) {
    const { presets, daily, weekly } = (await row.load()).options as OptionsSpec<OptionValues>;
    const asked = [presets[0]!, daily, weekly, presets.at(-1)!];
    for (const options of new Map(asked.map((one) => [JSON.stringify(one), one])).values()) {
      const times: number[] = [];
      for (let i = 0; i < STARTS; i++) {
        times.push(await start(row.id, options));
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      all.push(...times);
      const name = `${row.id} ${Object.values(options).join(" ")}`.padEnd(42);
      console.log(`  ${name} ${times[0]!.toFixed(1).padStart(7)} ${at(times, 0.5)} ${at(times, 0.95)} ${at(times, 1)}`);
    }
  }
  console.log(`  ${"all".padEnd(50)} ${at(all, 0.5)} ${at(all, 0.95)} ${at(all, 1)}`);
  await server.end("SIGTERM");
  await home.remove();
}
