import { randomBytes } from "node:crypto";
import type { LessonReply } from "@karota/contract/lessons/lesson.ts";
import { handClock } from "../../../testing/clock.ts";
import { freshDatabase, type FreshDatabase } from "../../../testing/fresh-database.ts";
import { startServer, type RunningServer } from "../../../testing/running-server.ts";
import { TEST_URL, testApp } from "../../../testing/test-app.ts";
import { openClass, type LiveClass } from "./live-class.ts";

/** A class in a lesson over two servers in processes of their own, on one PostgreSQL. */
export interface LessonServers {
  readonly home: FreshDatabase;
  readonly servers: readonly [RunningServer, RunningServer];
  readonly live: LiveClass;
  /** Stops what still runs, and removes the database. */
  close(): Promise<void>;
}

export async function openLessonServers(numPupils: number, numQuestions: number): Promise<LessonServers> {
  const home = await freshDatabase("postgres");
  const jwtSecret = randomBytes(32).toString("hex");
  const it = await testApp({ kind: "postgres", on: home, clock: handClock(Date.now()), config: { jwtSecret } });
  const mentor = await it.newPlayer({ roles: ["mentor"] });
  const tasks = [{ game: "addition", options: { level: "easy" }, count: numQuestions }];
  const { id } = (await it.call(mentor, "POST", "lessons", { tasks })).json<LessonReply>();
  const pupils = await Promise.all(Array.from({ length: numPupils }, async () => it.tokenFor(await it.newPlayer())));
  const mentorToken = it.tokenFor(mentor);
  await it.close();
  const environment = {
    DATA_DIR: home.settings.dataDir,
    DATABASE_URL: home.settings.databaseUrl!,
    JWT_SECRET: jwtSecret,
    PUBLIC_URL: TEST_URL,
    OIDC_PROVIDERS: JSON.stringify([{ id: "one", label: "One", issuer: "https://id.example", clientId: "karota" }]),
  };
  const servers = [await startServer(environment), await startServer(environment)] as const;
  const urls = servers.map(({ url }) => url);
  const live = await openClass(urls, mentorToken, pupils, id);
  return {
    home,
    servers,
    live,
    async close() {
      for (const pupil of live.pupils) pupil.leave();
      for (const server of servers) await server.end("SIGTERM");
      await home.remove();
    },
  };
}
