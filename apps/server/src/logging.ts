import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";

/** Where log lines go: one JSON object a line. */
export interface LogStream {
  write(line: string): void;
}

/**
 * The log's settings. Of a request only method and path are written: its query may hold the code of a sign-in, its
 * headers a token. Of an error only what helps to find it, not the values a database quotes.
 */
export const loggerOptions = (
  level: Config["logLevel"],
  stream: LogStream,
): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  stream,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split("?", 1)[0] }),
    err: (error: Error & { code?: unknown }) => ({
      type: error.name,
      message: error.message,
      stack: error.stack ?? "",
      ...(typeof error.code === "string" && { code: error.code }),
    }),
  },
});
