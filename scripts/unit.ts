/** `npm run unit [-- <path>…]`: unit, contract and database tests, all or those of some paths, on PostgreSQL too. */
import { commandOf, endOf, start } from "./run.ts";
import { prepareTestDatabase } from "./test-database.ts";

const database = await prepareTestDatabase(process.env);
console.log(database.description);
const environment = { ...process.env, ...(database.url !== null && { TEST_DATABASE_URL: database.url }) };
const words = [commandOf("vitest"), "run", ...process.argv.slice(2)];
process.exitCode = await endOf(start(process.execPath, words, { stdio: "inherit", env: environment }));
await database.stop();
