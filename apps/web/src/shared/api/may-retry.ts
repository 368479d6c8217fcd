import { ApiFailure } from "./api.ts";
import { ChunkFailure } from "./load-chunk.ts";

/**
 * Whether the same request may succeed later: nobody answered, the server failed, or it has too much to do. The
 * one rule for what is loaded and for what is sent. Signing in again (401) is no retry.
 */
export const mayRetry = (failure: unknown): boolean =>
  failure instanceof ChunkFailure || (failure instanceof ApiFailure && isPassing(failure.status));

const isPassing = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500;
