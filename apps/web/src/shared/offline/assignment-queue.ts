import { useSyncExternalStore } from "react";
import type { MyAnswerReply } from "@karota/contract/assignments/my-assignment.ts";
import type { Given } from "@karota/engine/quiz/task.ts";
import { call } from "../api/api.ts";
import { notifyFailure, toast } from "../components/notices.tsx";
import { readSession } from "../session/session.ts";
import { beforeSignOut } from "../session/sign-out.ts";
import { loadTexts } from "../i18n/texts.ts";
import { browserQueue } from "./browser-queue.ts";
import type { Who } from "./progress.ts";
import { createQueue } from "./queue.ts";
import { listAfter, readJson, writeJson } from "./stored.ts";

/** The place of a choice, or what was typed. */
type Answer = number | string;
/** Final answers that the server has not acknowledged, by the task's id. They survive reloads and lost networks. */
export type WaitingAnswers = Readonly<Record<string, Answer>>;
/** What was typed and the server could not read, by the task's id: it is offered to be typed better. */
type UnreadAnswers = Readonly<Record<string, string>>;

const keyOf = (who: Who, id: string): string => `karota:answers:${who}:${id}`;
const unreadKeyOf = (who: Who, id: string): string => `karota:unread:${who}:${id}`;
const NONE = {};

export const givenOf = (answer: Answer): Given =>
  typeof answer === "string" ? { text: answer } : { selected: answer };
const answerOf = (given: Given): Answer => ("text" in given ? given.text : given.selected);

const listeners = new Set<() => void>();
const read = (who: Who, id: string): WaitingAnswers => (readJson(keyOf(who, id)) as WaitingAnswers | null) ?? NONE;
const readUnread = (who: Who, id: string): UnreadAnswers =>
  (readJson(unreadKeyOf(who, id)) as UnreadAnswers | null) ?? NONE;

function writeAt(key: string, answers: WaitingAnswers): void {
  if (Object.keys(answers).length === 0) localStorage.removeItem(key);
  else writeJson(key, answers);
  for (const listener of listeners) listener();
}
const write = (who: Who, id: string, answers: WaitingAnswers): void => writeAt(keyOf(who, id), answers);

/**
 * Gets the server's reply to an answer, or null when it was refused for good; returns true when the question is on the
 * screen, where the refusal is seen.
 */
type AnswerListener = (id: string, reply: MyAnswerReply | null, taskId: string) => boolean;
const answerListeners = new Set<AnswerListener>();
/** Calls the listener for each answer that leaves the queue. Returns a function that stops it. */
export function onAnswered(listener: AnswerListener): () => void {
  answerListeners.add(listener);
  return () => void answerListeners.delete(listener);
}

interface Waiting {
  readonly id: string;
  readonly taskId: string;
  readonly given: Given;
}

const without = <Value>(answers: Readonly<Record<string, Value>>, taskId: string): Readonly<Record<string, Value>> => {
  const { [taskId]: _removed, ...rest } = answers;
  return rest;
};

/** Returns whether the question is on the screen. */
function remove(who: Who, { id, taskId }: Waiting, reply: MyAnswerReply | null): boolean {
  write(who, id, without(read(who, id), taskId));
  return [...answerListeners].map((listener) => listener(id, reply, taskId)).includes(true);
}

/** Each assignment is a key. The server takes each answer once. */
const queue = createQueue<Waiting, MyAnswerReply>(
  // The server refuses a session that has ended.
  { ...browserQueue, who: () => readSession()?.userId ?? null },
  {
    storageKey: keyOf,
    listKeys: (who) => listAfter(keyOf(who, "")),
    async next(who, id) {
      const [first] = Object.entries(read(who, id));
      return first ? { id, taskId: first[0], given: givenOf(first[1]) } : null;
    },
    post: ({ id, taskId, given }) =>
      call<MyAnswerReply>("POST", `assignments/myAssignments/${id}`, {
        body: { taskId, ...("text" in given ? { taskText: given.text } : { taskSelected: given.selected }) },
      }),
    onSent: (who, _, waiting, reply) => void remove(who, waiting, reply),
    onRefused(who, _, waiting, failure) {
      const { id, taskId, given } = waiting;
      const isUnread = failure.code === "E-MENTORSHIP-ANSWER_NOT_READ" && "text" in given;
      // First, so that the field is never seen empty.
      if (isUnread) writeAt(unreadKeyOf(who, id), { ...readUnread(who, id), [taskId]: given.text });
      const isShown = remove(who, waiting, null);
      // The open screen may not have loaded the texts below.
      const announce = (word: "tooLate" | "notRead", values?: { readonly n: number }): void =>
        void loadTexts("rest").then(() => toast(`myAssignments.${word}`, values && { values }), notifyFailure);
      if (isUnread) {
        if (!isShown) announce("notRead", { n: Number.parseInt(taskId, 10) });
      } else if (failure.code === "E-KAROTA-PERIOD_OVER") announce("tooLate");
      else notifyFailure(failure);
    },
    isSent: (who, id) => Object.keys(read(who, id)).length === 0,
  },
);

/** Sends all answers. Resolves to false when some are left. */
export const flushAnswers = (): Promise<boolean> => queue.flush();

/** Stores a final answer and sends it. */
export function queueAnswer(who: Who, id: string, taskId: string, given: Given): void {
  const waiting = read(who, id);
  if (taskId in waiting) return;
  writeAt(unreadKeyOf(who, id), without(readUnread(who, id), taskId));
  write(who, id, { ...waiting, [taskId]: answerOf(given) });
  void queue.send(id);
}

addEventListener("online", () => void flushAnswers());
beforeSignOut(flushAnswers);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The unsent answers of one assignment. */
export const useWaitingAnswers = (who: Who, id: string): WaitingAnswers =>
  useSyncExternalStore(subscribe, () => read(who, id));

/** What was typed in one assignment and could not be read. */
export const useUnreadAnswers = (who: Who, id: string): UnreadAnswers =>
  useSyncExternalStore(subscribe, () => readUnread(who, id));
