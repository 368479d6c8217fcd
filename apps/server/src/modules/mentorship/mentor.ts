import type { InTransaction, Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { postMail } from "../mail/index.ts";
import { findRecipient } from "../users/index.ts";
import { packageOf, type Amounts, type Package } from "./packages.ts";
import { packageFor } from "./rules.ts";
import { addChange, addMentor, findMentor, lockRow, setPackage } from "./store.ts";

export interface Mentor {
  readonly id: string;
  readonly package: Package;
}

/** The mentor of an actor who may act as one; an admin, or somebody given the role elsewhere, begins in starter here. */
export async function getMentor(queries: Queries, actor: Actor, now: number): Promise<Mentor> {
  const known = await findMentor(queries, actor.id);
  if (known) return { id: actor.id, package: packageOf(known.package) };
  await addMentor(queries, actor.id, now);
  const added = await findMentor(queries, actor.id);
  if (!added) throw new Error("A mentor vanished.");
  return { id: actor.id, package: packageOf(added.package) };
}

/** As `getMentor`; keeps every other change of this mentor's package, students and groups waiting until the end. */
export async function lockMentor(queries: InTransaction, actor: Actor, now: number): Promise<Mentor> {
  const { id } = await getMentor(queries, actor, now);
  const row = await lockRow(queries, id);
  if (!row) throw new Error("A mentor vanished.");
  return { id, package: packageOf(row.package) };
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
  const next = packageFor(mentor.package, needs);
  if (!next) throw fail("E-MENTORSHIP-PACKAGE_LIMIT_REACHED");
  if (next !== mentor.package) await changePackage(queries, mentor, next, now);
  return next;
}

/** Puts a mentor into another package and tells them. */
export async function changePackage(queries: InTransaction, mentor: Mentor, next: Package, now: number): Promise<void> {
  await setPackage(queries, mentor.id, next.name);
  await addChange(queries, {
    user_id: mentor.id,
    changed_at: now,
    package_from: mentor.package.name,
    package_to: next.name,
  });
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
