import pg from "pg";
import { calendarOf } from "@karota/server/calendar.ts";
import { FUNCTIONS } from "./functions.ts";
import { withBareTables } from "./bare-tables.ts";
import { fillMentorship } from "./fill-mentorship.ts";
import { DRAWS, sampleBoards, sampleTasks, TASKS } from "./samples.ts";
import { DAYS, type CountrySize } from "./size.ts";

const ZONE = "Europe/Ljubljana";
const DAY_MS = 86_400_000;

const FIRST_NAMES =
  "Ana Luka Eva Jan Nika Tim Zala Filip Maja Mark Sara Jakob Ema Nik Lara David Neza Anže Julija Oskar";
const LAST_NAMES = "Novak Horvat Kranjc Zupan Kos Golob Vidmar Bizjak Turk Hribar Rozman Kotnik Mlakar Oblak Zajc Pirc";

const textArray = (words: string) => `'{${words.split(" ").join()}}'::text[]`;

/**
 * People by how much they play: of twenty, eight have 2 boards, eight 10, three 50 and one 154, which makes 20 on average.
 * Those who play more have been here longer and come more often; mentors were here before their groups.
 */
const PEOPLE = ({ accounts, mentors }: CountrySize, end: number) => `
  create temp table people as
  select number, pg_temp.user_id(number) as id, boards, created_at,
    greatest(created_at + 60000, ${end} - (away * (${end} - created_at))::bigint) as last_login_at
  from (
    select number, boards, away, ${end} - ((youngest + pg_temp.share(number, 1) * (${DAYS} - youngest)) * ${DAY_MS})::bigint as created_at
    from (
      select number,
        case when kind < 8 then 2 when kind < 16 then 10 when kind < 19 then 50 else 154 end as boards,
        case when number < ${mentors} then 620 when kind < 8 then 1 when kind < 16 then 30 when kind < 19 then 150 else 400 end
          as youngest,
        case when kind < 8 then pg_temp.share(number, 2) when kind < 16 then pg_temp.share(number, 2) ^ 2
          else pg_temp.share(number, 2) ^ 4 / 2 end as away
      from (select number, number % 20 as kind from generate_series(0, ${accounts - 1}) number) as numbers
    ) as kinds
  ) as dates`;

/** One board in five is paid, one in ten weekly, the others daily; nine in ten are completed. */
const PLAYED = (games: number) => `
  create temp table played as
  select number, id as user_id, nth, at, game_no, kind, case kind when 'daily' then 0 when 'weekly' then 1 else nth % 2 end as variant,
    case kind when 'daily' then pg_temp.day_of(at) when 'weekly' then pg_temp.week_of(at) end as period_key,
    pg_temp.share(number * 1000 + nth, 4) < 0.9 as completed,
    60 + (pg_temp.share(number * 1000 + nth, 5) * 600)::bigint as seconds
  from (
    select people.number, id, nth, (people.number * 7 + nth) % ${games} as game_no,
      created_at + 2 + ((nth + pg_temp.share(people.number * 1000 + nth, 6)) / boards
        * (last_login_at - created_at - 2))::bigint as at,
      case when pg_temp.share(people.number * 1000 + nth, 3) < 0.2 then 'paid'
        when pg_temp.share(people.number * 1000 + nth, 3) < 0.3 then 'weekly' else 'daily' end as kind
    from people, generate_series(0, boards - 1) nth
  ) as boards`;

const PERIODIC_ID = "pg_temp.id_of(kind || '/' || game || '/' || language || '/' || period_key)";
const GRID_ID = `case kind when 'paid' then pg_temp.id_of('paid/' || number || '/' || nth) else ${PERIODIC_ID} end`;

/** About noon of every day, also where clocks change. */
const noons = (end: number, daysAhead: number) =>
  `generate_series(${end - (DAYS + 1) * DAY_MS + DAY_MS / 2}, ${end + daysAhead * DAY_MS}, ${DAY_MS}) at`;

/**
 * The boards of the past in the one language in which they were played, those of the running and the next day and week in all
 * languages (with the same words), so that servers have none to make at their start.
 */
const PERIODIC = (end: number) => `
  insert into periodic_boards (grid_id, game, period, period_key, language, options, payload, created_at)
  select ${PERIODIC_ID}, game, kind, period_key, language,
    case language when '' then options else jsonb_set(options::jsonb, '{language}', to_jsonb(language))::text end, untouched,
    least(at, ${end})
  from (
    select kind, variant, period_key, at, game, options, untouched, other as language
    from (
      select 'daily' as kind, 0 as variant, pg_temp.day_of(at) as period_key, at from ${noons(end, 2)}
      union all
      select 'weekly', 1, pg_temp.week_of(at), max(at) from ${noons(end, 7)} group by 3
    ) as spans join boards using (variant),
      unnest(case when language = '' or at < ${end} then array[language] else '{sl,en,de}' end) other
  ) as made`;

/** In the order of time, as a site writes them: a person's boards lie far from each other. */
const PLAYS = (movesBefore: number) => `
  insert into plays (user_id, grid_id, game, period, period_key, options, payload, completed, revision, done, total, seconds,
    hints, started_at, saved_at, completed_at, first_answers, watched, timed, trimmed)
  select user_id, ${GRID_ID}, game, nullif(kind, 'paid'), period_key, options,
    case when not completed then begun when at < ${movesBefore} then '' else finished end,
    completed::int, case when completed then total else begun_done end + 1, case when completed then total else begun_done end,
    total, seconds, nth % 3, at, at + seconds * 1000, case when completed then at + seconds * 1000 end,
    case when completed then finished_answers else begun_answers end, seconds * 1000,
    case when completed and nth % 4 > 0 then seconds end, (completed and at < ${movesBefore})::int
  from (select * from played order by at, number, nth) as played join boards using (game_no, variant)`;

const LEARNING = (end: number) => [
  `insert into play_days (user_id, day, game, boards, right_answers, wrong_answers, seconds, reached)
  select user_id, pg_temp.day_of(at), game, count(*) filter (where completed),
    sum(length(case when completed then finished_answers else begun_answers end)
      - length(replace(case when completed then finished_answers else begun_answers end, '1', ''))), 0, sum(seconds), 0
  from played join boards using (game_no, variant) group by 1, 2, 3`,
  `insert into skill_levels (user_id, game, skill, strength, level, day, answered_at, right_answers, wrong_answers, right_days,
    right_on, ability)
  select user_id, game, skill, least(1000, 150 + 90 * times), least(5, times), last / ${DAY_MS}, last, 3 * times, times / 3,
    least(3, times), last / ${DAY_MS}, 40 * least(5, times)
  from (select user_id, game_no, count(*) as times, max(at) as last from played group by 1, 2) as games
    join boards on boards.game_no = games.game_no and variant = 0, unnest(skills[:3]) skill`,
  // A mistake with every tenth quiz.
  `insert into review_items (user_id, game, question, skill, difficulty, grid_id, task_id, payload, step, due, made_at)
  select distinct on (user_id, game) user_id, game, question, skills[1], 'easy', ${GRID_ID}, '1', task, nth % 5,
    at / ${DAY_MS} + 1 + nth % 30, at
  from played join boards using (game_no, variant)
  where question is not null and at > ${end} - 365 * ${DAY_MS}::bigint and pg_temp.share(number * 1000 + nth, 7) < 0.1
  order by user_id, game, nth`,
];

const REPLIES = (end: number) => `
  insert into idempotency_keys (user_id, key, request_hash, status, answer, created_at)
  select user_id, pg_temp.id_of('key/' || number || '/' || nth), md5(number::text) || md5(nth::text), 200, untouched, at
  from played join boards using (game_no, variant)
  where kind = 'paid' and at > ${end} - 30 * ${DAY_MS}::bigint`;

/**
 * Whoever paid for more boards than the welcome carrots reach has more carrots: a third of these people bought them, the
 * others got them from an admin. Mentors pay for their assignments of what admins gave them.
 */
const LEDGER = [
  `create temp table movements as
  with paid as (
    select number, user_id, at, -price as amount, 'game' as reason, 'games' as counter, ${GRID_ID} as reference
      from played join boards using (game_no, variant) where kind = 'paid'
  ), costs as (
    select number, user_id, -sum(amount) - 500 as missing from paid group by 1, 2 having -sum(amount) > 500
  )
  select number, id as user_id, created_at as at, 500::bigint as amount, 'first_login' as reason, 'grants' as counter,
    null as reference from people
  union all
  select costs.number, user_id, created_at + 1, least(1000, greatest(10, ceil(missing / 1000.0) * 10))::bigint * 100,
    case costs.number % 3 when 0 then 'purchase' else 'admin' end, case costs.number % 3 when 0 then 'sales' else 'admins' end,
    case costs.number % 3 when 0 then pg_temp.id_of('purchase/' || costs.number) end
    from costs join people using (number)
  union all select * from paid
  union all select * from assignment_movements`,
  `create temp table balances as
  select *, row_number() over (order by at, number, amount desc, reference) as nth,
    sum(amount) over (partition by number order by at, amount desc, reference) as balance from movements`,
  `insert into ledger_entries (movement_id, account, amount, balance_after, reason, reference, created_at)
  select pg_temp.id_of('movement/' || nth), account, side, after, reason, reference, at from balances,
    lateral (values ('user:' || user_id, amount, balance), (counter, -amount, null)) sides (account, side, after)
  order by nth`,
  `insert into credit_accounts (user_id, balance) select user_id, sum(amount) from movements group by 1`,
  `insert into purchases (id, user_id, provider, provider_ref, reference, status, credits, price_cents, net_cents, vat_cents,
    vat_rate, buyer, language, created_at, expires_at, paid_at, approved_at, refund_sent_at, refunded_cents, refunded_amount)
  select reference, user_id, 'sandbox', reference, number::text, 'paid', amount / 100, amount / 10, amount / 10 - amount / 55,
    amount / 55, 2200, '{}', 'sl', at, at + ${DAY_MS}, at, at, null, 0, 0 from movements where reason = 'purchase'`,
];

const USERS = (mentors: number, end: number) => [
  `insert into users (id, issuer, subject, name, name_key, email, email_verified, address, post_number, post, country, company,
    vat_id, language, settings, roles, barred_roles, unique_code, unique_code_expires, previous_code, blocked, tokens_from,
    created_at, last_login_at, sign_in_language)
  select id, 'https://id.example', 'subject-' || number, name, lower(replace(name, 'ž', 'z')), 'p' || number || '@example.com', 1,
    '', '', '', '', '', '', null,
    case when number % 10 = 0 then '{"mails":{"due_tomorrow":true,"weekly_digest":true}}' else '{}' end,
    case when number < ${mentors} then '["mentor"]' else '[]' end, '[]',
    upper(lpad(to_hex(number::bigint * 2654435761 % 4294967296), 8, '0')), last_login_at + ${DAY_MS}, null, 0, 0, created_at,
    last_login_at, 'sl'
  from (select *, (${textArray(FIRST_NAMES)})[1 + number % 20] || ' ' || (${textArray(LAST_NAMES)})[1 + number / 20 % 16] as name
    from people) as named order by created_at`,
  `insert into tokens (id, user_id, used_at, ended, expires_at)
  select pg_temp.id_of('token/' || number), id, last_login_at, 0, last_login_at + ${DAY_MS / 2} from people
  where last_login_at > ${end - DAY_MS / 2}`,
];

/** Fills the empty, migrated schema of an address; what it prints are durations. */
export async function fillCountry(url: string, size: CountrySize, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await work();
    say(`  ${what.padEnd(22)} ${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s`);
  };
  const run = (what: string, ...statements: readonly string[]) =>
    timed(what, async () => {
      for (const statement of statements) await client.query(statement);
    });
  try {
    const calendar = calendarOf(ZONE);
    const end = calendar.spanOf("daily", Date.now()).starts;
    await client.query("set work_mem = '256MB'; set maintenance_work_mem = '512MB'");
    await client.query(FUNCTIONS);
    const boards = await sampleBoards();
    const tasks = await sampleTasks();
    const records = (rows: readonly unknown[], table: string, columns: string) =>
      client.query(`create temp table ${table} as select * from jsonb_to_recordset($1) as rows(${columns})`, [
        JSON.stringify(rows),
      ]);
    await records(
      boards,
      "boards",
      `game_no int, game text, variant int, language text, options text, price bigint, total bigint, untouched text,
        begun text, begun_done bigint, begun_answers text, finished text, finished_answers text, skills text[],
        question text, task text`,
    );
    const draws = tasks.flatMap((list, plan_no) => list.map((one, draw) => ({ ...one, plan_no, draw })));
    await records(draws, "draws", "plan_no int, draw int, plan text, tasks text");
    await records(
      draws.flatMap(({ answers, plan_no, draw }) => answers.map((one, task) => ({ ...one, plan_no, draw, task }))),
      "draw_answers",
      "plan_no int, draw int, task int, choice int, wrong int, mistake text",
    );
    const games = new Set(boards.map(({ game }) => game)).size;
    await withBareTables(
      client,
      async () => {
        await run("people", PEOPLE(size, end), ...USERS(size.mentors, end), "analyze people");
        await run("drawing boards", PLAYED(games), "analyze played");
        await run("boards of periods", PERIODIC(end));
        await run("boards played", PLAYS(calendar.monthsBefore(end, 12)));
        await run("learning", ...LEARNING(end));
        await run("replies", REPLIES(end));
        await run(
          "groups, assignments",
          ...fillMentorship(size, { end, plans: tasks.length, draws: DRAWS, tasks: TASKS }),
        );
        await run("ledger", ...LEDGER);
      },
      timed,
    );
    await run("vacuum, analyze", "vacuum analyze");
  } finally {
    await client.end();
  }
}
