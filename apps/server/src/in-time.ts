/** How long the database may take to say that it is there, or a figure of it, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2_000;

/** What the database says. @throws Error when it does not answer in time */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("no answer in time")), DATABASE_TIMEOUT_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
