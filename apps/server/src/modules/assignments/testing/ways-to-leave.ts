import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { good, type Classroom } from "./classroom.ts";

/** What an assignment says before a student leaves. */
export const BEFORE = { name: "Ime prej", description: "Opis prej", message: "Beseda prej" };

/** How a student stops being one, of a group's assignment or of one's own. */
export const WAYS = {
  "leaves the mentor": (it: TestApp, room: Classroom, student: Actor) =>
    good(it, student, "DELETE", `mentorship/mentors/${room.mentor.id}`),
  "is removed by the mentor": (it: TestApp, room: Classroom, student: Actor) =>
    good(it, room.mentor, "DELETE", `mentorship/students/${student.id}`),
  "is taken out of the group": (it: TestApp, room: Classroom, student: Actor) =>
    good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}/members/${student.id}`),
  "loses the group": (it: TestApp, room: Classroom) =>
    good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}`),
} as const;
