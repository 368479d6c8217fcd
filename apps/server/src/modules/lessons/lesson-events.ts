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

/**
 * Streams of server-sent events that say that a lesson has changed, and never what: pages fetch that. A message that is
 * lost between processes costs time only, since pages also ask by themselves.
 */
export interface LessonEvents {
  /** Everybody's page changes: the lesson has a new version. */
  changed(lessonId: string, version: number): Promise<void>;
  /** Somebody joined or answered. */
  answered(lessonId: string, userId: string): Promise<void>;
  open(lessonId: string, listener: Listener): Readable;
  /** Ends every stream. */
  close(): void;
}

const TOPIC = "lesson";

/** @param streamMs how long a stream stays open; its page opens the next one */
export function lessonEvents(database: Pick<Database, "publish" | "subscribe">, streamMs: number): LessonEvents {
  const streams = new Map<string, Map<Readable, Listener>>();
  const all = (): Readable[] => [...streams.values()].flatMap((some) => [...some.keys()]);
  const end = (stream: Readable): void => void (stream.readableEnded || stream.push(null));

  database.subscribe((topic) => {
    const [name, lessonId = "", version, userId] = topic.split(" ");
    if (name !== TOPIC) return;
    for (const [stream, listener] of streams.get(lessonId) ?? [])
      if (userId === undefined || listener.leads || listener.userId === userId)
        stream.push(userId === undefined ? versionEvent(Number(version)) : "event: people\ndata: 1\n\n");
  });
  const heartbeat = setInterval(() => all().forEach((stream) => stream.push(":\n\n")), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    changed: (lessonId, version) => database.publish(`${TOPIC} ${lessonId} ${version}`),
    answered: (lessonId, userId) => database.publish(`${TOPIC} ${lessonId} - ${userId}`),
    open(lessonId, listener) {
      const stream = new Readable({ read() {} });
      const some = streams.get(lessonId) ?? new Map<Readable, Listener>();
      streams.set(lessonId, some);
      const own = [...some].filter(([, { userId }]) => userId === listener.userId);
      if (own.length >= MAX_STREAMS) end(own[0]![0]);
      some.set(stream, listener);
      const timer = setTimeout(() => end(stream), streamMs).unref();
      const remove = () => {
        clearTimeout(timer);
        some.delete(stream);
        if (some.size === 0) streams.delete(lessonId);
      };
      // Nothing is pushed to a stream that has ended.
      stream.once("end", remove).once("close", remove);
      return stream;
    },
    close() {
      clearInterval(heartbeat);
      all().forEach(end);
    },
  };
}

/** The event that says which version a lesson has. */
export const versionEvent = (version: number): string => `event: version\ndata: ${version}\n\n`;
