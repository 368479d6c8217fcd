import { useSyncExternalStore } from "react";
import type { MyAnswerReply } from "@karota/contract/assignments/assignment.ts";
import { ApiFailure, call } from "../api/api.ts";
import { notifyFailure, toast } from "../components/notices.tsx";
import { beforeSignOut, readSession } from "../session/session.ts";
import { loadTexts } from "../i18n/texts.ts";

/** Final answers that the server has not acknowledged, by the task's id; kept over reloads and lost networks. */
export type WaitingAnswers = Readonly<Record<string, number>>;

const PREFIX = "karota:answers:";
const keyOf = (who: string, id: string): string => `${PREFIX}${who}:${id}`;
const NONE: WaitingAnswers = {};
/** Before the next try after no answer, in milliseconds. */
const RETRY_DELAYS_MS = [1_000, 3_000, 10_000, 30_000];

const listeners = new Set<() => void>();
/** The parsed text of each key, so that an unchanged one gives the same object. */
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
    // Not ours: as good as none.
  }
  read.set(key, { text, answers });
  return answers;
}

function writeWaiting(key: string, answers: WaitingAnswers): void {
  if (Object.keys(answers).length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(answers));
  for (const listener of listeners) listener();
}

function drop(key: string, taskId: string): void {
  const { [taskId]: _sent, ...rest } = readWaiting(key);
  writeWaiting(key, rest);
}

/** Of an assignment's answer: the server's reply, or null when it was refused for good. */
type Hearer = (id: string, reply: MyAnswerReply | null) => void;
const hearers = new Set<Hearer>();
/** Hears of every answer that is no longer waiting; answers how to stop. */
export function onAnswered(hear: Hearer): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

const mayPass = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status === 429 || error.status >= 500);

let sending: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Sends what waits, one after the other; false when something still does. The server takes the same answer once. */
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
        drop(key, taskId);
        for (const hear of hearers) hear(id, reply);
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 401) return false;
        if (mayPass(error)) {
          clearTimeout(timer);
          timer = setTimeout(
            () => void flushAnswers(),
            RETRY_DELAYS_MS[Math.min(failures++, RETRY_DELAYS_MS.length - 1)],
          );
          return false;
        }
        // Refused for good, as after the end: nothing is gained by asking again.
        drop(key, taskId);
        if (error instanceof ApiFailure && error.code === "E-KAROTA-PERIOD_OVER")
          // Any screen may be open, also one whose texts came without these.
          void loadTexts("rest").then(() => toast("myAssignments.tooLate"), notifyFailure);
        else notifyFailure(error);
        for (const hear of hearers) hear(id, null);
      }
    }
  }
  return true;
}

/** Sends what waits; while it is under way, the same promise. */
export function flushAnswers(): Promise<boolean> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

/** Keeps a final answer and sends it. */
export function queueAnswer(who: string, id: string, taskId: string, selected: number): void {
  const key = keyOf(who, id);
  if (taskId in readWaiting(key)) return;
  writeWaiting(key, { ...readWaiting(key), [taskId]: selected });
  // One that is under way may have passed this key already.
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

/** What waits for one assignment. */
export const useWaitingAnswers = (who: string, id: string): WaitingAnswers =>
  useSyncExternalStore(subscribe, () => readWaiting(keyOf(who, id)));
