import type { IncomingHttpHeaders } from "node:http";
import type { LogEvent } from "kysely";

/** What is written to a span. Texts are patterns, never an id, a name or an address of a person. */
type Attributes = Readonly<Record<string, string | number>>;

/** One piece of work in a trace. */
export interface Span {
  /** Runs work whose own spans become children of this one. */
  within<T>(work: () => T): T;
  /** @param error what it failed with: only its kind is written, because its message may quote values */
  end(attributes?: Attributes, error?: unknown): void;
}

export interface Operation {
  readonly name: string;
  /** `call`: the work is done elsewhere, by a database or another server. */
  readonly kind: "call" | "internal";
  readonly attributes?: Attributes;
}

export interface Tracer {
  /** The first span of a request. `proxy` are the headers of a proxy in front, whose trace goes on. */
  startRequest(name: string, proxy: IncomingHttpHeaders | null): Span;
  /** Work that nobody asked for, such as a job. */
  startRoot(operation: Operation): Span;
  /** A part of what is running now; null when that is not traced. */
  startChild(operation: Operation): Span | null;
  /** A statement of the database that has just ended, as a part of what is running now. */
  statement(event: LogEvent): void;
  /** Sends what is left, for a second at most. */
  stop(): Promise<void>;
}
