import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from "react";
import { takeReply } from "./document-replies.ts";
import { mayRetry } from "./may-retry.ts";
import { useRendered } from "./use-rendered.ts";

export interface Loaded<Data> {
  /** The last answer, also while a newer one is under way or when that failed. */
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Nothing to show yet. */
  readonly waiting: boolean;
  readonly reload: () => Promise<unknown>;
}

type Load = () => Promise<unknown>;
type Latest = RefObject<Load>;
interface CachedAnswer {
  readonly data: unknown;
  readonly error: unknown;
}
/** The answer under a key, and the screens that show it. */
interface Place {
  answer: CachedAnswer;
  /** Counts the questions; only the last one's answer is taken. */
  turn: number;
  /** Each screen that shows it: its listener, and how it loads. */
  readonly screens: Map<() => void, () => Load>;
  /** It came with the document: the first screen that shows it does not ask again. */
  isFromDocument: boolean;
}

/** Before the second and the third try, in milliseconds. */
const RETRY_DELAYS_MS = [1_000, 3_000];

const NOTHING: CachedAnswer = { data: undefined, error: undefined };
const places = new Map<string, Place>();
function placeOf(key: string): Place {
  let place = places.get(key);
  if (!place) {
    const data = takeReply(key);
    const answer = data === undefined ? NOTHING : { data, error: undefined };
    places.set(key, (place = { answer, turn: 0, screens: new Map(), isFromDocument: data !== undefined }));
  }
  return place;
}

function show(place: Place, answer: CachedAnswer): void {
  place.answer = answer;
  for (const notify of place.screens.keys()) notify();
}

async function ask(place: Place, load: Load, tries = 0): Promise<void> {
  const turn = ++place.turn;
  const isLast = () => turn === place.turn;
  try {
    const data = await load();
    if (isLast()) show(place, { data, error: undefined });
  } catch (error) {
    if (!isLast()) return;
    show(place, { data: place.answer.data, error });
    const pause = RETRY_DELAYS_MS[tries];
    if (mayRetry(error) && pause !== undefined)
      setTimeout(() => isLast() && place.screens.size > 0 && void ask(place, load, tries + 1), pause);
  }
}

/** Loads what is on the screen anew: all of it, or what comes from a call whose key begins so. */
export async function revalidate(begins = ""): Promise<void> {
  await Promise.all(
    [...places].map(async ([name, place]) => {
      const newest = [...place.screens.values()].at(-1);
      if (newest && (JSON.parse(name) as string[])[0]?.startsWith(begins)) await ask(place, newest());
    }),
  );
}

/** Clears every answer, for when another person signs in; what is on the screen is loaded anew. */
export function clearCache(): Promise<void> {
  for (const place of places.values()) {
    place.turn++;
    show(place, NOTHING);
  }
  return revalidate();
}

// The network is back.
addEventListener("online", () => void revalidate());

const useAnswer = import.meta.env.SSR ? useRenderedAnswer : useCachedAnswer;

function useRenderedAnswer(name: string, load: Latest): CachedAnswer {
  return { data: useRendered(name, load.current), error: undefined };
}

function useCachedAnswer(name: string, load: Latest): CachedAnswer {
  const subscribe = useCallback(
    (notify: () => void) => {
      const { screens } = placeOf(name);
      screens.set(notify, () => load.current);
      return () => void screens.delete(notify);
    },
    [name, load],
  );
  const read = () => placeOf(name).answer;
  return useSyncExternalStore(subscribe, read, read);
}

type Key = readonly (string | null)[];

/** Whether a key is another one for a person instead of for a visitor, for whom it has null. */
const isOfPerson = (key: Key, visitors: Key): boolean =>
  key.length === visitors.length && key.every((part, place) => part === visitors[place] || visitors[place] === null);

/**
 * Asks the server when a screen comes up and keeps the answer for the next time, when it is shown until the newer one is
 * here. Equal keys share answers; what `mayRetry` allows is tried three times. A screen that a visitor saw shows the
 * visitor's answer until the person's own is here, as a rendered page does. Where `asks` is false, it only shows what
 * another part of the screen asks for under the same key.
 */
export function useLoad<Data>(key: Key, load: () => Promise<Data>, asks = true): Loaded<Data> {
  const name = JSON.stringify(key);
  const latest = useRef<Load>(load);
  latest.current = load;
  const { data: own, error } = useAnswer(name, latest);
  const shown = useRef<{ readonly key: Key; readonly data: unknown }>({ key, data: undefined });
  if (own !== undefined || error !== undefined || !isOfPerson(key, shown.current.key))
    shown.current = { key, data: own };
  const { data } = shown.current;
  const reload = useCallback(() => ask(placeOf(name), latest.current), [name]);
  useEffect(() => {
    if (!asks) return;
    const place = placeOf(name);
    // Coming back to a screen loads again: a game may have been finished in between.
    if (!place.isFromDocument) void reload();
    place.isFromDocument = false;
  }, [name, reload, asks]);
  return { data: data as Data | undefined, error, waiting: data === undefined && error === undefined, reload };
}
