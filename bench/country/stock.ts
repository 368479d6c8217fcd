import pg from "pg";
import type { Random } from "@karota/engine/random.ts";
import { calendarOf } from "@karota/server/calendar.ts";
import { idOf, userKey } from "./functions.ts";
import type { CountrySize } from "./size.ts";

interface Part {
  readonly assignment_id: string;
  readonly student_id: string;
}

/** What the calls of a load are about, drawn at random from the whole country. Calls take from the lists that change it. */
export interface Stock {
  readonly size: CountrySize;
  /** The daily boards of today and tomorrow. */
  readonly dailies: readonly { readonly game: string; readonly grid_id: string; readonly payload: string }[];
  /** Paid boards that wait to be finished. */
  readonly unfinished: {
    readonly user_id: string;
    readonly grid_id: string;
    readonly game: string;
    readonly payload: string;
  }[];
  /** People with carrots for any board. */
  readonly rich: string[];
  /**
   * Students with what they were set, and those of their tasks under way that have no answer: the last of the list is the first
   * task of somebody, and nobody's next one is near it.
   */
  readonly assignments: readonly Part[];
  readonly open: (Part & { readonly task: number })[];
  /** Assignments with their mentors and groups. */
  readonly set: readonly { readonly id: string; readonly mentor_id: string; readonly group_id: string }[];
  /** People of the provider of the load. */
  readonly subjects: readonly string[];
}

const SIGNING_IN = 2_000;
/** What the dearest board costs, in hundredths of a carrot, a few times. */
const MUCH = 1_000;

/** @param people so many are looked at for what is not everybody's */
export async function readStock(
  url: string,
  size: CountrySize,
  issuer: string,
  people: number,
  random: Random,
): Promise<Stock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async <Row>(query: string, ...values: readonly unknown[]): Promise<Row[]> =>
    (await client.query(query, [...values])).rows as Row[];
  const { accounts, mentors } = size;
  const some = Array.from({ length: people }, () => idOf(userKey(random.below(accounts))));
  const someMentors = Array.from({ length: people }, () => idOf(userKey(random.below(mentors))));
  const { key: today, ends } = calendarOf("Europe/Ljubljana").spanOf("daily", Date.now());
  const { key: tomorrow } = calendarOf("Europe/Ljubljana").spanOf("daily", ends);
  try {
    const signingIn = await read<{ subject: string }>(
      "update users set issuer = $1 where id = any($2) returning subject",
      issuer,
      some.slice(0, SIGNING_IN),
    );
    const rich = await read<{ user_id: string }>(
      "select user_id from credit_accounts where user_id = any($1) and balance >= $2",
      some,
      MUCH,
    );
    return {
      size,
      dailies: await read(
        "select game, grid_id, payload from periodic_boards where period = 'daily' and period_key = any($1)",
        [today, tomorrow],
      ),
      unfinished: await read(
        `select user_id, grid_id, game, payload from plays
          where user_id = any($1) and completed = 0 and period is null order by md5(grid_id)`,
        some,
      ),
      rich: rich.map((row) => row.user_id),
      assignments: await read(
        "select assignment_id, student_id from assignment_students where student_id = any($1) and tasks is not null",
        some,
      ),
      open: await read(
        `select assignment_id, assignment_students.student_id, task::int from assignment_students
            join assignments on assignments.id = assignment_id, generate_series(solved, num_tasks - 1) task
          where assignment_students.student_id = any($1) and tasks is not null and end_at > $2
          order by task desc, md5(assignment_id || assignment_students.student_id)`,
        some,
        ends,
      ),
      set: await read("select id, mentor_id, group_id from assignments where mentor_id = any($1)", someMentors),
      subjects: signingIn.map(({ subject }) => subject),
    };
  } finally {
    await client.end();
  }
}
