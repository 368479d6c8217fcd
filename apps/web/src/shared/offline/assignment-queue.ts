import { useSyncExternalStore } from "react";
import type { MyAnswerReply } from "@karota/contract/assignments/assignment.ts";
import { ApiFailure, call } from "../api/api.ts";
import { notifyFailure, toast } from "../components/notices.tsx";
import { beforeSignOut, readSession } from "../session/session.ts";
import { loadTexts } from "../i18n/texts.ts";

/** Final answers that the server has not acknowledged, by the task's id. They survive reloads and lost networks. */
export type WaitingAnswers = Readonly<Record<string, number>>;

const PREFIX = "karota:answers:";
const keyOf = (who: string, id: string): string => `${PREFIX}${who}:${id}`;
const NONE: WaitingAnswers = {};
/** Pauses before the retries. */
const RETRY_DELAYS_MS = [1_000, 3_000, 10_000, 30_000];

const listeners = new Set<() => void>();
/** The parsed text of each key, so that unchanged text returns the same object. */
const read = new Map<string, { readonly text: string; readonly answers: WaitingAnswers }>();

function readWaiting(key: string): WaitingAnswers {
  const text = localStorage.getItem(key);
  if (text === null) return NONE;
  const known = read.get(key);
  if (known?.text === text) return known.answers;
  let answers = NONE;
  try {
    answers = JSON.parse(text) as WaitingAnswers;
  } catch {
    // Not written by us: ignored.
  }
  read.set(key, { text, answers });
  return answers;
}

function writeWaiting(key: string, answers: WaitingAnswers): void {
  if (Object.keys(answers).length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(answers));
  for (const listener of listeners) listener();
}

function removeAnswer(key: string, taskId: string): void {
  const { [taskId]: _sent, ...rest } = readWaiting(key);
  writeWaiting(key, rest);
}

/** Gets the server's reply to an answer, or null when it was refused for good. */
type AnswerListener = (id: string, reply: MyAnswerReply | null) => void;
const answerListeners = new Set<AnswerListener>();
/** Calls the listener for each answer that leaves the queue. Returns a function that stops it. */
export function onAnswered(listener: AnswerListener): () => void {
  answerListeners.add(listener);
  return () => void answerListeners.delete(listener);
}

const mayRetryAnswer = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status === 429 || error.status >= 500);

let sending: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Sends all answers one after the other. Resolves to false when some are left. The server takes each answer once. */
async function sendAll(): Promise<boolean> {
  const who = readSession()?.userId;
  if (!who) return true;
  const mine = keyOf(who, "");
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(mine))) {
    const id = key.slice(mine.length);
    for (let next = Object.entries(readWaiting(key))[0]; next; next = Object.entries(readWaiting(key))[0]) {
      const [taskId, taskSelected] = next;
      try {
        const reply = await call<MyAnswerReply>("POST", `assignments/myAssignments/${id}`, {
          body: { taskId, taskSelected },
        });
        failures = 0;
        removeAnswer(key, taskId);
        for (const listener of answerListeners) listener(id, reply);
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 401) return false;
        if (mayRetryAnswer(error)) {
          clearTimeout(timer);
          timer = setTimeout(
            () => void flushAnswers(),
            RETRY_DELAYS_MS[Math.min(failures++, RETRY_DELAYS_MS.length - 1)],
          );
          return false;
        }
        // Refused for good, for example after the end.
        removeAnswer(key, taskId);
        if (error instanceof ApiFailure && error.code === "E-KAROTA-PERIOD_OVER")
          // The open screen may not have loaded these texts.
          void loadTexts("rest").then(() => toast("myAssignments.tooLate"), notifyFailure);
        else notifyFailure(error);
        for (const listener of answerListeners) listener(id, null);
      }
    }
  }
  return true;
}

/** Sends all answers; returns the running promise while it is sending. */
export function flushAnswers(): Promise<boolean> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

/** Stores a final answer and sends it. */
export function queueAnswer(who: string, id: string, taskId: string, selected: number): void {
  const key = keyOf(who, id);
  if (taskId in readWaiting(key)) return;
  writeWaiting(key, { ...readWaiting(key), [taskId]: selected });
  // A running send may have passed this key already.
  void flushAnswers().then((done) => done && Object.keys(readWaiting(key)).length > 0 && flushAnswers());
}

addEventListener("online", () => void flushAnswers());
beforeSignOut(() => flushAnswers());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The unsent answers of one assignment. */
export const useWaitingAnswers = (who: string, id: string): WaitingAnswers =>
  useSyncExternalStore(subscribe, () => readWaiting(keyOf(who, id)));
