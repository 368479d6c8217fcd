import type { AssignmentPrice } from "@karota/contract/assignments/assignment.ts";
import type { CreditsReply } from "@karota/contract/credits/ledger.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { good } from "./classroom.ts";

const HOUR_MS = 60 * 60 * 1000;

/** What a mentor looks at in tests; `here` gives what stands before each test. */
export function mentorDesk(here: () => { readonly it: TestApp }) {
  const iso = (time: number) => new Date(time).toISOString();
  const price = (mentor: Actor) => good<AssignmentPrice>(here().it, mentor, "GET", "assignments/price");
  const ledger = async (mentor: Actor) => {
    const { credit_amount, entries } = await good<CreditsReply>(here().it, mentor, "GET", "credits");
    return { credit_amount, entries: entries.filter(({ reason }) => reason !== "first_login") };
  };
  const later = () => ({ start: iso(here().it.clock.now() + HOUR_MS), end: iso(here().it.clock.now() + 2 * HOUR_MS) });

  return { iso, price, ledger, later };
}
