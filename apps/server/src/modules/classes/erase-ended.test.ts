import { afterEach, beforeEach, expect, test } from "vitest";
import { calendarOf } from "../../calendar.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { PersonalData } from "../../personal-data.ts";
import { mentorshipPersonalData } from "../mentorship/index.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { classesPersonalData, eraseEndedPupils } from "./index.ts";
import { classCalls, classScene } from "./testing/class-calls.ts";

const NOTHING = { joined: async () => {}, left: async () => {}, mentorLeft: async () => {} };

describeEachDatabase("the night", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  let group: string;
  let failures: unknown[];
  let more: readonly PersonalData[];
  beforeEach(async () => {
    failures = [];
    more = [];
    ({ it, mentor, group } = await classScene(kind));
  });
  afterEach(() => it.close());
  const { ask, at, read, newCards, removeGroup } = classCalls(() => ({ it, mentor, group }));
  const night = (time: string, bounds?: { batch: number; most: number }) => {
    it.clock.set(Date.parse(time));
    const { database, clock, config } = it;
    const calendar = calendarOf(config.timeZone);
    const personalData = [
      classesPersonalData,
      mentorshipPersonalData({ config, settings: () => DEFAULT_SETTINGS, hooks: NOTHING }),
      ...more,
    ];
    const fail = (error: unknown): void => void failures.push(error);
    return eraseEndedPupils({ database, clock, calendar, personalData, fail }, bounds);
  };
  const namesLeft = async () =>
    (await it.database.db.selectFrom("users").select("name").where("issuer", "=", "urn:karota:class").execute()).length;

  test("erases the pupils of a class 30 days after its last day, and not one whose end was moved", async () => {
    await newCards("Ana", "Bine");
    await ask("PUT", at(), { lastDay: "2026-12-01" });
    expect(await night("2026-12-31T04:00:00+01:00")).toBe(0);
    await ask("PUT", at(), { lastDay: "2027-01-31" });
    expect(await night("2027-01-15T04:00:00+01:00")).toBe(0);
    expect(await namesLeft()).toBe(2);
    expect(await night("2027-03-03T04:00:00+01:00")).toBe(2);
    expect(await namesLeft()).toBe(0);
    expect((await read()).pupils).toEqual([]);
    expect(await night("2027-03-04T04:00:00+01:00")).toBe(0);
    // The group begins its next year.
    const { code } = await read();
    await newCards("Cene");
    expect((await read()).lastDay).toBe("2027-08-31");
    // Last year's pupils have the old code.
    expect((await read()).code).not.toBe(code);
  });

  test("erases the pupils of a removed group after 30 days", async () => {
    await newCards("Ana");
    await removeGroup();
    expect(await night("2026-12-20T04:00:00+01:00")).toBe(0);
    expect(await night("2026-12-22T04:00:00+01:00")).toBe(1);
  });

  test("reads a few pupils at once, and erases no more a run than it may; the next run continues", async () => {
    await newCards("Ana", "Bine", "Cene", "Dora", "Eva");
    await removeGroup();
    const time = "2026-12-22T04:00:00+01:00";
    const erased: number[] = [];
    const queries = await queriesOf(it, async () => {
      erased.push(await night(time, { batch: 2, most: 3 }));
    });
    const reads = queries.filter((query) => query.includes("class_pupils") && query.includes("removed_at"));
    expect(reads).toHaveLength(2);
    for (const query of reads) expect(query).toContain("limit");
    erased.push(await night(time, { batch: 2, most: 3 }), await night(time));
    expect(erased).toEqual([3, 2, 0]);
  });

  test("reports a pupil who cannot be erased, and erases the others", async () => {
    await newCards("Ana", "Bine", "Cene");
    await removeGroup();
    const failure = new Error("broken");
    let faults = 1;
    more = [{ erase: () => (faults-- > 0 ? Promise.reject(failure) : Promise.resolve()), export: async () => ({}) }];
    expect(await night("2026-12-22T04:00:00+01:00")).toBe(2);
    expect(failures).toEqual([failure]);
    expect(await namesLeft()).toBe(1);
  });

  test("erases the pupils of a group 30 days after it was removed, also when its mentor leaves meanwhile", async () => {
    await newCards("Ana");
    await removeGroup();
    it.clock.set(Date.parse("2026-12-15T12:00:00+01:00"));
    expect((await ask("DELETE", `users/${mentor.id}`)).status).toBe(200);
    expect(await night("2026-12-22T04:00:00+01:00")).toBe(1);
  });

  test("erases the pupils of a mentor who has left", async () => {
    await newCards("Ana");
    expect((await ask("DELETE", `users/${mentor.id}`)).status).toBe(200);
    expect(await night("2026-12-22T04:00:00+01:00")).toBe(1);
    expect(await namesLeft()).toBe(0);
  });
});
