import type { AssignmentBody } from "@karota/contract/assignments/assignment.ts";
import { answerAs, good, open, publish, type Classroom } from "../../modules/assignments/testing/classroom.ts";
import { newGroup } from "../../modules/mentorship/testing/class.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { Mark, People, Person, Things } from "./full-account.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
type Mentor = "mentor" | "otherMentor";

/** A mentor's group with what was set it, and the marks of all that. */
export interface Room {
  readonly mentor: Mentor;
  readonly members: readonly Person[];
  /** The members but who leaves later. */
  readonly staying: readonly Person[];
  readonly classroom: Classroom;
  readonly ended: string;
  readonly marks: Mark[];
}

/** The class may learn additions of what is over; what runs are subtractions, which are played nowhere else. */
const TASKS: AssignmentBody["tasks"] = [{ game: "subtraction", options: { level: "easy" }, count: 3 }];
/** Of what runs, the fourth question is answered in words. */
const WITH_WORDS: AssignmentBody["tasks"] = [...TASKS, { game: "flags", options: {}, count: 1, answer: "typed" }];
const wordsOf = (which: string, mentor: Mentor) => ({
  name: `Name of ${which} by ${mentor}`,
  description: `Description of ${which} by ${mentor}`,
  message: `Message of ${which} by ${mentor}`,
});

const wordMarks = (which: string, mentor: Mentor, readers: readonly Person[]): readonly Mark[] =>
  Object.entries(wordsOf(which, mentor)).map(([what, text]) => ({
    what: `the ${what} of ${which} by ${mentor}`,
    text,
    readers,
  }));
const idMark = (which: string, mentor: Mentor, text: string, readers: readonly Person[]): Mark => ({
  what: `the id of ${which} by ${mentor}`,
  text,
  readers,
});

/** A group with members, and an assignment of the day in which all of them who are not blocked have answered. */
export async function openRoom(it: TestApp, people: People, mentor: Mentor, members: readonly Person[]): Promise<Room> {
  const teacher = people[mentor];
  const students = members.map((name) => people[name]);
  const groupId = await newGroup(it, teacher, `Group of ${mentor}`, students);
  await good(it, teacher, "PUT", `mentorship/groups/${groupId}`, { description: `What ${mentor} says of it` });
  const classroom = { mentor: teacher, groupId, students };
  const { id: ended } = await publish(it, classroom, wordsOf("ended", mentor));
  for (const name of members) if (name !== "blocked") await answerAs(it, people[name], ended, "10.");
  const staying = members.filter((name) => name !== "former");
  const marks = [
    { what: `the id of the group of ${mentor}`, text: groupId, readers: [mentor] },
    { what: `the name of the group of ${mentor}`, text: `Group of ${mentor}`, readers: [mentor, ...staying] },
    { what: `the description of the group of ${mentor}`, text: `What ${mentor} says of it`, readers: [mentor] },
    ...wordMarks("ended", mentor, [mentor, ...members]),
    idMark("ended", mentor, ended, [mentor, ...members]),
  ];
  return { mentor, members, staying, classroom, ended, marks };
}

/** What runs and is planned, for the group and for its first member alone, with messages. */
export async function teach(it: TestApp, people: People, room: Room): Promise<Things> {
  const { mentor, members, staying, classroom, ended, marks } = room;
  const first = members[0]!;
  const running = await publish(it, classroom, { ...wordsOf("running", mentor), tasks: WITH_WORDS });
  const alone = { studentId: people[first].id, tasks: TASKS };
  const single = await publish(it, classroom, { ...wordsOf("single", mentor), ...alone });
  const now = it.clock.now();
  const planned = await publish(it, classroom, {
    ...wordsOf("planned", mentor),
    start: new Date(now + DAY_MS).toISOString(),
    end: new Date(now + 2 * DAY_MS).toISOString(),
    tasks: TASKS,
  });
  for (const name of members) {
    if (name === "blocked") continue;
    await answerAs(it, people[name], running.id, "1..");
    const text = `Typed by ${name} for ${mentor}`;
    await good(it, people[name], "POST", `assignments/myAssignments/${running.id}`, { taskId: "4", taskText: text });
    // The calls read the answers of one mentor's class.
    marks.push({
      what: `what ${name} typed for ${mentor}`,
      text,
      readers: mentor === "mentor" ? [mentor, name] : [name],
    });
  }
  await open(it, people[first], single.id);
  it.clock.advance(MINUTE_MS);
  const say = async (text: string, readers: readonly Person[], studentId?: string) => {
    const body = { text, ...(studentId !== undefined && { studentId }) };
    await good(it, people[mentor], "POST", `assignments/${running.id}/message`, body);
    marks.push({ what: `the message "${text}"`, text, readers: [mentor, ...readers] });
  };
  await say(`To all by ${mentor}`, members);
  for (const name of members) await say(`To ${name} alone by ${mentor}`, [name], people[name].id);
  marks.push(
    // Only those who have left read these texts: `rewrite` replaces them for the others.
    ...wordMarks("running", mentor, members.length === staying.length ? [mentor, ...members] : ["former"]),
    idMark("running", mentor, running.id, [mentor, ...members]),
    ...wordMarks("single", mentor, [mentor, first]),
    idMark("single", mentor, single.id, [mentor, first]),
    ...wordMarks("planned", mentor, [mentor, ...staying]),
    idMark("planned", mentor, planned.id, [mentor, ...staying]),
  );
  return { group: classroom.groupId, ended, running: running.id, single: single.id, planned: planned.id };
}

/** One of the class leaves; then the mentor writes all anew, under another name. */
export async function rewrite(it: TestApp, people: People, room: Room, running: string): Promise<void> {
  const { mentor, staying, marks } = room;
  const teacher = people[mentor];
  it.clock.advance(MINUTE_MS);
  await good(it, people.former, "DELETE", `mentorship/mentors/${teacher.id}`);
  it.clock.advance(MINUTE_MS);
  const words = {
    name: `Renamed running by ${mentor}`,
    description: `Redescribed running by ${mentor}`,
    message: `Another word on running by ${mentor}`,
  };
  const name = `Renamed ${mentor}`;
  const text = `Afterwards to all by ${mentor}`;
  await good(it, teacher, "PUT", `assignments/${running}`, words);
  await good(it, teacher, "PUT", "users", { name });
  await good(it, teacher, "POST", `assignments/${running}/message`, { text });
  for (const later of [...Object.values(words), text])
    marks.push({ what: `the later "${later}"`, text: later, readers: [mentor, ...staying] });
  marks.push(
    { what: `the later name of ${mentor}`, text: name, readers: [mentor, ...staying], forAdmins: true },
    // It is in the mentor's invoices too.
    { what: `the former name of ${mentor}`, text: `Name of ${mentor}`, readers: [mentor, "former"], forAdmins: true },
  );
}
