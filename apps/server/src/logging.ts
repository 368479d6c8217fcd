import { randomUUID } from "node:crypto";
import { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";

/** Where log lines go: one JSON object a line. */
export interface LogStream {
  write(line: string): void;
}

/** Addresses of people, as a mail server or a database quotes them, tokens, and values in quotation marks. */
const PERSONAL: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[^\s<>"'()=:;,]+@[^\s<>"'(),;]+/g, "(address)"],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, "(token)"],
  [/(invalid input syntax for type [\w ]+: |=)"[^"]*"/g, "$1(value)"],
];
const impersonal = (text: string): string =>
  PERSONAL.reduce((sofar, [pattern, instead]) => sofar.replaceAll(pattern, instead), text);

/**
 * The log's settings. Of a request only method and route are written: its path may name a person, its query hold the
 * code of a sign-in, its headers a token. Of an error only what helps to find it, not the values that are quoted in it.
 */
const loggerOptions = (level: Config["logLevel"], stream: LogStream): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  stream,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: request.routeOptions?.url ?? "(none)" }),
    err: (error: Error & { code?: unknown }) => ({
      type: error.name,
      message: impersonal(error.message),
      stack: impersonal(error.stack ?? ""),
      ...(typeof error.code === "string" && { code: error.code }),
    }),
  },
});

/** How the server logs. `hasProxy`: the proxy numbers the requests, and both logs use the same numbers. */
export const logging = (level: Config["logLevel"], stream: LogStream, hasProxy: boolean) =>
  ({
    logger: loggerOptions(level, stream),
    // One line a request, written below when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: hasProxy && "x-request-id",
  }) satisfies FastifyServerOptions;

/** Writes a line for every answered request: its route, the status, and the milliseconds it took. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? "(none)";
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
  });
}
