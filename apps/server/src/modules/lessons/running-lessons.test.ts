import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sql } from "kysely";
import type { RunningLessons } from "@karota/contract/lessons/lesson.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { deleteLessons, lockLesson } from "./store.ts";
import {
  answer,
  good,
  joinBy,
  newClassroom,
  outcome,
  startLesson,
  step,
  view,
  type Led,
} from "./testing/lesson-calls.ts";

let it: TestApp;
let room: Awaited<ReturnType<typeof newClassroom>>;
let one: Actor;
let led: Led;
const open = async (kind: "sqlite" | "postgres") => {
  it = await testApp({ kind });
  room = await newClassroom(it);
  [one] = room.students;
  led = await startLesson(it, room.mentor, { groupId: room.groupId });
};
const close = () => it.close();

const running = (who: Actor): Promise<RunningLessons> => good(it, who, "GET", "lessons/running");
const NOTHING: RunningLessons = { own: null, lessons: [] };

describeEachDatabase("a running lesson", (kind) => {
  beforeEach(() => open(kind));
  afterEach(close);

  test("is shown to who leads it, to its group and to who is in it, and to nobody else", async () => {
    const [stranger, other] = [await it.newPlayer(), await it.newPlayer({ roles: ["mentor"] })];
    const seen = { own: null, lessons: [{ code: led.code, mentor: "Test", group: "5. b" }] };
    expect(await running(room.mentor)).toEqual({ own: { id: led.id, group: "5. b" }, lessons: [] });
    expect(await running(one)).toEqual(seen);
    for (const who of [stranger, other]) {
      expect(await running(who)).toEqual(NOTHING);
      await joinBy(it, who, led);
      expect(await running(who)).toEqual(seen);
      await good(it, led.mentor, "DELETE", `lessons/${led.id}/people/${who.id}`);
      expect(await running(who)).toEqual(NOTHING);
    }
    await good(it, led.mentor, "DELETE", `mentorship/groups/${room.groupId}/members/${one.id}`);
    expect(await running(one)).toEqual(NOTHING);
    const byCode = await startLesson(it, room.mentor);
    expect(await running(room.students[1])).toEqual(NOTHING);
    expect(await running(room.mentor)).toEqual({ own: { id: byCode.id, group: null }, lessons: [] });
    await step(it, byCode, "end");
    expect(await running(room.mentor)).toEqual(NOTHING);
  });

  test("is over for its pupils when its mentor is none any more, and goes with the account", async () => {
    await joinBy(it, one, led);
    await step(it, led, "ask");
    const admin = await it.newPlayer({ roles: ["admin"] });
    const mayLead = (given: boolean) =>
      good(it, admin, "POST", `admin/users/${led.mentor.id}/roles`, { role: "mentor", given });
    await mayLead(false);
    expect(await view(it, one, led)).toMatchObject({ phase: "ended", task: null });
    expect(await running(one)).toEqual(NOTHING);
    const late = () => answer(it, one, led, 1, 0);
    expect((await late()).json()).toMatchObject({ code: "E-KAROTA-OLD_VALUES" });
    const unknown = [404, "E-LESSON-CODE_UNKNOWN"];
    const join = (who: Actor) => outcome(it, who, "POST", "lessons/join", { code: led.code });
    expect(await join(room.students[1])).toEqual(unknown);

    await mayLead(true);
    expect((await late()).statusCode).toBe(200);
    await good(it, admin, "POST", `admin/users/${led.mentor.id}/block`, { blocked: true });
    expect(await view(it, one, led)).toMatchObject({ phase: "ended" });
    await good(it, admin, "DELETE", `users/${led.mentor.id}`);
    expect(await outcome(it, one, "GET", `lessons/${led.id}`)).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect(await outcome(it, one, "GET", `lessons/${led.id}/events`)).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect(await join(one)).toEqual(unknown);
    expect(await running(one)).toEqual(NOTHING);
  });

  test("cannot be joined any more when it is deleted at that moment", async () => {
    const locked = Promise.withResolvers<void>();
    const joining = locked.promise.then(() => outcome(it, one, "POST", "lessons/join", { code: led.code }));
    await it.database.transaction(async (queries) => {
      await lockLesson(queries, led.id);
      locked.resolve();
      if (kind === "postgres")
        await vi.waitUntil(
          async () => (await sql`select 1 from pg_locks where not granted`.execute(queries)).rows.length > 0,
          60_000,
        );
      await deleteLessons(queries, [led.id]);
    });
    expect(await joining).toEqual([404, "E-LESSON-CODE_UNKNOWN"]);
  });
});
