import type { Queries } from "../../database/database.ts";
import { fail } from "../../fail.ts";
import { findIssuer } from "./find-billing.ts";
import { isPupil } from "./rules.ts";

/** Whether the person with this id signs in with a class card. @throws E-AUTH-NO_USER */
export const isPupilId = async (queries: Queries, userId: string): Promise<boolean> =>
  isPupil({ issuer: await findIssuer(queries, userId) });

/** @throws E-CLASS-NOT_FOR_PUPILS for a person who signs in with a class card, E-AUTH-NO_USER */
export async function refusePupil(queries: Queries, userId: string): Promise<void> {
  if (await isPupilId(queries, userId)) throw fail("E-CLASS-NOT_FOR_PUPILS");
}
