import type { CheckReply } from "@karota/contract/admin/functionality.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import type { AdminDeps } from "./admin-deps.ts";
import type { Check, CheckOutcome } from "./checks.ts";

/** How long a part may take, in milliseconds. */
const CHECK_TIMEOUT_MS = 15_000;

/** The code of an error. Its sentence may hold an address, a name or a part of a key, and stays inside. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : typeof name === "string" ? name : "Error";
}

/** A check's outcome, also when it throws; one that hangs is given up after a timeout. */
async function outcomeOf({ run }: Check): Promise<CheckOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<CheckOutcome>((done) => {
    timer = setTimeout(
      () => done({ ok: false, note: "too_slow", details: { limit: CHECK_TIMEOUT_MS } }),
      CHECK_TIMEOUT_MS,
    );
  });
  // Called inside, so that what it throws at once is caught as well.
  const work = (async () => run())().catch((error: unknown): CheckOutcome => ({
    ok: false,
    note: "failed",
    details: { reason: reasonOf(error) },
  }));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Checks one part, and writes down that it was checked. @throws E-KAROTA-NOT_FOUND for a part that there is not */
export async function runCheck(
  { database, clock, log }: Pick<AdminDeps, "database" | "clock" | "log">,
  checks: readonly Check[],
  { actor, part }: { readonly actor: Actor; readonly part: string },
): Promise<CheckReply> {
  const check = checks.find((one) => one.part === part);
  if (!check) throw fail("E-KAROTA-NOT_FOUND", {}, "no such part");
  const began = performance.now();
  let outcome = await outcomeOf(check);
  const ms = Math.round(performance.now() - began);
  try {
    await database.transaction((queries) =>
      record(queries, {
        actorId: actor.id,
        action: "check.run",
        subject: null,
        details: { part, ok: outcome.ok },
        now: clock.now(),
      }),
    );
  } catch (error) {
    // Without a database nothing works, and this note says so.
    outcome = { ok: false, note: "failed", details: { reason: reasonOf(error) } };
  }
  const { ok, note, details = {} } = outcome;
  if (!ok) log.warn({ part, note, ...details }, "a part does not work");
  return { part, ok, ms, note, details };
}
