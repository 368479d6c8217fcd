import { useSyncExternalStore } from "react";
import type { MyAnswerReply } from "@karota/contract/assignments/assignment.ts";
import { call } from "../api/api.ts";
import { notifyFailure, toast } from "../components/notices.tsx";
import { beforeSignOut, readSession } from "../session/session.ts";
import { loadTexts } from "../i18n/texts.ts";
import { browserQueue } from "./browser-queue.ts";
import type { Who } from "./progress.ts";
import { createQueue } from "./queue.ts";
import { listAfter, readJson, writeJson } from "./stored.ts";

/** Final answers that the server has not acknowledged, by the task's id. They survive reloads and lost networks. */
export type WaitingAnswers = Readonly<Record<string, number>>;

const keyOf = (who: Who, id: string): string => `karota:answers:${who}:${id}`;
const NONE: WaitingAnswers = {};

const listeners = new Set<() => void>();
const read = (who: Who, id: string): WaitingAnswers => (readJson(keyOf(who, id)) as WaitingAnswers | null) ?? NONE;

function write(who: Who, id: string, answers: WaitingAnswers): void {
  if (Object.keys(answers).length === 0) localStorage.removeItem(keyOf(who, id));
  else writeJson(keyOf(who, id), answers);
  for (const listener of listeners) listener();
}

/** Gets the server's reply to an answer, or null when it was refused for good. */
type AnswerListener = (id: string, reply: MyAnswerReply | null) => void;
const answerListeners = new Set<AnswerListener>();
/** Calls the listener for each answer that leaves the queue. Returns a function that stops it. */
export function onAnswered(listener: AnswerListener): () => void {
  answerListeners.add(listener);
  return () => void answerListeners.delete(listener);
}

interface Waiting {
  readonly id: string;
  readonly taskId: string;
  readonly taskSelected: number;
}

function remove(who: Who, { id, taskId }: Waiting, reply: MyAnswerReply | null): void {
  const { [taskId]: _answered, ...rest } = read(who, id);
  write(who, id, rest);
  for (const listener of answerListeners) listener(id, reply);
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
      return first ? { id, taskId: first[0], taskSelected: first[1] } : null;
    },
    post: ({ id, ...body }) => call<MyAnswerReply>("POST", `assignments/myAssignments/${id}`, { body }),
    onSent: (who, _, waiting, reply) => remove(who, waiting, reply),
    onRefused(who, _, waiting, failure) {
      remove(who, waiting, null);
      if (failure.code === "E-KAROTA-PERIOD_OVER")
        // The open screen may not have loaded these texts.
        void loadTexts("rest").then(() => toast("myAssignments.tooLate"), notifyFailure);
      else notifyFailure(failure);
    },
    isSent: (who, id) => Object.keys(read(who, id)).length === 0,
  },
);

/** Sends all answers. Resolves to false when some are left. */
export const flushAnswers = (): Promise<boolean> => queue.flush();

/** Stores a final answer and sends it. */
export function queueAnswer(who: Who, id: string, taskId: string, selected: number): void {
  const waiting = read(who, id);
  if (taskId in waiting) return;
  write(who, id, { ...waiting, [taskId]: selected });
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
