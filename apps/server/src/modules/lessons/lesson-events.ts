import { Readable } from "node:stream";
import type { Database } from "../../database/database.ts";

/** Comments on a quiet stream, so that no proxy takes its connection for dead. */
const HEARTBEAT_MS = 15_000;
/** Streams of one person in one lesson; another one ends the oldest. */
const MAX_STREAMS = 8;

/** Whose stream it is. */
export interface Listener {
  readonly userId: string;
  /** Who leads the lesson is also notified when somebody joins or answers. */
  readonly leads: boolean;
}

/** A stream, and what sends an event on it: nothing is sent once it has ended. */
export interface OpenStream {
  readonly stream: Readable;
  readonly send: (event: string) => void;
}

/**
 * Streams of server-sent events that say that a lesson has changed, and never what: pages fetch that. A message that is
 * lost between processes costs time only, since pages also ask by themselves.
 */
export interface LessonEvents {
  /** Everybody's page changes: the lesson has a new version. */
  changed(lessonId: string, version: number): Promise<void>;
  /** Somebody joined or answered. */
  answered(lessonId: string, userId: string): Promise<void>;
  open(lessonId: string, listener: Listener): OpenStream;
  /** Ends every stream. */
  close(): void;
}

const TOPIC = "lesson";

/** @param streamMs how long a stream stays open; its page opens the next one */
export function lessonEvents(database: Pick<Database, "publish" | "subscribe">, streamMs: number): LessonEvents {
  /** The streams of each lesson that have not ended, in the order in which they were opened. */
  const lessons = new Map<string, Map<Readable, Listener>>();
  const streamsOf = (lessonId: string): [Readable, Listener][] => [...(lessons.get(lessonId) ?? [])];
  const forAll = (act: (lessonId: string, stream: Readable) => void): void => {
    for (const [lessonId, streams] of lessons) for (const stream of streams.keys()) act(lessonId, stream);
  };
  const remove = (lessonId: string, stream: Readable): boolean => {
    const streams = lessons.get(lessonId);
    const isRemoved = streams?.delete(stream) === true;
    if (streams?.size === 0) lessons.delete(lessonId);
    return isRemoved;
  };
  const send = (lessonId: string, stream: Readable, event: string): void =>
    void (lessons.get(lessonId)?.has(stream) && stream.push(event));
  const end = (lessonId: string, stream: Readable): void => void (remove(lessonId, stream) && stream.push(null));

  database.subscribe((topic) => {
    const [name, lessonId = "", version, userId] = topic.split(" ");
    if (name !== TOPIC) return;
    for (const [stream, listener] of streamsOf(lessonId))
      if (userId === undefined || listener.leads || listener.userId === userId)
        send(lessonId, stream, userId === undefined ? versionEvent(Number(version)) : "event: people\ndata: 1\n\n");
  });
  const heartbeat = setInterval(() => forAll((lessonId, stream) => send(lessonId, stream, ":\n\n")), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    changed: (lessonId, version) => database.publish(`${TOPIC} ${lessonId} ${version}`),
    answered: (lessonId, userId) => database.publish(`${TOPIC} ${lessonId} - ${userId}`),
    open(lessonId, listener) {
      const own = streamsOf(lessonId).filter(([, { userId }]) => userId === listener.userId);
      if (own.length >= MAX_STREAMS) end(lessonId, own[0]![0]);
      const stream = new Readable({ read() {} });
      lessons.set(lessonId, new Map([...streamsOf(lessonId), [stream, listener]]));
      const timer = setTimeout(() => end(lessonId, stream), streamMs).unref();
      stream.once("close", () => {
        clearTimeout(timer);
        remove(lessonId, stream);
      });
      return { stream, send: (event) => send(lessonId, stream, event) };
    },
    close() {
      clearInterval(heartbeat);
      forAll(end);
    },
  };
}

/** The event that says which version a lesson has. */
export const versionEvent = (version: number): string => `event: version\ndata: ${version}\n\n`;
