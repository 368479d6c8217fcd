import type { CountrySize } from "./size.ts";

const DAY_MS = 86_400_000;
const MEMBERS = 15;
/** Of them, those who answer everything, and those who open an assignment. */
const ANSWERING = 12;
const OPENING = 14;
/** Hundredths of a carrot: what the package `pro` asks for a group. */
const PRICE = 160;

interface Shape {
  /** The end of the last day, in ms since 1970. */
  readonly end: number;
  readonly plans: number;
  readonly draws: number;
  readonly tasks: number;
}

/** Of twenty assignments one is under way; a third of who opened it has answered half of it. */
export const fillMentorship = (
  { accounts, mentors, groups, assignments }: CountrySize,
  { end, plans, draws, tasks }: Shape,
): readonly string[] => [
  `insert into mentors (user_id, package, created_at) select id, 'pro', created_at from people where number < ${mentors}`,
  `create temp table school_groups as
  select number, pg_temp.id_of('group/' || number) as id, pg_temp.user_id(number % ${mentors}) as mentor_id
  from generate_series(0, ${groups - 1}) number`,
  `insert into student_groups (id, mentor_id, name, name_key, description, created_at)
  select id, mentor_id, 'Class ' || number, 'class ' || number, '', ${end} - 600 * ${DAY_MS}::bigint from school_groups`,
  `create temp table pupils as
  select number as class_no, id as group_id, mentor_id, place,
    pg_temp.user_id(${mentors} + (number * ${MEMBERS}::bigint + place) % ${accounts - mentors}) as student_id
  from school_groups, generate_series(0, ${MEMBERS - 1}) place`,
  `insert into group_members (group_id, student_id, added_at)
  select group_id, student_id, ${end} - 600 * ${DAY_MS}::bigint from pupils`,
  `insert into mentor_students (mentor_id, student_id, added_at)
  select distinct mentor_id, student_id, ${end} - 600 * ${DAY_MS}::bigint from pupils`,
  `create temp table tests as
  select number, pg_temp.id_of('assignment/' || number) as id, number % ${groups} as class_no, number % ${plans} as plan_no,
    number % 20 = 0 as running,
    case number % 20 when 0 then ${end} - (pg_temp.share(number, 11) * 3 * ${DAY_MS})::bigint
      else ${end} - ((8 + pg_temp.share(number, 11) * 580) * ${DAY_MS})::bigint end as start_at
  from generate_series(0, ${assignments - 1}) number`,
  `insert into assignments (id, mentor_id, published_by, group_id, name, description, message, start_at, end_at, plan, num_tasks,
    price, published_at)
  select tests.id, mentor_id, mentor_id, school_groups.id, 'Test ' || tests.number, '', '', start_at,
    case when running then ${end} + ((1 + tests.number / 20 % 5) * ${DAY_MS}::bigint) - 1 else start_at + 7 * ${DAY_MS}::bigint end,
    plan, ${tasks}, ${PRICE}, start_at
  from tests join school_groups on school_groups.number = class_no join draws on draws.plan_no = tests.plan_no and draw = 0`,
  `create temp table parts as
  select tests.id, tests.number, plan_no, student_id, place, place % ${draws} as draw, start_at, running, place < ${OPENING} as opened,
    case when running then case place % 3 when 0 then ${tasks / 2} else 0 end when place < ${ANSWERING} then ${tasks} else 0 end as solved
  from tests join pupils using (class_no)`,
  `insert into assignment_students (assignment_id, student_id, joined_at, tasks, solved, correct, opened_at, started_at, answered_at)
  select id, student_id, start_at, case when opened then tasks end, solved,
    (select count(*) from generate_series(0, solved - 1) task where pg_temp.share((number * 100 + place) * 100 + task, 12) < 0.8),
    case when opened then start_at + 3600000 end, case when solved > 0 then start_at + 3600000 end,
    case when solved > 0 then start_at + 3600000 + solved * 20000 end
  from parts join draws using (plan_no, draw)`,
  `insert into assignment_answers (assignment_id, student_id, task, selected, typed, correct, mistake, answered_at, learned)
  select id, student_id, task, case when correct then choice else wrong end, null, correct::int,
    case when not correct then mistake end, start_at + 3620000 + task * 20000, (not running)::int
  from (
    select parts.*, task, choice, wrong, mistake, pg_temp.share((number * 100 + place) * 100 + task, 12) < 0.8 as correct
    from parts join draw_answers using (plan_no, draw) where task < solved
  ) as answers`,
  `create temp table assignment_movements as
  select people.number, id as user_id, created_at + 1 as at, 2000::bigint as amount, 'admin' as reason, 'admins' as counter,
    null::text as reference from people where people.number < ${mentors}
  union all
  select class_no % ${mentors}, pg_temp.user_id(class_no % ${mentors}), start_at, -${PRICE}, 'assignment', 'assignments', id from tests`,
];
