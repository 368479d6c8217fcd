import type { Actor } from "../deps.ts";
import type { TestApp } from "./test-app.ts";

/** A class that a provider tells of people. */
export const SCHOOL_CLASS = "7. b of the school";

/** Stores of people what a provider would tell at their sign-in: a class, and who of them teaches. */
export async function attendSchool(
  { database: { db } }: TestApp,
  issuer: string,
  { teachers, pupils }: { readonly teachers: readonly Actor[]; readonly pupils: readonly Actor[] },
): Promise<void> {
  const rows = [...teachers, ...pupils].map(({ id }) => ({ user_id: id, issuer, school: "", name: SCHOOL_CLASS }));
  await db.insertInto("school_classes").values(rows).execute();
  const ids = teachers.map(({ id }) => id);
  await db.updateTable("users").set({ provider_mentor: 1 }).where("id", "in", ids).execute();
}
