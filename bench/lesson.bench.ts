import { randomBytes } from "node:crypto";
import type { LessonReply } from "@karota/contract/lessons/lesson.ts";
import { openClass } from "@karota/server/modules/lessons/testing/live-class.ts";
import { handClock } from "@karota/server/testing/clock.ts";
import { freshDatabase } from "@karota/server/testing/fresh-database.ts";
import { startServer } from "@karota/server/testing/running-server.ts";
import { TEST_URL, testApp } from "@karota/server/testing/test-app.ts";

/** `PUPILS=60 npm run bench -- lesson` for a larger class. */
const PUPILS = Number(process.env["PUPILS"] ?? 30);
const QUESTIONS = 10;
const AIM_MS = 300;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;

/**
 * From the mentor's press until each pupil of a class has read what it shows: two servers in processes of their own on one
 * PostgreSQL, and the pupils by turns on both. While a question is open, everybody answers.
 */
export async function run(): Promise<void> {
  if (!process.env["TEST_DATABASE_URL"]) return console.log("Left out: it needs PostgreSQL in TEST_DATABASE_URL.");
  const home = await freshDatabase("postgres");
  const jwtSecret = randomBytes(32).toString("hex");
  const it = await testApp({ kind: "postgres", on: home, clock: handClock(Date.now()), config: { jwtSecret } });
  const mentor = await it.newPlayer({ roles: ["mentor"] });
  const tasks = [{ game: "addition", options: { level: "easy" }, count: QUESTIONS }];
  const { id } = (await it.call(mentor, "POST", "lessons", { tasks })).json<LessonReply>();
  const pupils = await Promise.all(Array.from({ length: PUPILS }, async () => it.tokenFor(await it.newPlayer())));
  const mentorToken = it.tokenFor(mentor);
  await it.close();

  const environment = {
    DATA_DIR: home.settings.dataDir,
    DATABASE_URL: home.settings.databaseUrl!,
    JWT_SECRET: jwtSecret,
    PUBLIC_URL: TEST_URL,
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer: "https://id.example", clientId: "karota" }]),
  };
  const servers = [await startServer(environment), await startServer(environment)];
  const urls = servers.map(({ url }) => url);
  const live = await openClass(urls, mentorToken, pupils, id);
  const times: number[] = [];
  for (let number = 1; number <= QUESTIONS; number++) {
    times.push(...(await live.takeStep("ask")));
    await Promise.all(live.pupils.map((pupil, place) => pupil.answer(number, place % 4)));
    times.push(...(await live.takeStep("reveal")));
  }
  for (const pupil of live.pupils) pupil.leave();
  for (const server of servers) await server.end("SIGTERM");
  await home.remove();

  const sorted = times.toSorted((a, b) => a - b);
  const ms = (share: number) => `${Math.round(quantile(sorted, share))} ms`;
  console.log(
    `${PUPILS} pupils, ${sorted.length} arrivals: p50 ${ms(0.5)}, p95 ${ms(0.95)}, longest ${ms(1)}; ` +
      `the aim for p95 is ${AIM_MS} ms (${(quantile(sorted, 0.95) / AIM_MS).toFixed(2)} of it)`,
  );
}
