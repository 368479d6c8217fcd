import type { Socket } from "node:net";
import type { FastifyContextConfig, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { FailureCode } from "@karota/contract/errors/codes.ts";
import type { FailureBody } from "@karota/contract/errors/failure.ts";
import { DatabaseAway } from "../database/database-away.ts";
import { fail, Failure } from "../fail.ts";

/** When it makes sense to retry while the database is away, in seconds. */
const RETRY_AFTER_S = 1;

/** The codes of a sign-in that is refused. */
const OF_SIGN_IN = /^E-KAROTA-LOGIN_/;
/** Refusals that an ordinary page seldom runs into: written at the default level, with the id of the caller. */
const SUSPECT: ReadonlySet<FailureCode> = new Set([
  "E-KAROTA-FORBIDDEN",
  "E-KAROTA-ACCOUNT_BLOCKED",
  "E-KAROTA-TOO_MANY_REQUESTS",
  "E-AUTH-MISSING_TOKEN",
  "E-AUTH-TOKEN_ERROR",
  "E-AUTH-NO_USER",
  "E-AUTH-WRONG_TOKEN_DATA",
  // A few of them are a child's, many are somebody who guesses.
  "E-CLASS-CARD_UNKNOWN",
  "E-CLASS-CODE_UNKNOWN",
  "E-CLASS-WRONG_PICTURES",
  "E-CLASS-LOCKED",
]);

type Thrown = Error & Partial<Pick<FastifyError, "statusCode" | "validation" | "code">>;

const isUuidProblem = (error: Thrown): boolean =>
  hasZodFastifySchemaValidationErrors(error) &&
  error.validation.every((problem) => problem.params["format"] === "uuid" || problem.params["format"] === "guid");

/** Field names and kinds of problem only: the values are the sender's own business and stay out of the log. */
const reasonOf = (error: Thrown): string =>
  error.validation?.map((problem) => `${problem.instancePath} ${problem.keyword}`).join(", ") ??
  error.code ??
  error.name;

/** What the caller sees of a thrown error. */
function failureOf(error: Thrown, { internal, invalid }: FastifyContextConfig): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseAway) return fail("E-KAROTA-UNAVAILABLE", { retry_after: RETRY_AFTER_S }, error.message);
  // A NUL where no schema looks, such as in an id: PostgreSQL takes none.
  if (error.code === "22021") return fail("E-KAROTA-GAME_VALIDATION", {}, "a character that texts cannot have");
  if (isUuidProblem(error)) return fail("E-KAROTA-WRONG_UUID_FORMAT", {}, reasonOf(error));
  const status = error.statusCode ?? 500;
  if (status === 413) return fail("E-KAROTA-TOO_LARGE", {}, reasonOf(error));
  if (status === 404) return fail("E-KAROTA-NOT_FOUND", {}, reasonOf(error));
  if (error.validation) return fail(invalid ?? "E-KAROTA-GAME_VALIDATION", {}, reasonOf(error));
  if (status >= 400 && status < 500) return fail("E-KAROTA-GAME_VALIDATION", {}, reasonOf(error));
  return fail(internal ?? "E-KAROTA-INTERNAL", {}, error.message);
}

/** What the caller sees of a thrown error, whose reason goes to the log. */
export function noteFailure(error: Thrown, request: FastifyRequest): Failure {
  const failure = failureOf(error, request.routeOptions?.config ?? {});
  if (failure.status >= 500) request.log.error({ err: error }, "request failed");
  // Operators have to see why a sign-in does not work.
  else if (OF_SIGN_IN.test(failure.code)) request.log.warn({ reason: failure.message }, "sign-in refused");
  else {
    const { actor, claims } = request;
    const user = actor?.id ?? (claims && !(claims instanceof Failure) ? claims.sub : null);
    const line = { code: failure.code, reason: failure.message, route: request.routeOptions?.url ?? "(none)", user };
    request.log[SUSPECT.has(failure.code) ? "warn" : "info"](line, "request refused");
  }
  return failure;
}

/** Answers a failure: its code and details to the sender, its reason to the log. */
export function answerError(error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = noteFailure(error, request);
  const { retry_after: seconds } = failure.details;
  if (seconds !== undefined) reply.header("retry-after", seconds);
  return reply
    .code(failure.status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ code: failure.code, ...failure.details, ...(failure.status === 500 && { request_id: request.id }) });
}

/** Answers what is not even HTTP, and requests that take too long to arrive. */
export function answerNoRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ code: "E-KAROTA-GAME_VALIDATION" } satisfies FailureBody);
  const head = ["HTTP/1.1 400 Bad Request", "content-type: application/json; charset=utf-8", "connection: close"];
  socket.end([...head, `content-length: ${body.length}`, "", body].join("\r\n"));
}

/** Every 4xx and 5xx gets a body `{code, …}`. Unknown paths are the business of the pages' plugin. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler<Thrown>((error, request, reply) => answerError(error, request, reply));
}
