import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { ApiFailure } from "./api.ts";

export interface Loaded<Data> {
  /** The last answer, also while a newer one is under way or when that failed. */
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Nothing to show yet. */
  readonly waiting: boolean;
  readonly reload: () => Promise<void>;
}
interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}

const NOTHING: Answer = {};
/** Before the second and the third try, in milliseconds. */
const PAUSES = [1_000, 3_000];

const answers = new Map<string, Answer>();
const underWay = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
let generation = 0;

function tell(): void {
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const mayPass = (error: unknown): boolean => error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

async function patiently<Data>(load: () => Promise<Data>): Promise<Data> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

function ask(key: string, load: () => Promise<unknown>): Promise<void> {
  const running = underWay.get(key);
  if (running) return running;
  const asked = generation;
  const keep = (answer: Answer) => {
    if (asked !== generation) return;
    underWay.delete(key);
    answers.set(key, answer);
    tell();
  };
  const promise = patiently(load).then(
    (data) => keep({ data }),
    (error: unknown) => keep({ ...answers.get(key), error }),
  );
  underWay.set(key, promise);
  return promise;
}

/** Forgets every answer, for when someone else signs in; what is on the screen is asked for again. */
export function forgetAnswers(): void {
  generation++;
  answers.clear();
  underWay.clear();
  tell();
}

/**
 * Asks the server when a screen comes up and keeps the answer for the next time, when it is shown until the newer one is
 * here. Equal keys share answers; no answer and 5xx are tried three times.
 */
export function useLoad<Data>(key: readonly (string | null)[], load: () => Promise<Data>): Loaded<Data> {
  const name = JSON.stringify(key);
  const answer = useSyncExternalStore(subscribe, () => answers.get(name) ?? NOTHING);
  const now = useSyncExternalStore(subscribe, () => generation);
  const latest = useRef(load);
  latest.current = load;
  const reload = useCallback(() => ask(name, () => latest.current()), [name]);
  useEffect(() => void reload(), [reload, now]);
  const { data, error } = answer;
  return { data: data as Data | undefined, error, waiting: data === undefined && error === undefined, reload };
}
