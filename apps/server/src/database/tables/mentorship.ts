import type { Generated } from "kysely";

/** Who has become a mentor, and the package they are in. */
export interface MentorsTable {
  user_id: string;
  package: string;
  created_at: number;
}

/** Key: user_id, changed_at, package_to. */
export interface PackageChangesTable {
  user_id: string;
  changed_at: number;
  package_from: string;
  package_to: string;
}

/** How often a mentor has tried a code that belongs to no student, by the hour. Key: mentor_id, tried_at. */
export interface CodeTriesTable {
  mentor_id: string;
  /** The beginning of the hour. */
  tried_at: number;
  tries: number;
}

/** Key: mentor_id, student_id. */
export interface MentorStudentsTable {
  mentor_id: string;
  student_id: string;
  added_at: number;
  /** Set when the student left or was removed. */
  left_at: number | null;
}

export interface StudentGroupsTable {
  id: string;
  mentor_id: string;
  name: string;
  /** The name as it is compared: unique among a mentor's groups that were not removed. */
  name_key: string;
  description: string;
  created_at: number;
  removed_at: number | null;
}

/** Key: group_id, student_id. */
export interface GroupMembersTable {
  group_id: string;
  student_id: string;
  added_at: number;
  /** Set for an Ex-Member. */
  left_at: number | null;
}

/** A link by which people come into a group; a renewed one, and one of a removed group, stays to be recognised. */
export interface JoinLinksTable {
  /** The key: SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  group_id: string;
  /** Null of one that was renewed or whose group was removed; unique among the others of a group. */
  token: string | null;
  is_on: number;
  /** `2026-12-05` in the site's time zone. */
  last_day: string;
  /** So many members the group may have, with those who wait, until it is full for the link. */
  max_members: number;
  /** 1 when the mentor approves everybody. */
  approval: number;
}

/** Somebody who waits for a mentor's approval, or was refused. Key: group_id, student_id. */
export interface JoinRequestsTable {
  group_id: string;
  student_id: string;
  asked_at: number;
  refused_at: number | null;
}

/** A class that the sign-in provider told of a person at the last sign-in. Key: user_id, name. */
export interface SchoolClassesTable {
  user_id: string;
  /** As in `UsersTable`. */
  issuer: string;
  /** Empty where everybody of the issuer is at one school. */
  school: string;
  name: string;
}

/** The class of a school of which a group was made: its pupils come into the group. */
export interface GroupClassesTable {
  /** The key. */
  group_id: string;
  issuer: string;
  school: string;
  name: string;
  /** Until when: `2027-08-31` in the site's time zone. */
  last_day: string;
}

/** Another mentor of a group beside its owner, or one who is invited. Key: group_id, mentor_id. */
export interface GroupColleaguesTable {
  group_id: string;
  mentor_id: string;
  asked_at: number;
  /** Null until the invitation is accepted. */
  joined_at: number | null;
  /** Since when the owner offers this colleague the group; null: not. */
  offered_at: number | null;
}

/** What happened in a group. The people in it are ids: a name is read when the log is. */
export interface GroupLogTable {
  id: Generated<number>;
  group_id: string;
  at: number;
  /** One of `GROUP_ACTIONS`. */
  action: string;
  actor_id: string;
  /** Whom it was about; null: the actor alone. */
  subject_id: string | null;
  assignment_id: string | null;
}

/** A published assignment, of a group or of a student. */
export interface AssignmentsTable {
  id: string;
  /** Who is in charge: the publisher, or the group's owner when the publisher has left the group. */
  mentor_id: string;
  /** Who wrote and paid it. */
  published_by: string;
  /** When the publisher left the group; null: is there. */
  publisher_left_at: number | null;
  group_id: string | null;
  student_id: string | null;
  name: string;
  description: string;
  message: string;
  start_at: number;
  /** The last moment in which an answer counts. */
  end_at: number;
  /** JSON of TaskPlan[]. */
  plan: string;
  num_tasks: number;
  /** Hundredths of a carrot. */
  price: number;
  published_at: number;
  cancelled_at: number | null;
  /** By the mentor. */
  archived_at: number | null;
  /** How many answers the mentor in charge has seen; null: published before this was written down, and not looked at since. */
  seen_answers: number | null;
}

/** Who has an assignment. Key: assignment_id, student_id. */
export interface AssignmentStudentsTable {
  assignment_id: string;
  student_id: string;
  joined_at: number;
  /** The own end of a student who got more time. */
  own_end: number | null;
  /** JSON of the tasks with their answers, made at the first opening; never sent as they are. */
  tasks: string | null;
  solved: number;
  correct: number;
  /** When it was first opened under way; null for what was begun before this was written down. */
  opened_at: number | null;
  /** The first and the last answer. */
  started_at: number | null;
  answered_at: number | null;
  /** By the student. */
  archived_at: number | null;
  /** Set for who is not in the group, or not the mentor's student, any more. */
  left_at: number | null;
  /** The assignment's words and the mentor's name as they were then: what is written later is not for who left. */
  left_name: string | null;
  left_description: string | null;
  left_message: string | null;
  left_mentor: string | null;
}

/** Final answers. Key: assignment_id, student_id, task. */
export interface AssignmentAnswersTable {
  assignment_id: string;
  student_id: string;
  /** The place in the assignment, from 0. */
  task: number;
  /** The place of the choice; `TYPED` when it was typed. */
  selected: number;
  /** What was typed; empty when an erased person typed it, null when it was chosen. */
  typed: string | null;
  correct: number;
  /** The name of the mistake that leads to the answer; null for a right one and for one without a name. */
  mistake: string | null;
  answered_at: number;
  /** 1 when it has counted for levels and review, which happens once the student may see the result. */
  learned: number;
}

/** A mentor's words while an assignment is under way; without a student, to all. */
export interface AssignmentMessagesTable {
  id: string;
  assignment_id: string;
  student_id: string | null;
  message: string;
  sent_at: number;
  /** Who was in charge and wrote it. */
  sender_id: string;
}
