import type { Random } from "@karota/engine/random.ts";
import type { MyAssignment } from "@karota/contract/assignments/my-assignment.ts";
import type { RaceView } from "@karota/contract/games/races.ts";
import type { ShareReply } from "@karota/contract/games/sharing.ts";
import type { LessonDesk } from "@karota/contract/lessons/lesson.ts";
import { MAIL_CHOICES } from "@karota/contract/users/user.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Access, Actor } from "../../deps.ts";
import { unsubscribeLinks } from "../../modules/mail/index.ts";
import { attendSchool } from "../school-class.ts";
import type { TestApp } from "../test-app.ts";
import { MAX_ITEMS, newKnownValues, type KnownValues } from "./known-values.ts";

const HOUR_MS = 60 * 60 * 1000;
const BILLING = { name: "Žiga Čadež", address: "Vrtna pot 3", post_number: "2000", post: "Maribor", country: "SI" };

/** An assignment without dates and addressee. */
export const ASSIGNMENT = {
  name: "Seštevanje do sto",
  tasks: [{ game: "addition", options: { level: "easy" }, count: 3 }],
};

interface QuizBoard {
  readonly gridId: string;
  readonly tasks: readonly {
    readonly taskId: string;
    readonly answers: { readonly choices: readonly string[]; readonly correct: number };
  }[];
}

/** A sender of requests, with the values of the answers that it has received. */
export interface Person {
  readonly roles: readonly Role[];
  /** Null: a visitor. */
  actor: Actor | null;
  own: KnownValues;
}

export interface People {
  /** A visitor, three students, two mentors and an admin. */
  readonly all: readonly Person[];
  /** The values of all answers. */
  readonly allValues: KnownValues;
  /** Replaces a person whose account or rights have ended by a new one in the same role. */
  renew(person: Person): Promise<void>;
  /** Replaces all, and gives them one of everything: what needs something else is come to, also after erasures. */
  furnish(): Promise<void>;
}

const actorOf = ({ actor }: Person): Actor => actor!;

export const mayAsk = (access: Access, { actor }: Person): boolean =>
  access === "public" ||
  (actor !== null && (access === "player" || actor.roles.some((role) => role === access || role === "admin")));

/** What a call is about: the last collection in its path, as `groups`. */
export const areaOf = (path: string): string =>
  path.split("/").findLast((part) => part.endsWith("s") && !part.includes("{")) ?? "";

/** @param issuer the provider that names the class of all students and mentors */
export async function newPeople(it: TestApp, random: Random, issuer: string): Promise<People> {
  const allValues = newKnownValues();
  const linkOf = await unsubscribeLinks(it);
  const newPerson = (...roles: Role[]): Person => ({ roles, actor: null, own: newKnownValues() });
  const visitor = newPerson();
  const students = [newPerson(), newPerson(), newPerson()] as const;
  const mentors = [newPerson("mentor"), newPerson("mentor")] as const;
  const admin = newPerson("admin");
  /** The id of the group in which a mentor teaches all students but one. */
  const groups = new Map<Person, string>();

  /** Does something with success, and learns from the answer. */
  async function succeed<Reply>(person: Person, method: "GET" | "POST" | "PUT", path: string, body?: object) {
    const answer = await it.call(person.actor, method, path, body);
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    const reply = answer.json<Reply>();
    for (const known of [person.own, allValues]) known.learn(reply, areaOf(path));
    return reply;
  }

  async function renew(person: Person): Promise<void> {
    const actor = await it.newPlayer({ roles: person.roles, balance: 100_000 });
    Object.assign(person, { actor, own: newKnownValues() });
    await succeed(person, "PUT", "users", BILLING);
    const link = linkOf(actor.id, random.pick(MAIL_CHOICES));
    allValues.learn(Object.fromEntries(new URL(link).searchParams), "links");
  }

  /** A group of all students but one, with an assignment that runs and one that begins tomorrow. */
  async function teach(mentor: Person): Promise<void> {
    const { group } = await succeed<{ group: { id: string } }>(mentor, "POST", "mentorship/groups", { name: "5. b" });
    groups.set(mentor, group.id);
    for (const student of students) {
      const { unique_code: uniqueCode } = await succeed<{ unique_code: string }>(student, "GET", "users");
      await succeed(mentor, "POST", "mentorship/students", { uniqueCode });
    }
    const studentIds = students.slice(1).map(({ actor }) => actor!.id);
    await succeed(mentor, "POST", `mentorship/groups/${group.id}/members`, { studentIds });
    await succeed(mentor, "POST", `classes/${group.id}/pupils`, { names: ["Modri bober", "Ana"] });
    const at = (hours: number) => new Date(it.clock.now() + hours * HOUR_MS).toISOString();
    for (const dates of [{ end: at(48) }, { start: at(24), end: at(72) }])
      await succeed(mentor, "POST", "assignments", { ...ASSIGNMENT, groupId: group.id, ...dates });
  }

  /** A mentor is asked into the group of another one, and somebody waits to be let in. */
  async function ask(mentor: Person, other: Person): Promise<void> {
    const { unique_code: uniqueCode } = await succeed<{ unique_code: string }>(other, "GET", "users");
    const group = `mentorship/groups/${groups.get(mentor)}`;
    await succeed(mentor, "POST", `${group}/colleagues`, { uniqueCode });
    await succeed(other, "GET", "mentorship/invitations");
    const change = { on: true, approval: true };
    const { link } = await succeed<{ link: { token: string } }>(mentor, "PUT", `${group}/join-link`, change);
    await succeed(admin, "POST", "mentorship/join", { token: link.token });
    await succeed(mentor, "GET", `${group}/join-link`);
    // The bodies of the answers call everybody a student.
    mentor.own.add("studentId", admin.actor!.id);
  }

  /** A lesson with all students, whose first question is open. */
  async function lead(mentor: Person): Promise<void> {
    const { id } = await succeed<{ id: string }>(mentor, "POST", "lessons", { tasks: ASSIGNMENT.tasks });
    const { code, version } = await succeed<LessonDesk>(mentor, "GET", `lessons/${id}/desk`);
    for (const student of students) await succeed(student, "POST", "lessons/join", { code });
    await succeed(mentor, "POST", `lessons/${id}/steps`, { step: "ask", version });
    for (const student of students) student.own.add("lessonId", id);
  }

  /** A quiz with mistakes in the tasks that `KnownValues` remembers. */
  async function playBadly(student: Person): Promise<void> {
    const { gridId, tasks } = await succeed<QuizBoard>(student, "POST", "games/addition/create", {});
    for (const { taskId, answers } of tasks.slice(-MAX_ITEMS)) {
      const taskSelected = (answers.correct + 1) % answers.choices.length;
      await succeed(student, "POST", "games/addition/update", { gridId, taskId, taskSelected });
    }
  }

  /** Two boards that one student shares: on the first a race waits, on the second it runs. Both people know the solutions. */
  async function race(host: Person, guest: Person): Promise<void> {
    for (const isStarted of [false, true]) {
      const { gridId, tasks } = await succeed<QuizBoard>(host, "POST", "games/addition/create", {});
      const { code } = await succeed<ShareReply>(host, "POST", `games/addition/${gridId}/share`);
      const { id: raceId } = await succeed<RaceView>(host, "POST", "shared-boards/race/begin", { code });
      await succeed(guest, "POST", "shared-boards/race/join", { code });
      if (isStarted) await succeed(host, "POST", `races/${raceId}/start`);
      const saves = tasks.map(({ taskId, answers }) => ({ taskId, taskSelected: answers.correct }));
      for (const known of [host.own, guest.own, allValues]) known.learn({ raceId, code, seconds: 1, saves }, "races");
    }
  }

  async function begin(student: Person, provider: string): Promise<string> {
    const body = { provider, credits: 10, price_cents: 100 };
    const { purchase } = await succeed<{ purchase: { id: string } }>(student, "POST", "payments/intent", body);
    return purchase.id;
  }

  return {
    all: [visitor, ...students, ...mentors, admin],
    allValues,
    renew,
    async furnish() {
      for (const person of [...students, ...mentors, admin]) await renew(person);
      await attendSchool(it, issuer, { teachers: mentors.map(actorOf), pupils: students.map(actorOf) });
      for (const mentor of mentors) await teach(mentor);
      await ask(mentors[0], mentors[1]);
      await ask(mentors[1], mentors[0]);
      for (const mentor of mentors) await lead(mentor);
      await race(students[0], students[1]);
      for (const student of students) {
        const path = "assignments/myAssignments";
        const mine = await succeed<{ assignments: readonly MyAssignment[] }>(student, "GET", path);
        for (const { assignment_id } of mine.assignments.filter(({ mayAnswer }) => mayAnswer))
          await succeed(student, "GET", `${path}/${assignment_id}`);
        await playBadly(student);
        await begin(student, "sandbox");
        await begin(student, "invoice");
      }
      const [buyer] = students;
      const [byCard, byTransfer] = [await begin(buyer, "sandbox"), await begin(buyer, "invoice")];
      await succeed(buyer, "POST", "payments/approve", { id: byCard, card: "4242424242424242" });
      await succeed(admin, "POST", `payments/${byTransfer}/paid`);
      for (const id of [byCard, byTransfer]) await succeed(buyer, "POST", `payments/${id}/withdraw`);
      await succeed(admin, "GET", "payments/transfers");
      await succeed(admin, "GET", "admin/functionality");
    },
  };
}
