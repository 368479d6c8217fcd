import { afterEach, beforeEach, expect, test } from "vitest";
import type { ClassReply } from "@karota/contract/classes/classes.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { classCalls, classScene } from "./testing/class-calls.ts";

describeEachDatabase("a group whose pupils have cards", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  let group: string;
  beforeEach(async () => {
    ({ it, mentor, group } = await classScene(kind));
  });
  afterEach(() => it.close());
  const { ask, read, newCards, newPupil, byCard, byPictures, renew, show, removeGroup } = classCalls(() => ({
    it,
    mentor,
    group,
  }));
  const copyOf = async (id: string) =>
    (await ask<{ group: GroupDetail }>("POST", "mentorship/groups", { name: "8. b", copyOf: id })).body.group;

  test("is copied with its class: cards, class code and pictures work on after the first group is removed", async () => {
    const [ana, bine] = await newCards("Ana", "Bine");
    const { code, lastDay } = await read();
    const copy = await copyOf(group);
    expect(copy).toMatchObject({ numMembers: 2, numPupils: 2 });
    expect((await ask<GroupDetail>("GET", `mentorship/groups/${group}`)).body.numPupils).toBe(0);
    // Nobody ends with the first group any more.
    expect((await ask("DELETE", `mentorship/groups/${group}`)).status).toBe(200);
    expect((await byCard(ana!)).status).toBe(200);
    expect((await show({ code, pupil: bine!.id, pictures: bine!.pictures })).status).toBe(200);
    group = copy.id;
    expect(await read()).toMatchObject({ code, lastDay, pupils: [{ name: "Ana" }, { name: "Bine" }] });
    expect((await renew(ana!.id)).status).toBe(200);
    expect((await byPictures(bine!)).status).toBe(200);
    expect((await ask("GET", "classes/mine", undefined, { id: bine!.id, roles: [] })).body).toEqual({
      ending: { lastDay, isSoon: false, isOver: false },
    });
  });

  test("can begin a class of its own again after it was copied, and a group without cards is copied without a class", async () => {
    await newPupil("Ana");
    const copy = await copyOf(group);
    expect(await read()).toMatchObject({ code: null, pupils: [] });
    await newPupil("Ana");
    const first = await read();
    const { body } = await ask<ClassReply>("GET", `classes/${copy.id}`);
    expect(first.code).not.toBe(body.code);
    await removeGroup();
    const empty = (await ask<{ group: GroupDetail }>("POST", "mentorship/groups", { name: "Prazna" })).body.group;
    expect(
      (await ask<{ group: GroupDetail }>("POST", "mentorship/groups", { name: "Kopija", copyOf: empty.id })).status,
    ).toBe(200);
  });

  test("is removed only where the mentor says that the accounts end, with or without ending the mentorship", async () => {
    const card = await newPupil();
    const { token } = (await byCard(card)).body;
    for (const query of ["", "?students=remove"])
      expect(await ask("DELETE", `mentorship/groups/${group}${query}`)).toMatchObject({
        status: 409,
        code: "E-CLASS-GROUP_HAS_PUPILS",
      });
    expect((await byCard(card)).status).toBe(200);
    expect((await ask<GroupDetail>("GET", `mentorship/groups/${group}`)).body).toMatchObject({ numMembers: 1 });
    expect((await removeGroup()).status).toBe(200);
    expect((await byCard(card)).code).toBe("E-CLASS-ENDED");
    // Who is signed in reads that the class has ended today, and not that it ends in summer.
    const headers = { authorization: `Bearer ${token}` };
    expect((await it.app.inject({ url: "/api/v1/classes/mine", headers })).json()).toEqual({
      ending: { lastDay: "2026-11-21", isSoon: true, isOver: true },
    });
  });
});
