import { isIP } from "node:net";
import * as z from "zod";
import { StartError } from "../start-error.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** True for addresses that never leave this machine. */
export const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  (isIP(hostname) === 4 && hostname.startsWith("127."));

/** A variable that holds JSON; null without it. @throws StartError when it has another shape */
export function readJson<T>(
  environment: Environment,
  name: string,
  schema: z.core.$ZodType<T>,
  shape: string,
): T | null {
  const text = environment[name];
  if (!text) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StartError(`${name} is not valid JSON; it must be ${shape}.`);
  }
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join(".");
  throw new StartError(`${name} is wrong${where ? ` at ${where}` : ""}; it must be ${shape}.`);
}
