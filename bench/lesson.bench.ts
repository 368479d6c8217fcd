import { openLessonServers } from "@karota/server/modules/lessons/testing/lesson-servers.ts";

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
  const { live, close } = await openLessonServers(PUPILS, QUESTIONS);
  const times: number[] = [];
  for (let number = 1; number <= QUESTIONS; number++) {
    times.push(...(await live.takeStep("ask")));
    await Promise.all(live.pupils.map((pupil, place) => pupil.answer(number, place % 4)));
    times.push(...(await live.takeStep("reveal")));
  }
  await close();

  const sorted = times.toSorted((a, b) => a - b);
  const ms = (share: number) => `${Math.round(quantile(sorted, share))} ms`;
  console.log(
    `${PUPILS} pupils, ${sorted.length} arrivals: p50 ${ms(0.5)}, p95 ${ms(0.95)}, longest ${ms(1)}; ` +
      `the aim for p95 is ${AIM_MS} ms (${(quantile(sorted, 0.95) / AIM_MS).toFixed(2)} of it)`,
  );
}
