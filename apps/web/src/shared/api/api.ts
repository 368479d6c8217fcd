import type { Code } from "@karota/contract/errors/codes.ts";
import type { FailureBody } from "@karota/contract/errors/failure.ts";
import { noteServerTime } from "../session/clock.ts";
import { currentLanguage } from "../i18n/language.ts";
import { endSession } from "../session/leave.ts";
import { ChunkFailure } from "./load-chunk.ts";
import { noteServedBuild } from "./served-build.ts";
import { readSession } from "../session/session.ts";

/** A call that did not succeed. */
export class ApiFailure extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Null when no answer came, or one that is not ours. */
  readonly code: Code | null;
  readonly body: FailureBody | null;

  constructor(status: number, body: FailureBody | null) {
    super(body?.code ?? `status ${status}`);
    this.name = "ApiFailure";
    this.status = status;
    this.code = body?.code ?? null;
    this.body = body;
  }
}

/**
 * Nothing came, also of the page itself, or only a gateway's word that nobody is there: then the page works without a
 * network. Whether to ask again is `mayRetry`.
 */
export const isNoAnswer = (failure: unknown): boolean =>
  failure instanceof ChunkFailure || (failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 502));

export interface CallOptions {
  readonly body?: unknown;
  /** Makes the request idempotent: the same key gets the same reply. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** Sends this token instead of the session's; with "" none. */
  readonly token?: string;
}

/** Whether the page has words for a code is found out when it is shown, see `shownCode`. */
const FORM_OF_CODE = /^[EISW]-[A-Z]/;

async function bodyOf(response: Response): Promise<FailureBody | null> {
  try {
    const body = (await response.json()) as FailureBody;
    return FORM_OF_CODE.test(body.code) ? body : null;
  } catch {
    return null;
  }
}

/**
 * Calls `/api/v1/<path>` with the session's token, in the language of the page when the path names no other. Throws
 * ApiFailure; an abort throws the signal's reason. A 401 ends the session and leaves for the login page.
 */
export async function call<Reply>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  options: CallOptions = {},
): Promise<Reply> {
  const response = await ask(method, path, options);
  if (response.status === 204) return undefined as Reply;
  return receive(response.json() as Promise<Reply>, options.signal);
}

/** What an answer holds. Throws ApiFailure when it breaks off, or is none of ours. */
async function receive<Content>(content: Promise<Content>, signal: AbortSignal | undefined): Promise<Content> {
  try {
    return await content;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiFailure(0, null);
  }
}

/** Reads a file of the API, and its name. Throws as `call` does. */
export async function readFile(
  method: "GET" | "POST",
  path: string,
  options: CallOptions = {},
): Promise<{ readonly file: Blob; readonly name: string }> {
  const response = await ask(method, path, options);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "";
  return { file: await receive(response.blob(), options.signal), name };
}

/** The response of a call while it still comes in. Throws as `call` does. */
export async function ask(method: string, path: string, options: CallOptions): Promise<Response> {
  // Signing in sends no token: an old one that has expired would only be refused.
  const token = options.token ?? (path.startsWith("aaa/") ? undefined : readSession()?.token);
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (options.body !== undefined) headers["content-type"] = "application/json";
  if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
  const url = new URL(`/api/v1/${path}`, location.origin);
  if (!url.searchParams.has("language")) url.searchParams.set("language", currentLanguage());
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      credentials: "same-origin",
      // Cached answers are revalidated: an answer carries the time and the build, too.
      cache: "no-cache",
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiFailure(0, null);
  }
  noteServerTime(response.headers.get("date"));
  noteServedBuild(response.headers.get("karota-build"));
  if (response.ok) return response;
  const failure = new ApiFailure(response.status, await bodyOf(response));
  if (failure.status === 401) endSession(token);
  throw failure;
}
