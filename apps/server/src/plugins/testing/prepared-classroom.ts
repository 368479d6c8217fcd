import type { PracticeReply } from "@karota/contract/learning/learning.ts";
import type { Board } from "@karota/contract/games/board.ts";
import type { RaceView } from "@karota/contract/games/races.ts";
import type { ShareReply } from "@karota/contract/games/sharing.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { CardsReply } from "@karota/contract/classes/classes.ts";
import type { Database } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { good, newStudent, type Classroom } from "../../modules/assignments/testing/classroom.ts";
import {
  invite as inviteMentor,
  newColleague,
  newMentor,
  takeOut,
} from "../../modules/assignments/testing/staff-room.ts";
import { unsubscribeLinks } from "../../modules/mail/index.ts";
import { codeOf, linkOf, newGroup } from "../../modules/mentorship/testing/class.ts";
import { invalidateAccountStatus } from "../../modules/users/index.ts";
import { startProvider, type ProviderServer } from "../../testing/provider-server.ts";
import { attendSchool, SCHOOL_CLASS } from "../../testing/school-class.ts";
import { SELLER } from "../../testing/seller.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { fillAccount, PEOPLE, type Mark, type People, type Things } from "./full-account.ts";
import { openRoom, rewrite, teach } from "./full-room.ts";

/** From the noon at which a test begins into the night, in milliseconds: what was set for the day is over then. */
const INTO_THE_NIGHT = 13 * 60 * 60 * 1000;

export interface PreparedClassroom {
  readonly it: TestApp;
  readonly provider: ProviderServer;
  readonly people: People;
  /** Other mentors in the group of the mentor, and of the other mentor. */
  readonly staff: Readonly<Record<Staff, Actor>>;
  readonly things: Things;
  readonly marks: readonly Mark[];
  close(): Promise<void>;
}

/** A colleague in the mentor's group, one who has not accepted, one who has left, and one of the other mentor's group. */
export const STAFF = ["colleague", "invited", "formerColleague", "otherColleague"] as const;
export type Staff = (typeof STAFF)[number];

/** The other mentors of both groups; and the mentor is invited into one of a stranger's. */
async function bringStaff(it: TestApp, own: Classroom, other: Classroom) {
  const staff: Record<Staff, Actor> = {
    colleague: await newColleague(it, own),
    invited: await newMentor(it),
    formerColleague: await newColleague(it, own),
    otherColleague: await newColleague(it, other),
  };
  await takeOut(it, own, own.mentor, staff.formerColleague);
  await inviteMentor(it, own, staff.invited);
  const stranger = await newMentor(it);
  const invitedInto = await newGroup(it, stranger, "Of several mentors");
  await inviteMentor(it, { mentor: stranger, groupId: invitedInto, students: [] }, own.mentor);
  const freeMentor = await codeOf(it, await newMentor(it));
  return { staff, things: { colleague: staff.colleague.id, invitedInto, freeMentor } };
}

/**
 * Join links: the mentor's own, which is off again, with somebody who waits; and two of a mentor whom nobody knows, for
 * one of which the student waits.
 */
async function invite(it: TestApp, people: People, group: string): Promise<Things> {
  const stranger = await it.newPlayer({ roles: ["mentor"] });
  const asking = await it.newPlayer();
  const switchedOff = await linkOf(it, people.mentor, group, { approval: true });
  await good(it, asking, "POST", "mentorship/join", { token: switchedOff });
  await linkOf(it, people.mentor, group, { on: false });
  const invitation = await linkOf(it, stranger, await newGroup(it, stranger, "Open to all"), { approval: true });
  const asked = await linkOf(it, stranger, await newGroup(it, stranger, "Asked by one"), { approval: true });
  await good(it, people.student, "POST", "mentorship/join", { token: asked });
  return { asking: asking.id, switchedOff, invitation, asked };
}

/**
 * Lessons of the mentor's group, of which the last one runs: the student is in both, and the asked question is open. And
 * one of a mentor whom nobody knows.
 */
async function teachLive(it: TestApp, people: People, groupId: string): Promise<Things> {
  const tasks = [{ game: "subtraction", options: { level: "easy" }, count: 3 }];
  const start = async () => {
    const { id: lesson } = await good<{ id: string }>(it, people.mentor, "POST", "lessons", { tasks, groupId });
    const { code } = await good<{ code: string }>(it, people.mentor, "GET", `lessons/${lesson}/desk`);
    await good(it, people.student, "POST", "lessons/join", { code });
    return { lesson, lessonCode: code };
  };
  const { lesson: endedLesson, lessonCode: endedLessonCode } = await start();
  const things = await start();
  await good(it, people.mentor, "POST", `lessons/${things.lesson}/steps`, { step: "ask", version: 1 });
  const stranger = await it.newPlayer({ roles: ["mentor"] });
  const { id } = await good<{ id: string }>(it, stranger, "POST", "lessons", { tasks });
  const { code: openLessonCode } = await good<{ code: string }>(it, stranger, "GET", `lessons/${id}/desk`);
  return { ...things, endedLesson, endedLessonCode, openLessonCode };
}

/**
 * Races of the student with somebody whom nobody knows: one that waits on the board whose link others have, and one that
 * runs on another board.
 */
async function race(it: TestApp, student: Actor, { sharedCode }: Things): Promise<Things> {
  const friend = await it.newPlayer();
  const begin = async (code: string) => {
    const { id } = await good<RaceView>(it, student, "POST", "shared-boards/race/begin", { code });
    await good(it, friend, "POST", "shared-boards/race/join", { code });
    return id;
  };
  const { gridId } = await good<Board>(it, student, "POST", "games/addition/create", { options: { tasks: 5 } });
  const { code: racedCode } = await good<ShareReply>(it, student, "POST", `games/addition/${gridId}/share`);
  const runningRace = await begin(racedCode);
  await good(it, student, "POST", `races/${runningRace}/start`);
  return { race: await begin(sharedCode!), runningRace, racedCode };
}

/** A pupil with a card in the mentor's group. */
async function giveCard(it: TestApp, people: People, group: string): Promise<Things> {
  const path = `classes/${group}/pupils`;
  const reply = await good<CardsReply>(it, people.mentor, "POST", path, { names: ["Modri bober"] });
  const [card] = reply.cards;
  return {
    pupil: card!.id,
    card: JSON.stringify(card),
    cardSecret: card!.secret,
    classCode: reply.class.code!,
  };
}

/**
 * A mentor with a group, in it the student and one who is blocked, and one who has left; assignments that run, are
 * planned and are over. Another mentor with a student and a group of their own. Everybody has an account full of data.
 */
export async function prepareClassroom(kind: Database["kind"]): Promise<PreparedClassroom> {
  let now = () => 0;
  const provider = await startProvider("school", () => now());
  const it = await testApp({
    kind,
    catalogue: CATALOGUE.filter(({ id }) => ["addition", "subtraction", "flags"].includes(id)),
    config: {
      seller: SELLER,
      paymentProviders: ["sandbox", "invoice"],
      providers: [{ ...provider.provider, classes: { claim: ["class"], school: null } }],
      classSignIn: true,
    },
  });
  now = it.clock.now;
  const mentor = await it.newPlayer({ roles: ["mentor"], balance: 100_000 });
  const otherMentor = await it.newPlayer({ roles: ["mentor"], balance: 100_000 });
  const people: People = {
    mentor,
    otherMentor,
    student: await newStudent(it, mentor),
    otherStudent: await newStudent(it, otherMentor),
    former: await newStudent(it, mentor),
    blocked: await newStudent(it, mentor),
    admin: await it.newPlayer({ roles: ["admin"] }),
  };
  const marks: Mark[] = [];
  const things: Record<string, string> = Object.fromEntries(PEOPLE.map((name) => [name, people[name].id]));
  for (const name of PEOPLE) {
    const made = await fillAccount(it, people, name);
    marks.push(...made.marks);
    if (name === "student") Object.assign(things, made.things);
  }
  const own = await openRoom(it, people, "mentor", ["student", "blocked", "former"]);
  const other = await openRoom(it, people, "otherMentor", ["otherStudent"]);
  it.clock.advance(INTO_THE_NIGHT);
  Object.assign(things, await teach(it, people, own), { otherGroup: other.classroom.groupId });
  await teach(it, people, other);
  await rewrite(it, people, own, things["running"]!);
  marks.push(...own.marks, ...other.marks);
  things["loose"] = (await newStudent(it, people.mentor)).id;
  // A practice ends with a pause of some hours.
  const { practice } = await good<PracticeReply>(it, people.student, "POST", "learning/practice", {});
  things["practice"] = practice!.id;
  marks.push({ what: "the student's practice", text: practice!.id, readers: ["student"] });
  things["free"] = await codeOf(it, await it.newPlayer());
  Object.assign(things, await invite(it, people, things["group"]!));
  Object.assign(things, await teachLive(it, people, things["group"]!));
  marks.push({ what: "the code of the running lesson", text: things["lessonCode"]!, readers: ["mentor", "student"] });
  Object.assign(things, await race(it, people.student, things));
  marks.push({ what: "the student's running race", text: things["runningRace"]!, readers: ["student"] });
  Object.assign(things, await giveCard(it, people, things["group"]!));
  marks.push({ what: "the secret of a card", text: things["cardSecret"]!, readers: [] });
  await attendSchool(it, provider.provider.issuer, { teachers: [people.mentor], pupils: [people.student] });
  marks.push({ what: "a class of the school", text: SCHOOL_CLASS, readers: ["mentor", "student"] });
  const { staff, things: ofStaff } = await bringStaff(it, own.classroom, other.classroom);
  Object.assign(things, ofStaff);
  marks.push({ what: "the token of the mentor's join link", text: things["switchedOff"]!, readers: ["mentor"] });
  for (const name of PEOPLE)
    marks.push({ what: `${name}'s code`, text: await codeOf(it, people[name]), readers: [name] });
  // Everyone's boards are made at the first request.
  for (const period of ["daily", "weekly"])
    for (const game of ["addition", "subtraction"]) await good(it, null, "GET", `games/${game}/periodic/${period}`);
  const link = (await unsubscribeLinks(it))(people.student.id, "due_tomorrow").split("?")[1]!;
  // Another first sign than the right one.
  const forged = link.replace(/signed=(.)/, (_, first: string) => `signed=${first === "A" ? "B" : "A"}`);
  Object.assign(things, { unsubscribe: link, forged });
  await it.database.db.updateTable("users").set({ blocked: 1 }).where("id", "=", people.blocked.id).execute();
  await invalidateAccountStatus(it.database, people.blocked.id);
  const close = async () => {
    await it.close();
    await provider.stop();
  };
  return { it, provider, people, staff, things, marks, close };
}
