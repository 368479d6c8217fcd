import { afterEach, beforeEach, expect, test } from "vitest";
import type { JoinLinkReply } from "@karota/contract/mentorship/join.ts";
import type { MentorsReply } from "@karota/contract/mentorship/mentorship.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { invalidateAccountStatus } from "../users/index.ts";
import { newStudents } from "./testing/class.ts";
import { joinCalls, joinScene } from "./testing/join-calls.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describeEachDatabase("a group's join link", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  let pupil: Actor;
  let group: string;
  beforeEach(async () => {
    ({ it, mentor, pupil, group } = await joinScene(kind));
  });
  afterEach(() => it.close());

  const { codeFrom, read, turnOn, open, join, renew, memberIds } = joinCalls(() => ({ it, mentor, pupil, group }));

  test("is not there until it is wanted, and then has a last day and a limit", async () => {
    expect(await read()).toEqual({ link: null, waiting: [], refused: [] });
    const token = await turnOn();
    expect((await read()).link).toEqual({
      token,
      on: true,
      lastDay: "2026-12-05",
      maxMembers: 30,
      approval: false,
      state: "open",
    });
    expect(await turnOn({ lastDay: "2027-01-31", maxMembers: 28, approval: true })).toBe(token);
    expect((await read()).link).toMatchObject({ lastDay: "2027-01-31", maxMembers: 28, approval: true });
    expect(await codeFrom("PUT", `groups/${group}/join-link`, { lastDay: "2026-02-30" })).toBe(
      "E-KAROTA-GAME_VALIDATION",
    );
  });

  test("shows who asks, and makes whoever opens it the mentor's student and the group's member at once", async () => {
    const token = await turnOn();
    expect(await open(token)).toEqual({
      mentor: { name: "Test", face: null },
      group: { name: "7. b" },
      state: "open",
    });
    expect(await memberIds()).toEqual([]);
    expect(await join(token.toUpperCase())).toMatchObject({ code: "S-MENTORSHIP-JOINED", offer: { state: "member" } });
    expect(await memberIds()).toEqual([pupil.id]);
    const mine = (await it.call(pupil, "GET", "mentorship/mentors")).json<MentorsReply>();
    expect(mine.mentors).toMatchObject([{ id: mentor.id, groups: ["7. b"] }]);
    expect(await join(token)).toMatchObject({ code: "I-MENTORSHIP-ALREADY_A_MEMBER" });
    expect((await open(token)).state).toBe("member");
  });

  test("is refused to visitors, who learn nothing of it", async () => {
    const token = await turnOn();
    for (const path of ["open", ""]) {
      const reply = await it.call(null, "POST", `mentorship/join${path && `/${path}`}`, { token });
      expect([reply.statusCode, reply.json()]).toEqual([401, { code: "E-AUTH-MISSING_HEADER" }]);
    }
  });

  test("has a code for everything that is wrong with it", async () => {
    const token = await turnOn();
    const codes = async (actor = pupil, written = token) => {
      const codeOfOpening = (await open(written, actor)).code;
      expect((await join(written, actor)).code).toBe(codeOfOpening);
      return codeOfOpening;
    };
    expect(await codes(pupil, "0".repeat(28))).toBe("E-MENTORSHIP-JOIN_LINK_UNKNOWN");
    for (const written of ["7. b", "", "\u0000", "0".repeat(5_000)])
      expect(await codes(pupil, written)).toBe("E-MENTORSHIP-JOIN_LINK_UNKNOWN");
    expect(await codes(mentor)).toBe("E-MENTORSHIP-OWN_JOIN_LINK");
    await turnOn({ on: false });
    expect(await codes()).toBe("E-MENTORSHIP-JOIN_LINK_OFF");
    await turnOn({ lastDay: "2026-11-20" });
    expect(await codes()).toBe("E-MENTORSHIP-JOIN_LINK_OVER");
    await newStudentsInGroup(2);
    await turnOn({ lastDay: "2026-11-21", maxMembers: 2 });
    expect(await codes()).toBe("E-MENTORSHIP-JOIN_LINK_FULL");
    const renewed = await renew();
    expect(await codes()).toBe("E-MENTORSHIP-JOIN_LINK_RENEWED");
    const { link } = renewed.json<JoinLinkReply>();
    expect(link).toMatchObject({ on: true, maxMembers: 2, lastDay: "2026-11-21", state: "full" });
    expect(await codes(pupil, link!.token)).toBe("E-MENTORSHIP-JOIN_LINK_FULL");
    expect(await codeFrom("DELETE", `groups/${group}`)).toBe("S-CHANGES-SAVED");
    for (const ended of [token, link!.token])
      expect(await codes(pupil, ended)).toBe("E-MENTORSHIP-JOIN_LINK_WITHOUT_GROUP");
  });

  const newStudentsInGroup = async (count: number) => {
    const students = await newStudents(it, mentor, count);
    await it.call(mentor, "POST", `mentorship/groups/${group}/members`, { studentIds: students.map(({ id }) => id) });
    return students;
  };

  test("works to the end of its last day, and has a new one when it is turned on again after it", async () => {
    const token = await turnOn({ lastDay: "2026-11-22" });
    // Noon of the 21st.
    it.clock.advance(1.49 * DAY_MS);
    expect((await open(token)).state).toBe("open");
    it.clock.advance(0.02 * DAY_MS);
    expect((await open(token)).code).toBe("E-MENTORSHIP-JOIN_LINK_OVER");
    expect((await read()).link?.state).toBe("over");
    expect(await turnOn({ on: false })).toBe(token);
    expect(await turnOn()).toBe(token);
    expect((await read()).link).toMatchObject({ state: "open", lastDay: "2026-12-07" });
  });

  test("is off while its mentor is blocked or has lost the role", async () => {
    const token = await turnOn();
    for (const change of [{ blocked: 1 }, { blocked: 0, roles: "[]" }]) {
      await it.database.db.updateTable("users").set(change).where("id", "=", mentor.id).execute();
      await invalidateAccountStatus(it.database, mentor.id);
      expect((await open(token)).code).toBe("E-MENTORSHIP-JOIN_LINK_OFF");
      expect((await join(token)).code).toBe("E-MENTORSHIP-JOIN_LINK_OFF");
    }
  });

  const from = (remoteAddress: string, written: string, actor = pupil) =>
    it.app
      .inject({
        method: "POST",
        url: "/api/v1/mentorship/join/open",
        headers: { authorization: `Bearer ${it.tokenFor(actor)}` },
        remoteAddress,
        payload: { token: written },
      })
      .then(({ statusCode }) => statusCode);

  test("an address that guesses sixty times a minute is refused, others and right links are not counted", async () => {
    const token = await turnOn();
    for (let i = 0; i < 80; i++) expect(await from("10.1.1.1", token)).toBe(200);
    for (let i = 0; i < 60; i++) expect(await from("10.1.1.1", "0".repeat(28))).toBe(404);
    expect(await from("10.1.1.1", "0".repeat(28), mentor)).toBe(429);
    expect(await from("10.1.1.1", token)).toBe(429);
    expect(await from("10.1.1.2", token)).toBe(200);
  });

  test("of guesses that come at once no more than sixty are answered, and all of a school's right links are", async () => {
    const token = await turnOn();
    const many = (address: string, written: string) =>
      Promise.all(Array.from({ length: 200 }, () => from(address, written)));
    const guesses = await many("10.1.1.1", "0".repeat(28));
    const count = (status: number) => guesses.filter((one) => one === status).length;
    expect([count(404), count(429)]).toEqual([60, 140]);
    expect(new Set(await many("10.1.1.2", token))).toEqual(new Set([200]));
  });

  test("people take their requests, and mentors their links, along; an erasure leaves neither", async () => {
    const token = await turnOn({ approval: true });
    await join(token);
    const exportOf = async (actor: Actor) => (await it.call(actor, "GET", "users/export")).json<PersonExport>();
    expect((await exportOf(pupil)).join_requests).toMatchObject([{ mentor: "Test", group: "7. b", refused: null }]);
    expect((await exportOf(mentor)).mentoring?.groups).toMatchObject([
      {
        join_link: { on: true, last_day: "2026-12-05", max_members: 30, approval: true },
        join_requests: [{ name: "Test", refused: null }],
      },
    ]);
    await it.call(pupil, "DELETE", `users/${pupil.id}`);
    expect((await read()).waiting).toEqual([]);
    await join(token, await it.newPlayer());
    await it.call(mentor, "DELETE", `users/${mentor.id}`);
    for (const table of ["join_links", "join_requests"] as const)
      expect(await it.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const other = await it.newPlayer();
    expect((await open(token, other)).code).toBe("E-MENTORSHIP-JOIN_LINK_UNKNOWN");
  });

  test("the database holds the token of the present link only", async () => {
    const token = await turnOn();
    await renew();
    const rows = await it.database.db.selectFrom("join_links").select("token").execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
    await it.call(mentor, "DELETE", `mentorship/groups/${group}`);
    expect(await it.database.db.selectFrom("join_links").select("token").execute()).toEqual([
      { token: null },
      { token: null },
    ]);
  });
});
