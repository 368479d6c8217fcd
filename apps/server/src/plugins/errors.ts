import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { FailureCode } from "@karota/contract/errors/codes.ts";
import type { FailureBody } from "@karota/contract/errors/failure.ts";
import { fail, Failure } from "../fail.ts";

type Thrown = Error & Partial<Pick<FastifyError, "statusCode" | "validation" | "code">>;

const isUuidProblem = (error: Thrown): boolean =>
  hasZodFastifySchemaValidationErrors(error) &&
  error.validation.every((problem) => problem.params["format"] === "uuid" || problem.params["format"] === "guid");

/** Field names and kinds of problem only: the values are the sender's own business and stay out of the log. */
const reasonOf = (error: Thrown): string =>
  error.validation?.map((problem) => `${problem.instancePath} ${problem.keyword}`).join(", ") ??
  error.code ??
  error.name;

/** What a thrown thing tells the sender. */
function failureOf(error: Thrown, internal: FailureCode): Failure {
  if (error instanceof Failure) return error;
  if (isUuidProblem(error)) return fail("E-KAROTA-WRONG_UUID_FORMAT", {}, reasonOf(error));
  const status = error.statusCode ?? 500;
  if (status === 413) return fail("E-KAROTA-TOO_LARGE", {}, reasonOf(error));
  if (status === 404) return fail("E-KAROTA-NOT_FOUND", {}, reasonOf(error));
  if (error.validation || (status >= 400 && status < 500)) return fail("E-KAROTA-GAME_VALIDATION", {}, reasonOf(error));
  return fail(internal, {}, error.message);
}

/** Answers a failure: its code and details to the sender, its reason to the log. */
export function answerError(error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error, request.routeOptions?.config?.internal ?? "E-KAROTA-INTERNAL");
  if (failure.status >= 500) request.log.error({ err: error }, "request failed");
  // Whoever runs Karota has to see why a sign-in does not work.
  else if (failure.code === "E-KAROTA-LOGIN_REFUSED") request.log.warn({ reason: failure.message }, "sign-in refused");
  else request.log.info({ code: failure.code, reason: failure.message }, "request refused");
  return reply
    .code(failure.status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ code: failure.code, ...failure.details });
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
