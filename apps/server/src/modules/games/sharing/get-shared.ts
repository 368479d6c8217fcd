import type { Queries } from "../../../database/database.ts";
import type { SharedBoardsTable } from "../../../database/tables.ts";
import type { Deps } from "../../../deps.ts";
import { fail } from "../../../fail.ts";
import { hashOf } from "./rules.ts";
import { findByHash } from "./store.ts";

/** A board that is shared now. */
export type RunningShare = SharedBoardsTable & { readonly user_id: string };

/**
 * The board of a link.
 * @throws E-SHARE-UNKNOWN, E-SHARE-GONE when the account of who shared it was deleted, E-SHARE-ENDED
 */
export async function getShared(deps: Pick<Deps, "clock">, queries: Queries, code: string): Promise<RunningShare> {
  const hash = hashOf(code);
  const row = hash === null ? null : await findByHash(queries, hash);
  if (!row) throw fail("E-SHARE-UNKNOWN");
  const { user_id } = row;
  if (user_id === null) throw fail("E-SHARE-GONE");
  if (row.ends_at <= deps.clock.now()) throw fail("E-SHARE-ENDED");
  return { ...row, user_id };
}
