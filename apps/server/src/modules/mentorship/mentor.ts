import type { InTransaction, Queries } from "../../database/database.ts";
import type { Settings } from "@karota/contract/admin/settings.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { postMail } from "../mail/index.ts";
import { findRecipient } from "../users/index.ts";
import { packageOf, packagesOf, type Amounts, type Package } from "./packages.ts";
import { packageFor, type Placed } from "./rules.ts";
import { addChange, addMentor, findMentor, lockRow, setPackage } from "./store.ts";

export interface Mentor extends Placed {
  readonly id: string;
}

/** A mentor of a stored package, with the packages as the settings have them now. */
export function mentorOf(settings: Settings, id: string, stored: string): Mentor {
  const packages = packagesOf(settings);
  return { id, packages, package: packageOf(packages, stored) };
}

/**
 * The mentor of an actor who may act as one; an admin, or a person with the role from elsewhere, begins in starter
 * here.
 */
export async function getMentor(
  { settings }: Pick<Deps, "settings">,
  queries: Queries,
  actor: Actor,
  now: number,
): Promise<Mentor> {
  const known = await findMentor(queries, actor.id);
  if (known) return mentorOf(settings(), actor.id, known.package);
  await addMentor(queries, actor.id, now);
  const added = await findMentor(queries, actor.id);
  if (!added) throw new Error("A mentor vanished.");
  return mentorOf(settings(), actor.id, added.package);
}

/** As `getMentor`; locks this mentor's package, students and groups until the end. */
export async function lockMentor(
  deps: Pick<Deps, "settings">,
  queries: InTransaction,
  actor: Actor,
  now: number,
): Promise<Mentor> {
  const { id } = await getMentor(deps, queries, actor, now);
  const row = await lockRow(queries, id);
  if (!row) throw new Error("A mentor vanished.");
  return mentorOf(deps.settings(), id, row.package);
}

/**
 * Makes room for what is about to be there: the mentor's package, or the smallest one that has it. The mentor is locked.
 * @throws E-MENTORSHIP-PACKAGE_LIMIT_REACHED beyond the largest
 */
export async function moveUp(
  queries: InTransaction,
  mentor: Mentor,
  needs: Partial<Amounts>,
  now: number,
): Promise<Package> {
  const next = packageFor(mentor, needs);
  if (!next) throw fail("E-MENTORSHIP-PACKAGE_LIMIT_REACHED");
  if (next !== mentor.package) await changePackage(queries, mentor, next, now);
  return next;
}

/** Puts a mentor into another package and notifies them, unless assignments cost nothing in either. */
export async function changePackage(queries: InTransaction, mentor: Mentor, next: Package, now: number): Promise<void> {
  await setPackage(queries, mentor.id, next.name);
  await addChange(queries, {
    user_id: mentor.id,
    changed_at: now,
    package_from: mentor.package.name,
    package_to: next.name,
  });
  if (mentor.package.studentPrice === 0 && next.studentPrice === 0) return;
  const recipient = await findRecipient(queries, mentor.id);
  if (!recipient) return;
  await postMail(queries, {
    userId: mentor.id,
    recipient: recipient.email,
    template: "package",
    language: recipient.language,
    content: {
      name: recipient.name,
      from: mentor.package.name,
      to: next.name,
      up: next.limits.students > mentor.package.limits.students,
      groupPrice: next.groupPrice,
      studentPrice: next.studentPrice,
    },
    now,
  });
}
