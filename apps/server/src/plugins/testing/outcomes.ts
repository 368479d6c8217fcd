/*
 * Who may do what with whose things: every call of the API, with valid bodies (`requests.ts`), on the things of the
 * student and the mentor of a prepared class (`prepared-classroom.ts`), and what each of eight people gets for it.
 */

export const ACTORS = [
  "visitor",
  "student",
  "otherStudent",
  "mentor",
  "otherMentor",
  "former",
  "blocked",
  "admin",
] as const;
export type ActorName = (typeof ACTORS)[number];

/** The outcomes in the table: the status and the code. */
export const MEANINGS: Readonly<Record<string, readonly [status: number, code: string | null]>> = {
  ok: [200, null],
  /** The login page, which says what has failed. */
  page: [303, null],
  /** The caller is not signed in. */
  token: [401, "E-AUTH-MISSING_HEADER"],
  /** The token of a blocked person. */
  ended: [401, "E-AUTH-NO_USER"],
  mentors: [403, "E-MENTORSHIP-NOT_A_MENTOR"],
  admins: [403, "E-KAROTA-FORBIDDEN"],
  none: [404, "E-KAROTA-NOT_FOUND"],
  nobody: [404, "E-MENTORSHIP-USER_NOT_A_STUDENT"],
  no_group: [404, "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"],
  /** Who has not asked to join, for a group of one's own. */
  no_request: [404, "E-MENTORSHIP-JOIN_REQUEST_GONE"],
  /** What only the owner of a group does, for a colleague; and what nobody has asked a mentor. */
  not_owner: [403, "E-MENTORSHIP-NOT_THE_OWNER"],
  gone: [404, "E-MENTORSHIP-INVITATION_GONE"],
  /** A join link by which nobody can come; its mentor's own; one that was never made. */
  off: [410, "E-MENTORSHIP-JOIN_LINK_OFF"],
  own: [409, "E-MENTORSHIP-OWN_JOIN_LINK"],
  unknown: [404, "E-MENTORSHIP-JOIN_LINK_UNKNOWN"],
  /** A class of which the school's provider has told the mentor nothing. */
  no_school: [404, "E-MENTORSHIP-SCHOOL_CLASS_UNKNOWN"],
  /** Another mentor's student, for a group of one's own. */
  strange: [400, "E-MENTORSHIP-SOME_USERS_NOT_STUDENTS"],
  /** A pupil of another class, for a group of one's own; a card, a class code that nobody has. */
  no_pupil: [404, "E-CLASS-PUPIL_GONE"],
  no_card: [404, "E-CLASS-CARD_UNKNOWN"],
  no_class: [404, "E-CLASS-CODE_UNKNOWN"],
  /** What pupils with class cards may not do. */
  pupils: [403, "E-CLASS-NOT_FOR_PUPILS"],
  /** One's own board by its link; the link of a board that nobody shares any more; one that was never made. */
  own_board: [409, "E-SHARE-OWN_BOARD"],
  unshared: [410, "E-SHARE-ENDED"],
  no_link: [404, "E-SHARE-UNKNOWN"],
  /** Progress in a race that has not started. */
  no_race: [409, "E-RACE-NOT_RUNNING"],
  /** The code of a lesson that is over; a step in it; an answer to what is not asked any more. */
  no_code: [404, "E-LESSON-CODE_UNKNOWN"],
  no_more: [410, "E-LESSON-OVER"],
  late: [409, "E-KAROTA-OLD_VALUES"],
  /** Too late, or for who has left: what was theirs may still be read. */
  over: [410, "E-KAROTA-PERIOD_OVER"],
};

/** `{name}` is a thing of the prepared class; what follows `#` is not sent, but names another body. */
const TABLE = `
call                                                   visitor  student  other    mentor   other    former   blocked  admin
                                                                         student           mentor
GET    aaa/providers                                   ok       ok       ok       ok       ok       ok       ended    ok
GET    aaa/providers/school                            ok       ok       ok       ok       ok       ok       ended    ok
POST   aaa/login-start                                 ok       ok       ok       ok       ok       ok       ended    ok
POST   aaa/login-school-oauth2                         ok       ok       ok       ok       ok       ok       ended    ok
GET    aaa/saml/other/schools                          none     none     none     none     none     none     ended    none
POST   aaa/saml/other/start                            none     none     none     none     none     none     ended    none
POST   aaa/saml/other/acs                              page     none     none     none     none     none     ended    none
POST   aaa/saml/other/finish                           none     none     none     none     none     none     ended    none
GET    aaa/saml/other/metadata                         none     none     none     none     none     none     ended    none
GET    aaa/saml/other/slo                              page     none     none     none     none     none     ended    none
POST   aaa/logout                                      token    ok       ok       ok       ok       ok       ended    ok
GET    users                                           token    ok       ok       ok       ok       ok       ended    ok
PUT    users                                           token    ok       ok       ok       ok       ok       ended    ok
PUT    users/settings                                  token    ok       ok       ok       ok       ok       ended    ok
PUT    users/clean                                     token    ok       ok       ok       ok       ok       ended    ok
GET    users/export                                    token    ok       ok       ok       ok       ok       ended    ok
GET    users/session                                   token    ok       ok       ok       ok       ok       ended    ok
POST   users/session                                   token    ok       ok       ok       ok       ok       ended    ok
DELETE users/{student}                                 token    ok       none     none     none     none     ended    ok
GET    users/unsubscribe?{unsubscribe}                 ok       ok       ok       ok       ok       ok       ended    ok
POST   users/unsubscribe?{unsubscribe}                 ok       ok       ok       ok       ok       ok       ended    ok
GET    users/unsubscribe?{forged}                      none     none     none     none     none     none     ended    none
POST   users/unsubscribe?{forged}                      none     none     none     none     none     none     ended    none
POST   admin/users/search                              token    admins   admins   admins   admins   admins   ended    ok
GET    admin/users/{student}                           token    admins   admins   admins   admins   admins   ended    ok
POST   admin/users/{student}/roles                     token    admins   admins   admins   admins   admins   ended    ok
POST   admin/users/{student}/carrots                   token    admins   admins   admins   admins   admins   ended    ok
POST   admin/users/{student}/block                     token    admins   admins   admins   admins   admins   ended    ok
GET    credits                                         token    ok       ok       ok       ok       ok       ended    ok
GET    credits/balances                                token    ok       ok       ok       ok       ok       ended    ok
GET    games/daily-boards                              ok       ok       ok       ok       ok       ok       ended    ok
GET    games/overview                                  ok       ok       ok       ok       ok       ok       ended    ok
GET    games/info/addition                             ok       ok       ok       ok       ok       ok       ended    ok
GET    games/addition/periodic/daily                   ok       ok       ok       ok       ok       ok       ended    ok
GET    games/addition/periodic/daily/pdf               ok       ok       ok       ok       ok       ok       ended    ok
GET    games/addition/{board}                          token    ok       none     none     none     none     ended    none
GET    games/subtraction/{board}                       token    none     none     none     none     none     ended    none
GET    games/addition/{board}/pdf                      token    ok       none     none     none     none     ended    none
POST   games/print                                     token    ok       none     none     none     none     ended    none
POST   games/book                                      token    ok       ok       ok       ok       ok       ended    ok
POST   games/addition/create                           token    ok       ok       ok       ok       ok       ended    ok
POST   games/addition/update                           token    ok       none     none     none     none     ended    none
POST   games/user_addition_daily                       token    ok       ok       ok       ok       ok       ended    ok
POST   games/addition/{board}/share                    token    ok       none     none     none     none     ended    none
PUT    games/addition/{mistaken}/share                 token    ok       none     none     none     none     ended    none
DELETE games/addition/{mistaken}/share                 token    ok       none     none     none     none     ended    none
POST   shared-boards/open                              ok       ok       ok       ok       ok       ok       ended    ok
POST   shared-boards/open#ended                        unshared unshared unshared unshared unshared unshared ended    unshared
POST   shared-boards/times/open                        token    ok       ok       ok       ok       ok       ended    ok
POST   shared-boards/times/open#ended                  token    unshared unshared unshared unshared unshared ended    unshared
POST   shared-boards/times                             token    own_board ok      ok       ok       ok       ended    ok
POST   shared-boards/times/withdraw                    token    ok       ok       ok       ok       ok       ended    ok
POST   shared-boards/open#guessed                      no_link  no_link  no_link  no_link  no_link  no_link  ended    no_link
POST   shared-boards/race/open                         token    ok       ok       ok       ok       ok       ended    ok
POST   shared-boards/race/open#ended                   token    unshared unshared unshared unshared unshared ended    unshared
POST   shared-boards/race/begin                        token    ok       none     none     none     none     ended    none
POST   shared-boards/race/join                         token    ok       ok       ok       ok       ok       ended    ok
GET    races/{race}                                    token    ok       none     none     none     none     ended    none
GET    races/{race}/events                             token    ok       none     none     none     none     ended    none
POST   races/{race}/start                              token    ok       none     none     none     none     ended    none
POST   races/{race}/progress                           token    no_race  none     none     none     none     ended    none
POST   races/{runningRace}/progress                    token    ok       none     none     none     none     ended    none
POST   races/{runningRace}/leave                       token    ok       none     none     none     none     ended    none
GET    races/{runningRace}                             token    ok       none     none     none     none     ended    none
GET    learning/progress                               token    ok       ok       ok       ok       ok       ended    ok
GET    learning/statistics                             token    ok       ok       ok       ok       ok       ended    ok
GET    learning/review                                 token    ok       ok       ok       ok       ok       ended    ok
POST   learning/review                                 token    ok       none     none     none     none     ended    none
GET    learning/practice                               token    ok       ok       ok       ok       ok       ended    ok
POST   learning/practice                               token    ok       ok       ok       ok       ok       ended    ok
POST   learning/practice/{practice}                    token    ok       none     none     none     none     ended    none
GET    prices/info                                     ok       ok       ok       ok       ok       ok       ended    ok
GET    payments                                        token    ok       ok       ok       ok       ok       ended    ok
POST   payments/intent                                 token    ok       ok       ok       ok       ok       ended    ok
POST   payments/intent#a-press-again                   token    ok       ok       ok       ok       ok       ended    ok
POST   payments/approve                                token    ok       none     none     none     none     ended    none
POST   payments/{paid}/withdraw                        token    ok       none     none     none     none     ended    none
GET    payments/{paid}/invoice                         token    ok       none     none     none     none     ended    ok
GET    payments/{paid}/invoice.xml                     token    ok       none     none     none     none     ended    ok
GET    payments/{open}/invoice                         token    ok       none     none     none     none     ended    ok
GET    payments/{returned}/credit-note                 token    ok       none     none     none     none     ended    ok
GET    payments/{returned}/credit-note.xml             token    ok       none     none     none     none     ended    ok
POST   payments/{open}/paid                            token    admins   admins   admins   admins   admins   ended    ok
POST   payments/{returned}/refund-sent                 token    admins   admins   admins   admins   admins   ended    ok
GET    payments/transfers                              token    admins   admins   admins   admins   admins   ended    ok
POST   payments/statements                             token    admins   admins   admins   admins   admins   ended    ok
POST   payments/webhook/sandbox                        ok       ok       ok       ok       ok       ok       ended    ok
GET    mentorship/packages                             ok       ok       ok       ok       ok       ok       ended    ok
POST   mentorship/members                              token    ok       ok       ok       ok       ok       ended    ok
GET    mentorship/info                                 token    mentors  mentors  ok       ok       mentors  ended    ok
GET    mentorship/mentors                              token    ok       ok       ok       ok       ok       ended    ok
DELETE mentorship/mentors/{mentor}                     token    ok       none     none     none     none     ended    none
GET    mentorship/students                             token    mentors  mentors  ok       ok       mentors  ended    ok
POST   mentorship/students                             token    mentors  mentors  ok       ok       mentors  ended    ok
GET    mentorship/students/{student}                   token    mentors  mentors  ok       nobody   mentors  ended    nobody
DELETE mentorship/students/{student}                   token    mentors  mentors  ok       nobody   mentors  ended    nobody
GET    mentorship/students/{former}                    token    mentors  mentors  nobody   nobody   mentors  ended    nobody
GET    mentorship/groups                               token    mentors  mentors  ok       ok       mentors  ended    ok
POST   mentorship/groups                               token    mentors  mentors  ok       no_group mentors  ended    no_group
GET    mentorship/groups/{group}                       token    mentors  mentors  ok       no_group mentors  ended    no_group
GET    mentorship/groups/{group}/grades                token    mentors  mentors  ok       no_group mentors  ended    no_group
GET    mentorship/groups/{group}/report                token    mentors  mentors  ok       no_group mentors  ended    no_group
GET    mentorship/groups/{group}/report/pdf            token    mentors  mentors  ok       no_group mentors  ended    no_group
PUT    mentorship/groups/{group}                       token    mentors  mentors  ok       no_group mentors  ended    no_group
DELETE mentorship/groups/{group}?pupils=erase          token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   mentorship/groups/{group}/members               token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   mentorship/groups/{otherGroup}/members          token    mentors  mentors  no_group strange  mentors  ended    no_group
DELETE mentorship/groups/{group}/members/{student}     token    mentors  mentors  ok       no_group mentors  ended    no_group
DELETE mentorship/groups/{group}/members/{former}      token    mentors  mentors  nobody   no_group mentors  ended    no_group
DELETE mentorship/groups/{otherGroup}/members/{student} token   mentors  mentors  no_group nobody   mentors  ended    no_group
GET    mentorship/groups/{group}/join-link             token    mentors  mentors  ok       no_group mentors  ended    no_group
PUT    mentorship/groups/{group}/join-link             token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   mentorship/groups/{group}/join-link/renew       token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   mentorship/groups/{group}/join-requests/approve token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   mentorship/groups/{group}/join-requests/refuse  token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   mentorship/groups/{otherGroup}/join-requests/approve token mentors mentors no_group no_request mentors ended   no_group
GET    mentorship/groups/{group}/colleagues            token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   mentorship/groups/{group}/colleagues            token    mentors  mentors  ok       no_group mentors  ended    no_group
DELETE mentorship/groups/{group}/colleagues/{colleague} token   mentors  mentors  ok       no_group mentors  ended    no_group
PUT    mentorship/groups/{group}/hand-over             token    mentors  mentors  ok       no_group mentors  ended    no_group
GET    mentorship/groups/{group}/log                   token    mentors  mentors  ok       no_group mentors  ended    no_group
GET    mentorship/invitations                          token    mentors  mentors  ok       ok       mentors  ended    ok
POST   mentorship/invitations/{invitedInto}            token    mentors  mentors  ok       gone     mentors  ended    gone
POST   mentorship/invitations/{group}                  token    mentors  mentors  gone     gone     mentors  ended    gone
GET    mentorship/school-classes                       token    mentors  mentors  ok       ok       mentors  ended    ok
POST   mentorship/school-classes                       token    mentors  mentors  ok       no_school mentors ended    no_school
POST   mentorship/join/open                            token    ok       ok       ok       ok       ok       ended    ok
POST   mentorship/join/open#switched-off               token    ok       off      own      off      off      ended    off
POST   mentorship/join/open#guessed                    token    unknown  unknown  unknown  unknown  unknown  ended    unknown
POST   mentorship/join                                 token    ok       ok       ok       ok       ok       ended    ok
POST   mentorship/join#switched-off                    token    ok       off      own      off      off      ended    off
POST   mentorship/join/withdraw                        token    ok       ok       ok       ok       ok       ended    ok
GET    classes/mine                                    token    ok       ok       ok       ok       ok       ended    ok
GET    classes/{group}                                 token    mentors  mentors  ok       no_group mentors  ended    no_group
PUT    classes/{group}                                 token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   classes/{group}/pupils                          token    mentors  mentors  ok       no_group mentors  ended    no_group
PUT    classes/{group}/pupils/{pupil}                  token    mentors  mentors  ok       no_group mentors  ended    no_group
PUT    classes/{otherGroup}/pupils/{pupil}             token    mentors  mentors  no_group no_pupil mentors  ended    no_group
POST   classes/{group}/pupils/{pupil}/unlock           token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   classes/{otherGroup}/pupils/{pupil}/unlock      token    mentors  mentors  no_group no_pupil mentors  ended    no_group
DELETE classes/{group}/pupils/{pupil}                  token    mentors  mentors  ok       no_group mentors  ended    no_group
DELETE classes/{otherGroup}/pupils/{pupil}             token    mentors  mentors  no_group no_pupil mentors  ended    no_group
POST   classes/{group}/cards                           token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   classes/{otherGroup}/cards                      token    mentors  mentors  no_group no_pupil mentors  ended    no_group
POST   classes/{group}/cards/print                     token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   classes/{otherGroup}/cards/print                token    mentors  mentors  no_group no_pupil mentors  ended    no_group
POST   classes/card                                    ok       ok       ok       ok       ok       ok       ended    ok
POST   classes/card#guessed                            no_card  no_card  no_card  no_card  no_card  no_card  ended    no_card
POST   classes/names                                   ok       ok       ok       ok       ok       ok       ended    ok
POST   classes/names#guessed                           no_class no_class no_class no_class no_class no_class ended    no_class
POST   classes/sign-in                                 ok       ok       ok       ok       ok       ok       ended    ok
GET    assignments/price                               token    mentors  mentors  ok       ok       mentors  ended    ok
GET    assignments/usual-times                         token    mentors  mentors  ok       ok       mentors  ended    ok
GET    assignments/new-answers                         token    mentors  mentors  ok       ok       mentors  ended    ok
GET    assignments/group/{group}                       token    mentors  mentors  ok       no_group mentors  ended    no_group
GET    assignments/student/{student}                   token    mentors  mentors  ok       nobody   mentors  ended    nobody
GET    assignments/student/{former}                    token    mentors  mentors  nobody   nobody   mentors  ended    nobody
GET    assignments/student/former                      token    mentors  mentors  ok       ok       mentors  ended    ok
GET    assignments/{running}                           token    mentors  mentors  ok       none     mentors  ended    none
GET    assignments/{single}                            token    mentors  mentors  ok       none     mentors  ended    none
GET    assignments/{running}/typed/3                   token    mentors  mentors  ok       none     mentors  ended    none
GET    assignments/{single}/typed/0                    token    mentors  mentors  ok       none     mentors  ended    none
POST   assignments                                     token    mentors  mentors  ok       no_group mentors  ended    no_group
POST   assignments#of-a-student                        token    mentors  mentors  ok       nobody   mentors  ended    nobody
PUT    assignments/{running}                           token    mentors  mentors  ok       none     mentors  ended    none
PUT    assignments/{planned}                           token    mentors  mentors  ok       none     mentors  ended    none
POST   assignments/{planned}/cancel                    token    mentors  mentors  ok       none     mentors  ended    none
POST   assignments/{running}/extra-time                token    mentors  mentors  ok       none     mentors  ended    none
POST   assignments/{running}/extra-time#for-a-stranger token    mentors  mentors  nobody   none     mentors  ended    none
POST   assignments/{running}/extra-time#for-who-left   token    mentors  mentors  nobody   none     mentors  ended    none
POST   assignments/{running}/message                   token    mentors  mentors  ok       none     mentors  ended    none
POST   assignments/{running}/message#to-a-stranger     token    mentors  mentors  nobody   none     mentors  ended    none
POST   assignments/{running}/message#to-who-left       token    mentors  mentors  nobody   none     mentors  ended    none
POST   assignments/{single}/message                    token    mentors  mentors  ok       none     mentors  ended    none
PUT    assignments/{running}/seen                      token    mentors  mentors  ok       none     mentors  ended    none
POST   assignments/{ended}/archive                     token    mentors  mentors  ok       none     mentors  ended    none
GET    assignments/myAssignments                       token    ok       ok       ok       ok       ok       ended    ok
GET    assignments/myAssignments/{running}             token    ok       none     none     none     ok       ended    none
GET    assignments/myAssignments/{single}              token    ok       none     none     none     none     ended    none
GET    assignments/myAssignments/{planned}             token    ok       none     none     none     none     ended    none
GET    assignments/myAssignments/{ended}               token    ok       none     none     none     ok       ended    none
POST   assignments/myAssignments/{running}             token    ok       none     none     none     over     ended    none
POST   assignments/myAssignments/{single}              token    ok       none     none     none     none     ended    none
POST   assignments/myAssignments/{ended}/archive       token    ok       none     none     none     ok       ended    none
POST   lessons                                         token    mentors  mentors  ok       no_group mentors  ended    no_group
GET    lessons                                         token    mentors  mentors  ok       ok       mentors  ended    ok
GET    lessons/running                                 token    ok       ok       ok       ok       ok       ended    ok
POST   lessons/open                                    token    ok       ok       ok       ok       ok       ended    ok
POST   lessons/join                                    token    ok       ok       ok       ok       ok       ended    ok
POST   lessons/join#of-the-ended                       token    no_code  no_code  no_code  no_code  no_code  ended    no_code
GET    lessons/{lesson}                                token    ok       none     none     none     none     ended    none
GET    lessons/{endedLesson}                           token    ok       none     none     none     none     ended    none
GET    lessons/{lesson}/events                         token    ok       none     ok       none     none     ended    none
POST   lessons/{lesson}/answers                        token    ok       none     none     none     none     ended    none
POST   lessons/{endedLesson}/answers                   token    late     none     none     none     none     ended    none
GET    lessons/{lesson}/desk                           token    mentors  mentors  ok       none     mentors  ended    none
GET    lessons/{lesson}/board                          token    mentors  mentors  ok       none     mentors  ended    none
GET    lessons/{lesson}/results                        token    mentors  mentors  ok       none     mentors  ended    none
PUT    lessons/{lesson}                                token    mentors  mentors  ok       none     mentors  ended    none
POST   lessons/{lesson}/steps                          token    mentors  mentors  ok       none     mentors  ended    none
POST   lessons/{endedLesson}/steps                     token    mentors  mentors  no_more  none     mentors  ended    none
DELETE lessons/{lesson}/people/{student}               token    mentors  mentors  ok       none     mentors  ended    none
GET    service/about                                   ok       ok       ok       ok       ok       ok       ended    ok
GET    service/operator                                ok       ok       ok       ok       ok       ok       ended    ok
GET    service/stored-data                             ok       ok       ok       ok       ok       ok       ended    ok
GET    service/house                                   ok       ok       ok       ok       ok       ok       ended    ok
POST   service/contact                                 ok       ok       ok       ok       ok       ok       ended    ok
GET    admin/messages                                  token    admins   admins   admins   admins   admins   ended    ok
POST   admin/messages/{message}                        token    admins   admins   admins   admins   admins   ended    ok
GET    admin/audit                                     token    admins   admins   admins   admins   admins   ended    ok
GET    admin/status                                    token    admins   admins   admins   admins   admins   ended    ok
GET    admin/functionality                             token    admins   admins   admins   admins   admins   ended    ok
POST   admin/functionality/database                    token    admins   admins   admins   admins   admins   ended    ok
GET    admin/content                                   token    admins   admins   admins   admins   admins   ended    ok
GET    admin/environment                               token    admins   admins   admins   admins   admins   ended    ok
POST   admin/sendTestEmail                             token    admins   admins   admins   admins   admins   ended    ok
GET    admin/settings                                  token    admins   admins   admins   admins   admins   ended    ok
PUT    admin/settings                                  token    admins   admins   admins   admins   admins   ended    ok
GET    admin/settings/versions                         token    admins   admins   admins   admins   admins   ended    ok
`;

export interface Line {
  /** As the table writes it: `GET users/{student}`. */
  readonly call: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  /** A key of MEANINGS for each actor. */
  readonly outcomes: Readonly<Record<ActorName, string>>;
}

export const LINES: readonly Line[] = TABLE.split("\n")
  .filter((row) => /^[A-Z]/.test(row))
  .map((row) => {
    const [method, path, ...words] = row.split(/ +/) as [Line["method"], string, ...string[]];
    if (words.length !== ACTORS.length) throw new Error(`${words.length} outcomes for ${ACTORS.length} people: ${row}`);
    const outcomes = Object.fromEntries(ACTORS.map((name, place) => [name, words[place]!]));
    return { call: `${method} ${path}`, method, path, outcomes: outcomes as Line["outcomes"] };
  });
