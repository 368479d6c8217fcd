import { startThrowAwayPostgres } from "./throw-away-postgres.ts";

export interface TestDatabase {
  /** For `TEST_DATABASE_URL`; null where there is no PostgreSQL: then the tests that need one are skipped. */
  readonly url: string | null;
  /** One sentence for the person who runs the tests. */
  readonly description: string;
  stop(): Promise<void>;
}

const nothing = async (): Promise<void> => {};

/**
 * The PostgreSQL for tests: that of `TEST_DATABASE_URL`, else a throw-away cluster.
 * @throws Error when there is none and `REQUIRE_POSTGRES` or `REQUIRE_ALL` is set
 */
export async function prepareTestDatabase(environment: NodeJS.ProcessEnv): Promise<TestDatabase> {
  const given = environment["TEST_DATABASE_URL"];
  if (given) return { url: given, description: "PostgreSQL: the one of TEST_DATABASE_URL", stop: nothing };
  const cluster = await startThrowAwayPostgres();
  if (cluster) return { url: cluster.url, description: "PostgreSQL: a throw-away cluster", stop: () => cluster.stop() };
  const missing = "PostgreSQL: the database tests did not run on it (no TEST_DATABASE_URL, no initdb)";
  for (const switched of ["REQUIRE_POSTGRES", "REQUIRE_ALL"])
    if (environment[switched] === "1") throw new Error(`${missing}, and ${switched} is set.`);
  return { url: null, description: missing, stop: nothing };
}
