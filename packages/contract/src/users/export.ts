import * as z from "zod/mini";
import { assignmentBody } from "../assignments/assignment.ts";
import { myTask } from "../assignments/my-assignment.ts";
import { creditsReply } from "../credits/ledger.ts";
import { playedDay, skillLevel } from "../learning/learning.ts";
import { PACKAGES } from "../mentorship/mentorship.ts";
import { time } from "../wire.ts";
import { user } from "./user.ts";

/** What a mentor wrote to all students of an assignment, or to one of them. */
const sentMessage = z.object({ text: z.string(), at: time, toAll: z.boolean() });

/** What an admin did, and wrote about it. */
const adminNote = z.object({ action: z.string(), note: z.string(), at: time });

const request = { asked: time, refused: z.nullable(time) };

/** `GET users/export`: all data of the caller. */
export const personExport = z.object({
  user,
  /** The identity at the sign-in provider. */
  identity: z.object({
    issuer: z.string(),
    subject: z.string(),
    email_verified: z.boolean(),
    /** Of the page at the last sign-in. */
    language: z.nullable(z.string()),
    /** Whether the provider called the person a mentor at the last sign-in. */
    mentor: z.boolean(),
  }),
  created: time,
  last_login: time,
  /** Sign-ins that were used for a while or ended early, as long as they could still last. */
  sign_ins: z.array(
    z.object({
      used: time,
      ended: z.boolean(),
      expires: time,
      /** The session at the school behind it, as its sign-out names it. */
      school: z.nullable(z.object({ name: z.string(), session: z.nullable(z.string()) })),
    }),
  ),
  /** Roles that an admin has taken. */
  barred_roles: z.array(z.string()),
  credits: creditsReply.shape.entries,
  games: z.array(
    z.object({
      gridId: z.uuid(),
      game: z.string(),
      period: z.nullable(z.string()),
      period_key: z.nullable(z.string()),
      options: z.unknown(),
      /** Null: its moves were deleted after the time in the settings. */
      payload: z.unknown(),
      completed: z.boolean(),
      done: z.int(),
      total: z.int(),
      seconds: z.int(),
      hints: z.int(),
      started: time,
      saved: time,
      completed_at: z.nullable(time),
    }),
  ),
  /** The boards that one shares by links. */
  shared_boards: z.array(
    z.object({
      code: z.string(),
      gridId: z.uuid(),
      game: z.string(),
      shared: time,
      until: time,
      shows_time: z.boolean(),
    }),
  ),
  /** The times that one shows to who shares a board. */
  shared_times: z.array(z.object({ game: z.string(), seconds: z.int(), shown: time })),
  /** The races that one has begun or joined. */
  races: z.array(
    z.object({
      game: z.string(),
      host: z.boolean(),
      joined: time,
      started: z.nullable(time),
      /** Per mille. */
      progress: z.int(),
      seconds: z.nullable(z.int()),
      score: z.nullable(z.object({ right: z.int(), total: z.int() })),
      lost: z.boolean(),
      left: z.boolean(),
    }),
  ),
  purchases: z.array(
    z.object({
      id: z.uuid(),
      provider: z.string(),
      status: z.string(),
      credits: z.int(),
      price_cents: z.int(),
      refunded_cents: z.int(),
      /** Name and address as they were when it was begun. */
      buyer: z.unknown(),
      created: time,
      paid: z.nullable(time),
      /** Invoice and credit note, word for word. */
      documents: z.array(z.unknown()),
      /** What admins did about it, and noted. */
      notes: z.array(adminNote),
    }),
  ),
  mails: z.array(z.object({ template: z.string(), recipient: z.string(), created: time, sent: z.nullable(time) })),
  /** What one wrote by the contact form. */
  messages: z.array(
    z.object({ subject: z.string(), message: z.string(), reply_to: z.string(), created: time, done: z.nullable(time) }),
  ),
  /** What admins did about oneself, and noted. */
  notes: z.array(adminNote),
  days: z.array(playedDay),
  skills: z.array(
    z.object({ ...skillLevel.shape, strength: z.int(), ability: z.int(), rightDays: z.int(), answered: time }),
  ),
  mistakes: z.array(
    z.object({
      gridId: z.uuid(),
      game: z.string(),
      skill: z.string(),
      /** The task, as it is stored. */
      payload: z.unknown(),
      step: z.int(),
      /** The day on which it comes back; null when it is mended. */
      due: z.nullable(z.string()),
      made: time,
    }),
  ),
  /** The last practice; null before the first. */
  practice: z.nullable(
    z.object({
      game: z.nullable(z.string()),
      started: time,
      answered: z.array(z.object({ game: z.string(), skill: z.string(), difficulty: z.string(), right: z.boolean() })),
      /** The task that waits for an answer, without what reveals it; null at the end. */
      open: z.nullable(z.object({ game: z.string(), board: z.unknown() })),
      /** The answer given last, a choice or a text, and the task with it; null before the first. */
      last: z.nullable(
        z.object({
          game: z.string(),
          taskSelected: z.optional(z.int()),
          taskText: z.optional(z.string()),
          right: z.boolean(),
          board: z.unknown(),
        }),
      ),
    }),
  ),
  /** The lessons one was in, with what one answered; the right answer is included when it was revealed. */
  lessons: z.array(
    z.object({
      mentor: z.string(),
      started: time,
      joined: time,
      answers: z.array(z.object({ task: myTask, at: time })),
    }),
  ),
  /** The lessons one has led. */
  lessons_led: z.array(
    z.object({
      group: z.nullable(z.string()),
      started: time,
      ended: z.nullable(time),
      questions: z.int(),
      plan: assignmentBody.shape.tasks,
    }),
  ),
  /** The assignments one was set; whether an answer was right is included when the assignment is over. */
  assignments: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      message: z.string(),
      /** The mentor's messages to all and to oneself; those who left have the ones from before. */
      messages: z.array(z.object({ text: z.string(), at: time })),
      mentor: z.string(),
      start: time,
      end: time,
      opened: z.nullable(time),
      left: z.nullable(time),
      archived: z.nullable(time),
      tasks: z.int(),
      /** The tasks as they were drawn for oneself, from the first opening on. */
      drawn: z.array(myTask),
      answers: z.array(
        z.object({
          taskId: z.string(),
          taskSelected: z.optional(z.int()),
          taskText: z.optional(z.string()),
          correct: z.nullable(z.boolean()),
          at: time,
        }),
      ),
    }),
  ),
  /** What one has set others. */
  published: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      message: z.string(),
      /** What one wrote to its students, and nothing that another mentor wrote to them. */
      messages: z.array(sentMessage),
      start: time,
      end: time,
      published: time,
      cancelled: z.nullable(time),
      archived: z.nullable(time),
      price: z.number(),
      plan: z.unknown(),
    }),
  ),
  /** What one wrote to students of assignments that other mentors have published, by the assignment's name. */
  assignment_messages: z.array(z.object({ assignment: z.string(), ...sentMessage.shape })),
  mentors: z.array(z.object({ name: z.string(), added: time, groups: z.array(z.string()) })),
  /** The classes that the provider told at the last sign-in; the school is empty where the issuer has only one. */
  school_classes: z.array(z.object({ school: z.string(), name: z.string() })),
  /** Requests to come into a group that no mentor has approved. */
  join_requests: z.array(z.object({ mentor: z.string(), group: z.string(), ...request })),
  /** Of whom signs in with a class card; its secrets are not stored. Null for everybody else. */
  class_card: z.nullable(z.object({ last_day: z.iso.date(), wrong_tries: z.int(), all_wrong_tries: z.int() })),
  /** One's groups whose pupils have class cards. */
  classes: z.array(z.object({ group: z.string(), code: z.string(), last_day: z.iso.date() })),
  /** Groups of others in which one is a mentor, or is asked to be one, or the owner. */
  colleagueships: z.array(
    z.object({
      group: z.string(),
      owner: z.string(),
      asked: time,
      joined: z.nullable(time),
      offered: z.nullable(time),
    }),
  ),
  /** What one did in groups, as their logs have it. */
  group_log: z.array(z.object({ action: z.string(), at: time })),
  /** Null for a person who never was a mentor. */
  mentoring: z.nullable(
    z.object({
      since: time,
      package: z.enum(PACKAGES),
      changes: z.array(z.object({ from: z.enum(PACKAGES), to: z.enum(PACKAGES), at: time })),
      students: z.array(z.object({ name: z.string(), added: time })),
      groups: z.array(
        z.object({
          name: z.string(),
          description: z.string(),
          /** Of which it was made; null: of none. */
          school_class: z.nullable(z.string()),
          created: time,
          members: z.array(z.string()),
          /** The other mentors, with those who are invited. */
          colleagues: z.array(z.string()),
          join_link: z.nullable(
            z.object({ on: z.boolean(), last_day: z.iso.date(), max_members: z.int(), approval: z.boolean() }),
          ),
          join_requests: z.array(z.object({ name: z.string(), ...request })),
        }),
      ),
    }),
  ),
});
export type PersonExport = z.infer<typeof personExport>;
