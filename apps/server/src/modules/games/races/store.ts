import type { InTransaction, Queries } from "../../../database/database.ts";
import type { RacePeopleTable, RacesTable, SharedBoardsTable } from "../../../database/tables.ts";

/** Races and who is in them. */

/** A race with what of its link decides whether it goes on. */
export type RaceRow = RacesTable & Pick<SharedBoardsTable, "code" | "ends_at" | "game">;
/** Somebody in a race, with their settings, which have their face. */
export type RacerRow = RacePeopleTable & { readonly settings: string };

const withLink = (queries: Queries) =>
  queries
    .selectFrom("races")
    .innerJoin("shared_boards", "shared_boards.code_hash", "races.code_hash")
    .selectAll("races")
    .select(["code", "ends_at", "game"]);

export const findRace = async (queries: Queries, id: string): Promise<RaceRow | null> =>
  (await withLink(queries).where("races.id", "=", id).executeTakeFirst()) ?? null;

/** The race on a board that nobody has ended. */
export const findOpenRace = async (queries: Queries, codeHash: string): Promise<RaceRow | null> =>
  (await withLink(queries).where("races.code_hash", "=", codeHash).where("ended_at", "is", null).executeTakeFirst()) ??
  null;

/** As `findRace`, locked until the transaction ends. */
export async function lockRace(queries: InTransaction, id: string): Promise<RaceRow | null> {
  await queries
    .updateTable("races")
    .set((set) => ({ version: set.ref("version") }))
    .where("id", "=", id)
    .execute();
  return findRace(queries, id);
}

export async function addRace(queries: InTransaction, row: RacesTable): Promise<void> {
  await queries.insertInto("races").values(row).execute();
}

/** Changes a locked race, and counts its version up; returns that. */
export async function changeRace(
  queries: InTransaction,
  { id, version }: RacesTable,
  change: Partial<Pick<RacesTable, "started_at" | "ended_at">> = {},
): Promise<number> {
  await queries
    .updateTable("races")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .execute();
  return version + 1;
}

/** Ends the race on a board, which nobody has ended yet; returns its new version, or null without one. */
export async function endRaceOf(
  queries: InTransaction,
  codeHash: string,
  now: number,
): Promise<Pick<RacesTable, "id" | "version"> | null> {
  const row = await queries
    .updateTable("races")
    .set((set) => ({ ended_at: now, version: set("version", "+", 1) }))
    .where("code_hash", "=", codeHash)
    .where("ended_at", "is", null)
    .returning(["id", "version"])
    .executeTakeFirst();
  return row ?? null;
}

/** The board of a link without a move; empty once its sharing has ended. */
export async function findPayload(queries: Queries, codeHash: string): Promise<string> {
  const { payload } = await queries
    .selectFrom("shared_boards")
    .select("payload")
    .where("code_hash", "=", codeHash)
    .executeTakeFirstOrThrow();
  return payload;
}

/** Everybody in a race, in the order in which they came, with those who have left. */
export const listRacers = (queries: Queries, raceId: string): Promise<RacerRow[]> =>
  queries
    .selectFrom("race_people")
    .innerJoin("users", "users.id", "race_people.user_id")
    .selectAll("race_people")
    .select("users.settings")
    .where("race_id", "=", raceId)
    .orderBy("place")
    .execute();

/** Adds somebody, also one who has left, in the last place. */
export async function addRacer(
  queries: InTransaction,
  { raceId, userId, now }: { readonly raceId: string; readonly userId: string; readonly now: number },
): Promise<void> {
  const { last } = await queries
    .selectFrom("race_people")
    .select(({ fn }) => fn.max("place").as("last"))
    .where("race_id", "=", raceId)
    .executeTakeFirstOrThrow();
  const row = { place: (last ?? 0) + 1, joined_at: now, has_left: 0 };
  const untouched = { progress: 0, seconds: null, right_answers: null, answers: null, first_answers: "", has_lost: 0 };
  await queries
    .insertInto("race_people")
    .values({ race_id: raceId, user_id: userId, ...row, ...untouched })
    .onConflict((conflict) => conflict.columns(["race_id", "user_id"]).doUpdateSet(row))
    .execute();
}

export async function changeRacer(
  queries: InTransaction,
  { race_id, user_id }: Pick<RacePeopleTable, "race_id" | "user_id">,
  change: Partial<Omit<RacePeopleTable, "race_id" | "user_id">>,
): Promise<void> {
  await queries
    .updateTable("race_people")
    .set(change)
    .where("race_id", "=", race_id)
    .where("user_id", "=", user_id)
    .execute();
}

/** Forgets who has left a race. */
export async function deleteLeft(queries: InTransaction, raceId: string): Promise<void> {
  await queries.deleteFrom("race_people").where("race_id", "=", raceId).where("has_left", "=", 1).execute();
}

/** The races that a person takes or has taken part in, the oldest first. */
export const listRacesOf = (queries: Queries, userId: string) =>
  queries
    .selectFrom("race_people")
    .innerJoin("races", "races.id", "race_people.race_id")
    .innerJoin("shared_boards", "shared_boards.code_hash", "races.code_hash")
    .select([
      "game",
      "host_id",
      "joined_at",
      "started_at",
      "progress",
      "seconds",
      "right_answers",
      "answers",
      "has_lost",
      "has_left",
    ])
    .where("race_people.user_id", "=", userId)
    .orderBy("joined_at")
    .orderBy("races.id")
    .execute();

/** Deletes the races that a person hosts, and their part in others; returns all these races, each with a new version. */
export async function eraseRaces(
  queries: InTransaction,
  userId: string,
): Promise<readonly Pick<RacesTable, "id" | "version">[]> {
  // Locked by this, so that nobody joins them meanwhile.
  const count = queries.updateTable("races").set((set) => ({ version: set("version", "+", 1) }));
  const own = await count.where("host_id", "=", userId).returning(["id", "version"]).execute();
  await deleteRaces(
    queries,
    own.map(({ id }) => id),
  );
  const others = await count
    .where("id", "in", queries.selectFrom("race_people").select("race_id").where("user_id", "=", userId))
    .returning(["id", "version"])
    .execute();
  await queries.deleteFrom("race_people").where("user_id", "=", userId).execute();
  return [...own, ...others];
}

async function deleteRaces(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.deleteFrom("race_people").where("race_id", "in", ids).execute();
  await queries.deleteFrom("races").where("id", "in", ids).execute();
}

/** Deletes the races on boards whose sharing has ended. */
export async function deleteRacesOf(queries: Queries, codeHashes: readonly string[]): Promise<void> {
  const rows = await queries.selectFrom("races").select("id").where("code_hash", "in", codeHashes).execute();
  await deleteRaces(
    queries,
    rows.map(({ id }) => id),
  );
}

/** Deletes some of the races that were begun before a moment; returns how many. */
export async function deleteOldRaces(queries: Queries, before: number, limit: number): Promise<number> {
  const rows = await queries
    .selectFrom("races")
    .select("id")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(limit)
    .execute();
  await deleteRaces(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
