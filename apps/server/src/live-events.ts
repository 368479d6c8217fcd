import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import * as z from "zod";
import type { Database } from "./database/database.ts";

/** Comments on a quiet stream, so that no proxy takes its connection for dead. */
const HEARTBEAT_MS = 15_000;
/** Streams of one person of one thing; another one ends the oldest. */
const MAX_STREAMS = 8;
/** How long a stream stays open when nothing else is asked for; its page opens the next one. */
const STREAM_MS = 10 * 60 * 1000;

/** What is published when a thing has a new version, also by who has no `LiveEvents`. */
export const changedTopic = (topic: string, id: string, version: number): string => `${topic} ${id} ${version}`;

/** Whose stream it is. */
export interface Listener {
  readonly userId: string;
  /** Who leads is also notified of what concerns one person. */
  readonly leads: boolean;
}

/** A stream, and what sends an event on it: nothing is sent once it has ended. */
export interface OpenStream {
  readonly stream: Readable;
  readonly send: (event: string) => void;
}

/**
 * Streams of server-sent events that say that a thing (a lesson, a race) has changed, and never what: pages fetch that. A
 * message that is lost between processes costs time only, since pages also ask by themselves.
 */
export interface LiveEvents {
  /** Everybody's page changes: the thing has a new version. */
  changed(id: string, version: number): Promise<void>;
  /** Something has changed that only this person and who leads see, such as an answer. */
  changedFor(id: string, userId: string): Promise<void>;
  open(id: string, listener: Listener): OpenStream;
  /** Ends every stream. */
  close(): void;
}

/**
 * @param topic one word, by which processes tell these messages from others
 * @param streamMs how long a stream stays open
 */
export function liveEvents(
  database: Pick<Database, "publish" | "subscribe">,
  topic: string,
  streamMs: number = STREAM_MS,
): LiveEvents {
  /** The streams of each thing that have not ended, in the order in which they were opened. */
  const things = new Map<string, Map<Readable, Listener>>();
  const streamsOf = (id: string): [Readable, Listener][] => [...(things.get(id) ?? [])];
  const forAll = (act: (id: string, stream: Readable) => void): void => {
    for (const [id, streams] of things) for (const stream of streams.keys()) act(id, stream);
  };
  const remove = (id: string, stream: Readable): boolean => {
    const streams = things.get(id);
    const isRemoved = streams?.delete(stream) === true;
    if (streams?.size === 0) things.delete(id);
    return isRemoved;
  };
  const send = (id: string, stream: Readable, event: string): void =>
    void (things.get(id)?.has(stream) && stream.push(event));
  const end = (id: string, stream: Readable): void => void (remove(id, stream) && stream.push(null));

  database.subscribe((message) => {
    const [name, id = "", version, userId] = message.split(" ");
    if (name !== topic) return;
    for (const [stream, listener] of streamsOf(id))
      if (userId === undefined || listener.leads || listener.userId === userId)
        send(id, stream, userId === undefined ? versionEvent(Number(version)) : "event: people\ndata: 1\n\n");
  });
  const heartbeat = setInterval(() => forAll((id, stream) => send(id, stream, ":\n\n")), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    changed: (id, version) => database.publish(changedTopic(topic, id, version)),
    changedFor: (id, userId) => database.publish(`${topic} ${id} - ${userId}`),
    open(id, listener) {
      const own = streamsOf(id).filter(([, { userId }]) => userId === listener.userId);
      if (own.length >= MAX_STREAMS) end(id, own[0]![0]);
      const stream = new Readable({ read() {} });
      things.set(id, new Map([...streamsOf(id), [stream, listener]]));
      const timer = setTimeout(() => end(id, stream), streamMs).unref();
      stream.once("close", () => {
        clearTimeout(timer);
        remove(id, stream);
      });
      return { stream, send: (event) => send(id, stream, event) };
    },
    close() {
      clearInterval(heartbeat);
      forAll(end);
    },
  };
}

/** The event that says which version a thing has. */
const versionEvent = (version: number): string => `event: version\ndata: ${version}\n\n`;

/** A stream that begins with the present version, read after the stream was opened, so that no change is missed. */
export async function openFromNow(
  events: LiveEvents,
  id: string,
  listener: Listener,
  readVersion: () => Promise<number>,
): Promise<Readable> {
  const { stream, send } = events.open(id, listener);
  try {
    send(versionEvent(await readVersion()));
  } catch (error) {
    stream.destroy();
    throw error;
  }
  return stream;
}

/** The reply of a route of events. It is sent as it is made: no schema could check what has not happened yet. */
export const eventsResponse = {
  200: { content: { "text/event-stream": { schema: z.unknown().meta({ type: "string" }) } } },
};

/** Replies with a stream; nginx sends each event at once. */
export const sendEvents = (reply: FastifyReply, stream: Readable): FastifyReply =>
  reply.type("text/event-stream").header("x-accel-buffering", "no").send(stream);
