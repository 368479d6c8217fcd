import * as z from "zod/mini";
import { assignmentBody } from "../assignments/assignment.ts";
import { myTask } from "../assignments/my-assignment.ts";
import { line } from "../text.ts";
import { shownFace } from "../users/face.ts";
import { time, uuid } from "../wire.ts";

/** Before the first question; while it may be answered; once its answers are shown; after the last one. */
export const PHASES = ["waiting", "asking", "revealed", "ended"] as const;
export type Phase = (typeof PHASES)[number];
/** Ask the next planned question; ask another one of the same kind; show the answers; end the lesson. */
export const STEPS = ["ask", "repeat", "reveal", "end"] as const;
export type Step = (typeof STEPS)[number];

/** Symbols of a code; people also type hyphens and spaces. */
export const LESSON_CODE_LENGTH = 6;
/** Everybody in one lesson. */
export const MAX_IN_LESSON = 200;

/** `POST lessons`: the questions, and the group whose members see that it is running. */
export const lessonBody = z.strictObject({ tasks: assignmentBody.shape.tasks, groupId: z.optional(uuid) });
export type LessonBody = z.infer<typeof lessonBody>;
export const lessonReply = z.object({ id: uuid });
export type LessonReply = z.infer<typeof lessonReply>;

/** `?state=` of what the caller has: the reply is 204 while that still holds. */
export const stateQuery = z.object({
  language: z.optional(z.string()),
  state: z.optional(z.string().check(z.maxLength(200))),
});

/** What everybody's page has of a lesson; `state` changes with anything in the reply. */
const present = { id: uuid, state: z.string(), phase: z.enum(PHASES), number: z.int() };

/** `GET lessons/{id}`: the lesson of somebody who is in it. What is right comes when the mentor reveals it. */
export const lessonView = z
  .object({
    ...present,
    mentor: z.object({ name: z.string(), face: shownFace }),
    /** The present question; null before the first and after the end. */
    task: z.nullable(myTask),
    /** How one answered the questions that were revealed, in order; null: not at all. */
    marks: z.array(z.nullable(z.boolean())),
  })
  .check(z.meta({ id: "Lesson" }));
export type LessonView = z.infer<typeof lessonView>;

/** `POST lessons/{id}/answers`: final. */
export const lessonAnswer = z.strictObject({ number: z.int().check(z.gte(1)), taskSelected: z.int() });
export type LessonAnswer = z.infer<typeof lessonAnswer>;

const counted = {
  /** How many answered the present question. */
  answered: z.int(),
  /** How many are here now, and everybody who answered. */
  here: z.int(),
};

/** `GET lessons/{id}/desk`: everything that the mentor works with. */
export const lessonDesk = z
  .object({
    ...present,
    ...counted,
    /** Steps count it; a step of an older version is refused. */
    version: z.int(),
    /** Null at the end. */
    code: z.nullable(z.string()),
    group: z.nullable(z.object({ id: uuid, name: z.string() })),
    /** Whether the board shows the names of who is here. */
    names: z.boolean(),
    /** How many questions were planned, and how many of these were asked. */
    planned: z.int(),
    asked: z.int(),
    /** The present question with its solution. */
    task: z.nullable(myTask),
    /** How many chose each answer. */
    counts: z.array(z.int()),
    people: z.array(
      z.object({
        id: uuid,
        name: z.string(),
        face: shownFace,
        here: z.boolean(),
        selected: z.nullable(z.int()),
      }),
    ),
  })
  .check(z.meta({ id: "LessonDesk" }));
export type LessonDesk = z.infer<typeof lessonDesk>;

/** `GET lessons/{id}/board`: what everybody in the room may see. */
export const lessonBoard = z
  .object({
    ...present,
    ...counted,
    version: z.int(),
    code: z.nullable(z.string()),
    planned: z.int(),
    asked: z.int(),
    /** With its solution once it is revealed. */
    task: z.nullable(myTask),
    /** Null until it is revealed. */
    counts: z.nullable(z.array(z.int())),
    /** Who is here, where the mentor wants it. */
    names: z.nullable(z.array(z.string())),
  })
  .check(z.meta({ id: "LessonBoard" }));
export type LessonBoard = z.infer<typeof lessonBoard>;

/** `POST lessons/{id}/steps`: `version` is that of the desk or board on which the mentor chose the step. */
export const lessonStep = z.strictObject({ step: z.enum(STEPS), version: z.int() });
export type LessonStep = z.infer<typeof lessonStep>;
/** `PUT lessons/{id}`. */
export const lessonUpdate = z.strictObject({ names: z.boolean() });

/** `GET lessons`: a mentor's lessons, the newest first. */
export const lessonsReply = z.object({
  lessons: z.array(
    z.object({
      id: uuid,
      phase: z.enum(PHASES),
      group: z.nullable(z.string()),
      started: time,
      questions: z.int(),
      people: z.int(),
      /** The quizzes that were planned, each once. */
      games: z.array(z.string()),
    }),
  ),
});
export type LessonsReply = z.infer<typeof lessonsReply>;

/** `GET lessons/{id}/results`: the questions whose answers were shown, and who answered what. */
export const lessonResults = z
  .object({
    id: uuid,
    group: z.nullable(z.string()),
    started: time,
    ended: z.nullable(time),
    questions: z.array(z.object({ number: z.int(), task: myTask, counts: z.array(z.int()) })),
    people: z.array(z.object({ id: uuid, name: z.string(), face: shownFace, choices: z.array(z.nullable(z.int())) })),
  })
  .check(z.meta({ id: "LessonResults" }));
export type LessonResults = z.infer<typeof lessonResults>;

/** `GET lessons/running`: the one that one leads, those of one's groups, and those one is in. */
export const runningLessons = z.object({
  own: z.nullable(z.object({ id: uuid, group: z.nullable(z.string()) })),
  lessons: z.array(z.object({ code: z.string(), mentor: z.string(), group: z.nullable(z.string()) })),
});
export type RunningLessons = z.infer<typeof runningLessons>;

/** `POST lessons/open` and `POST lessons/join`. */
export const lessonCode = z.strictObject({ code: line(20) });
/** Who leads it; whether one is in it already, or leads it oneself. */
export const lessonOffer = z.object({
  id: uuid,
  mentor: z.object({ name: z.string(), face: shownFace }),
  state: z.enum(["open", "in", "own"]),
});
export type LessonOffer = z.infer<typeof lessonOffer>;
