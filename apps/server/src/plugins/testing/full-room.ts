import type { AssignmentBody } from "@karota/contract/assignments/assignment.ts";
import { answerAs, good, join, open, publish } from "../../modules/assignments/testing/classroom.ts";
import { newGroup } from "../../modules/mentorship/testing/class.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { Mark, People, Person, Things } from "./full-account.ts";

const MINUTE = 60_000;
type Mentor = "mentor" | "otherMentor";

/** A mentor's group with what was set it, and the marks of all that. */
export interface Room {
  readonly mentor: Mentor;
  readonly members: readonly Person[];
  readonly group: string;
  readonly ended: string;
  readonly marks: Mark[];
}

/** Of what is over the class may learn additions; what runs are subtractions, which nobody has played. */
const TASKS: AssignmentBody["tasks"] = [{ game: "subtraction", options: { level: "easy" }, count: 3 }];
const wordsOf = (which: string, mentor: Mentor) => ({
  name: `Name of ${which} by ${mentor}`,
  description: `Description of ${which} by ${mentor}`,
  message: `Message of ${which} by ${mentor}`,
});

/** What the words and the id of an assignment are marks of. */
const marksOf = (which: string, mentor: Mentor, id: string, students: readonly Person[]): Mark[] => [
  ...Object.entries(wordsOf(which, mentor)).map(([what, text]) => ({
    what: `the ${what} of ${which} by ${mentor}`,
    text,
    readers: [mentor, ...students],
  })),
  { what: `the id of ${which} by ${mentor}`, text: id, readers: [mentor, ...students] },
];

/** A group with members, and an assignment of the day in which the first of them, and who will leave, have answered. */
export async function openRoom(it: TestApp, people: People, mentor: Mentor, members: readonly Person[]): Promise<Room> {
  const group = await newGroup(
    it,
    people[mentor],
    `Group of ${mentor}`,
    members.map((name) => people[name]),
  );
  await good(it, people[mentor], "PUT", `mentorship/groups/${group}`, { description: `What ${mentor} says of it` });
  const room = { mentor: people[mentor], groupId: group, students: [] };
  const { id: ended } = await publish(it, room, wordsOf("ended", mentor));
  for (const name of members) if (name !== "blocked") await answerAs(it, people[name], ended, "10.");
  const present = members.filter((name) => name !== "former");
  return {
    mentor,
    members,
    group,
    ended,
    marks: [
      { what: `the id of the group of ${mentor}`, text: group, readers: [mentor] },
      { what: `the name of the group of ${mentor}`, text: `Group of ${mentor}`, readers: [mentor, ...present] },
      { what: `the description of the group of ${mentor}`, text: `What ${mentor} says of it`, readers: [mentor] },
      ...marksOf("ended", mentor, ended, members),
    ],
  };
}

/** What runs and is planned, for the group and for its first member alone, with messages. */
export async function teach(
  it: TestApp,
  people: People,
  { mentor, members, group, ended, marks }: Room,
): Promise<Things> {
  const room = { mentor: people[mentor], groupId: group, students: [] };
  const [first] = members as [Person];
  const running = await publish(it, room, { ...wordsOf("running", mentor), tasks: TASKS });
  const forOne = { studentId: people[first].id };
  const single = await publish(it, room, { ...wordsOf("single", mentor), ...forOne, tasks: TASKS });
  // `publish` sends a preset where no end is given.
  const tomorrow = { start: it.clock.now() + 24 * 60 * MINUTE, end: it.clock.now() + 48 * 60 * MINUTE };
  const planned = await publish(it, room, {
    ...wordsOf("planned", mentor),
    start: new Date(tomorrow.start).toISOString(),
    end: new Date(tomorrow.end).toISOString(),
    tasks: TASKS,
  });
  for (const name of members) if (name !== "blocked") await answerAs(it, people[name], running.id, "1..");
  await open(it, people[first], single.id);
  it.clock.advance(MINUTE);
  const say = async (what: string, text: string, readers: readonly Person[], studentId?: string) => {
    const body = { text, ...(studentId !== undefined && { studentId }) };
    await good(it, people[mentor], "POST", `assignments/${running.id}/message`, body);
    marks.push({ what, text, readers: [mentor, ...readers] });
  };
  await say(`${mentor}'s message to all`, `To all by ${mentor}`, members);
  for (const name of members)
    await say(`${mentor}'s message to ${name}`, `To ${name} alone by ${mentor}`, [name], people[name].id);
  const present = members.filter((name) => name !== "former");
  marks.push(
    ...marksOf("running", mentor, running.id, members),
    ...marksOf("single", mentor, single.id, [first]),
    ...marksOf("planned", mentor, planned.id, present),
  );
  return { group, ended, running: running.id, single: single.id, planned: planned.id };
}

/** The third of the class leaves; then the mentor writes all anew, under another name. */
export async function endPart(it: TestApp, people: People, { mentor, marks }: Room, running: string): Promise<void> {
  it.clock.advance(MINUTE);
  await good(it, people.former, "DELETE", `mentorship/mentors/${people[mentor].id}`);
  it.clock.advance(MINUTE);
  const present = [mentor, "student", "blocked"] as const;
  const later = {
    name: `Renamed running by ${mentor}`,
    description: `Redescribed running by ${mentor}`,
    message: `Another word on running by ${mentor}`,
  };
  await good(it, people[mentor], "PUT", `assignments/${running}`, later);
  await good(it, people[mentor], "PUT", "users", { name: `Renamed ${mentor}` });
  await good(it, people[mentor], "POST", `assignments/${running}/message`, { text: `Afterwards to all by ${mentor}` });
  for (const [what, text] of Object.entries({
    ...later,
    mentor: `Renamed ${mentor}`,
    text: `Afterwards to all by ${mentor}`,
  }))
    marks.push({ what: `the later ${what}`, text, readers: present });
  // The words of before are left to who left, and to the mentor in invoices.
  for (const text of Object.values(wordsOf("running", mentor))) {
    const mark = marks.find((one) => one.text === text)!;
    marks[marks.indexOf(mark)] = { ...mark, readers: ["former"] };
  }
  marks.push({ what: `the name of ${mentor} of before`, text: `Name of ${mentor}`, readers: [mentor, "former"] });
}
