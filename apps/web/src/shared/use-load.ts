import useSWR, { mutate, type SWRConfiguration } from "swr";
import { ApiFailure } from "./api.ts";

export interface Loaded<Data> {
  /** The last answer, also while a newer one is under way or when that failed. */
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Nothing to show yet. */
  readonly waiting: boolean;
  readonly reload: () => Promise<unknown>;
}

/** Before the second and the third try, in milliseconds. */
const PAUSES = [1_000, 3_000];
const mayPass = (error: unknown): boolean => error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

const CONFIGURATION: SWRConfiguration = {
  revalidateOnFocus: false,
  // Coming back to a screen asks anew: a game may have been finished in between.
  dedupingInterval: 0,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const pause = PAUSES[retryCount - 1];
    if (mayPass(error) && pause !== undefined) setTimeout(() => void revalidate({ retryCount }), pause);
  },
};

/** Forgets every answer, for when someone else signs in; what is on the screen is asked for again. */
export const forgetAnswers = (): Promise<unknown> => mutate(() => true, undefined);

/** What is on the screen and came from a call whose key begins so is asked for again. */
export const askAgain = (begins: string): Promise<unknown> =>
  mutate((key) => Array.isArray(key) && typeof key[0] === "string" && key[0].startsWith(begins));

/**
 * Asks the server when a screen comes up and keeps the answer for the next time, when it is shown until the newer one is
 * here. Equal keys share answers; no answer and 5xx are tried three times.
 */
export function useLoad<Data>(key: readonly (string | null)[], load: () => Promise<Data>): Loaded<Data> {
  const { data, error, mutate: reload } = useSWR<Data, unknown>(key, load, CONFIGURATION);
  return { data, error, waiting: data === undefined && error === undefined, reload: () => reload() };
}
