import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { LessonReply } from "@karota/contract/lessons/lesson.ts";
import { ADDITIONS, good } from "../modules/lessons/testing/lesson-calls.ts";
import { postMail } from "../modules/mail/index.ts";
import { describeAnyDatabase } from "../testing/fresh-database.ts";
import { testApp } from "../testing/test-app.ts";

const TOKEN = "sixteen letters!";

describeAnyDatabase("the metrics", (kind) => {
  test("are available only with the token", async () => {
    const it = await testApp({ kind, config: { metricsToken: TOKEN } });
    const ask = (authorization?: string) =>
      it.app.inject({ url: "/metrics", headers: { accept: "text/html", ...(authorization && { authorization }) } });
    for (const wrong of [undefined, "Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      const refused = await ask(wrong);
      expect([refused.statusCode, refused.json()]).toEqual([404, { code: "E-KAROTA-NOT_FOUND" }]);
    }
    expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
    await it.close();
    const without = await testApp({ kind });
    for (const headers of [{}, { authorization: "Bearer null" }, { accept: "text/html" }])
      expect((await without.app.inject({ url: "/metrics", headers })).statusCode).toBe(404);
    await without.close();
  });

  test("count by pattern, method and class, and contain no id and no address", async () => {
    const it = await testApp({ kind, config: { metricsToken: TOKEN } });
    const player = await it.newPlayer();
    const board = (await it.call(player, "GET", "games/sudoku/periodic/daily")).json<{ gridId: string }>();
    await it.call(player, "GET", `games/sudoku/${board.gridId}`);
    await it.call(null, "GET", "users");
    await it.call(null, "GET", `secret/${player.id}?name=Ana`);
    const read = async () =>
      (await it.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } })).body;
    const text = await read();
    expect(text).toContain(
      'karota_http_requests_total{method="GET",route="/api/v1/games/:game/:gridId",status="2xx"} 1',
    );
    expect(text).toContain('karota_http_requests_total{method="GET",route="/api/v1/users",status="4xx"} 1');
    expect(text).toContain('karota_http_requests_total{method="GET",route="none",status="4xx"} 1');
    expect(text).toMatch(/karota_http_request_duration_seconds_bucket\{le="\+Inf",method="GET",route="none"\} 1/);
    expect(text).toContain('karota_boards_ready{period="daily",span="running"} 1');
    expect(text).toContain('karota_boards_ready{period="weekly",span="next"} 0');
    expect(text).toMatch(/^karota_mails_waiting 0$/m);
    expect(text).toMatch(/^karota_mails_stuck 0$/m);
    expect(text).toMatch(/^karota_database_up 1$/m);
    expect(text).toContain("process_cpu_seconds_total");
    expect(text).toContain('karota_worker_jobs_waiting{pool="boards"} 0');
    expect(text).toContain('karota_worker_threads{pool="pdfs"} 1');
    expect(text).toMatch(/^karota_saves_waiting 0$/m);
    // SQLite has one connection and no pool.
    const connections = /^karota_database_connections\{state="used"\} (\d+)$/m.exec(text)?.[1];
    expect(connections === undefined).toBe(kind === "sqlite");
    expect(/^karota_database_connections_max 20$/m.test(text)).toBe(kind === "postgres");
    expect(text).toContain('karota_job_runs_total{name="mails",outcome="failure"} 0');
    expect(text).not.toMatch(/^karota_job_last_success_timestamp_seconds\{/m);
    for (const personal of [player.id, board.gridId, "Ana", "secret", "t@example.com"])
      expect(text).not.toContain(personal);
    await it.database.close();
    const blind = await read();
    expect(blind).not.toMatch(/^karota_mails_(waiting|stuck) /m);
    expect(blind).toMatch(/^karota_database_up 0$/m);
    expect(blind).toContain("karota_http_requests_total");
    await it.app.close();
    await it.home.remove();
  });

  test("count streams of events as requests, without the time for which they are open", async () => {
    const it = await testApp({ kind, config: { metricsToken: TOKEN } });
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    const { id } = await good<LessonReply>(it, mentor, "POST", "lessons", { tasks: ADDITIONS });
    await it.call(mentor, "GET", `lessons/${id}/events`);
    const refused = await it.call(mentor, "GET", `lessons/${randomUUID()}/events`);
    expect(refused.statusCode).toBe(404);
    const { body } = await it.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
    const route = '{method="GET",route="/api/v1/lessons/:id/events"';
    for (const status of ["2xx", "4xx"])
      expect(body).toContain(`karota_http_requests_total${route},status="${status}"} 1\n`);
    expect(body).toContain(`karota_http_request_duration_seconds_count${route}} 1\n`);
    await it.close();
  });

  test("show how many mails wait, and how many of them were tried again and again", async () => {
    const it = await testApp({ kind, config: { metricsToken: TOKEN } });
    const { id: userId } = await it.newPlayer();
    const content = { name: "Ana", by: "self" } as const;
    const mail = { userId, recipient: "t@example.com", template: "deleted", language: "sl", content } as const;
    const post = () => it.database.transaction((queries) => postMail(queries, { ...mail, now: it.clock.now() }));
    await post();
    await it.database.db.updateTable("mails").set({ tries: 4 }).execute();
    await post();
    const { body } = await it.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
    expect(body.match(/^karota_mails_\w+ \d+$/gm)).toEqual(["karota_mails_waiting 2", "karota_mails_stuck 1"]);
    await it.close();
  });
});
