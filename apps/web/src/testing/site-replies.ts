import type { Settings } from "@karota/contract/admin/settings.ts";
import { PACKAGES } from "@karota/contract/mentorship/mentorship.ts";
import { STORED_DATA } from "@karota/contract/service/stored-data.ts";
import type { User } from "@karota/contract/users/user.ts";

const TIME = "2026-11-22T00:00:00+01:00";
const PERIOD = {
  options: { level: "normal" },
  ends: TIME,
  started: false,
  completed: false,
  progress: null,
  seconds: 0,
};
const OVERVIEW = {
  today: "2026-11-21",
  day_ends: TIME,
  week_ends: TIME,
  games: [{ game: "sudoku", active: true, daily: PERIOD, weekly: PERIOD }],
  unfinished: [],
  played: [],
  days: ["15", "16", "17", "18", "19", "20", "21"].map((day) => ({ day: `2026-11-${day}`, played: false })),
};
/** An account that has bought nothing. */
export const USER: User = {
  id: "11111111-1111-4111-8111-111111111111",
  name: "Maja Žagar",
  email: "maja@example.com",
  unique_code: "ABCD2345",
  unique_code_expires: TIME,
  address: "",
  post_number: "",
  post: "",
  country: "",
  company: "",
  vat_id: "",
  language: null,
  settings: {},
  pupil: false,
  roles: [],
  credit_amount: 12.5,
  new_user: false,
};
const PERSON = { id: USER.id, name: USER.name, email: USER.email, roles: [], state: "active", credit_amount: 12.5 };

/** Replies, by path, of a site where a start and the factor of an assignment cost so many carrots. */
export function repliesOf(price: number): Readonly<Record<string, object>> {
  const packages: Settings["packages"] = PACKAGES.map((name) => ({
    name,
    maxGroups: 1,
    maxStudents: 10,
    maxStudentsPerGroup: 10,
    maxGroupAssignmentsPerWeek: 2,
    maxStudentAssignmentsPerWeek: 10,
    priceFactor: price,
  }));
  const settings: Settings = {
    banner: null,
    sign_up: true,
    carrot_cents: 10,
    prices: { quiz10: price, quiz20: price, quiz40: price, leisure: price, leisureLarge: price },
    closed_games: [],
    closed_providers: [],
    packages,
    limits: { person_requests: 3000, address_requests: 3000, sign_ins: 300, contact_messages: 3, code_tries: 10 },
    retention: { unused_months: 24, warn_days: 30, log_days: 90, audit_months: 24, moves_months: 12 },
  };
  const described = packages.map((one) => ({
    ...one,
    groupAssignmentPrice: 10 * price,
    studentAssignmentPrice: price,
  }));
  const ofCarrots = ["billing", "carrots", "invoices"];
  const rows = STORED_DATA.filter((id) => price > 0 || !ofCarrots.includes(id));
  return {
    "aaa/providers": { providers: [], saml: [] },
    "service/about": { registered_users: 3, active_games: 36, completed_games: 5 },
    "service/operator": { local: true, operator: null, carrots: price > 0, seller: null },
    "service/stored-data": { rows: rows.map((id) => ({ id, basis: "contract", span: { months: 24, days: 30 } })) },
    "games/info/sudoku": {
      game: "sudoku",
      active: true,
      fields: [{ name: "level", kind: "choice", values: ["easy", "normal"] }],
      presets: ["easy", "normal"].map((level) => ({ options: { level }, price, price_cents: 10 * price })),
      daily: PERIOD,
      weekly: PERIOD,
      unfinished: [],
    },
    "games/overview": OVERVIEW,
    "learning/progress": {
      today: "2026-11-21",
      days: [],
      skills: [],
      garden: [],
      total: { days: 0, boards: 0, right: 0, wrong: 0, seconds: 0 },
      row: { current: 0, longest: 0 },
      review: { due: 0, waiting: 0, mended: 0, next: null },
    },
    credits: { credit_amount: 12.5, entries: [], next: null },
    "credits/balances": { days: [], reasons: [] },
    "assignments/myAssignments": { assignments: [] },
    "assignments/group/every": { assignments: [] },
    "lessons/running": { own: null, lessons: [] },
    "mentorship/packages": { packages: described },
    "mentorship/info": {
      package: described[0],
      usage: {
        students: 9,
        groups: 1,
        largestGroup: 9,
        groupAssignmentsThisWeek: 2,
        studentAssignmentsThisWeek: 0,
      },
      oneMore: { student: null, group: "essential", studentAssignment: null, groupAssignment: "essential" },
      down: null,
      changes: [],
    },
    "mentorship/students": { students: [] },
    "mentorship/groups": { groups: [] },
    "mentorship/mentors": { mentors: [], requests: [] },
    users: USER,
    payments: { purchases: [] },
    "admin/settings/versions": { providers: [], versions: [{ version: 0, settings, changed_by: null, changed: null }] },
    "admin/users/search": { people: [{ ...PERSON, last_login: TIME, created: TIME }], total: 1, page: 1 },
  };
}
