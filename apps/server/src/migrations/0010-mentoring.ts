import type { Migration } from "./migration.ts";

/** Of an assignment's student: the column in `group_members` or `mentor_students` that says when they left. */
const leftAt = (table: string, key: string): string =>
  `(select past.left_at from ${table} past join assignments on assignments.${key} = past.${key}
    where assignments.id = assignment_students.assignment_id and past.student_id = assignment_students.student_id)`;

const wordOf = (column: string): string =>
  `(select ${column} from assignments where assignments.id = assignment_students.assignment_id)`;

/** When a student left an assignment, with the words as they were then, and when it was first opened. */
export const mentoring: Migration = {
  name: "0010-mentoring",
  statements: () => [
    ...["left_at bigint", "left_name text", "left_description text", "left_message text", "left_mentor text"].map(
      (column) => `alter table assignment_students add column ${column}`,
    ),
    "alter table assignment_students add column opened_at bigint",
    // Who leaves a mentor leaves the groups in the same moment: a group's own moment is never later.
    `update assignment_students
      set left_at = coalesce(${leftAt("group_members", "group_id")}, ${leftAt("mentor_students", "mentor_id")})`,
    `update assignment_students
      set left_name = ${wordOf("name")}, left_description = ${wordOf("description")},
        left_message = ${wordOf("message")},
        left_mentor = (select users.name from users join assignments on assignments.mentor_id = users.id
          where assignments.id = assignment_students.assignment_id)
      where left_at is not null`,
  ],
};
