import Stripe from "stripe";
import type { SettingsReply } from "@karota/contract/admin/settings.ts";
import type { PreparedClassroom } from "./prepared-classroom.ts";
import { CARD, ORDER, ORDER_KEY } from "./full-account.ts";
import { SCHOOL_CLASS } from "../../testing/school-class.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { good } from "../../modules/assignments/testing/classroom.ts";

/** What goes with a call besides its address. */
export interface Sent {
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const PLAN = [{ game: "addition", options: { level: "easy" }, count: 3 }];
const NEW = { name: "Something new", preset: "today", tasks: PLAN };

/** A camt.053 statement with one transfer of ten carrots. */
const statementOf = (reference: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
   <BkToCstmrStmt><Stmt><Id>1</Id><Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
   <Sts><Cd>BOOK</Cd></Sts><NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf>
   </TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

/** The bodies, by the calls of the table. Each is right for whom the thing belongs to. */
export async function requestsOf(room: PreparedClassroom): Promise<Readonly<Record<string, Sent>>> {
  const { it, things, people } = room;
  const thing = (name: string): string => things[name]!;
  // What runs ends tonight.
  const until = new Date(it.clock.now() + 2 * DAY_MS).toISOString();
  const daily = await good<{ gridId: string }>(it, null, "GET", "games/addition/periodic/daily");
  const inForce = await good<SettingsReply>(it, people.admin, "GET", "admin/settings");
  const answer = { taskId: "2", taskSelected: 0 };
  const bodies: Readonly<Record<string, object>> = {
    // Nobody is configured there; what succeeds is tested with an identity provider.
    "POST aaa/saml/other/start": { asksWho: false },
    "POST aaa/saml/other/acs": { SAMLResponse: "PHg+" },
    "POST aaa/saml/other/finish": { code: "c".repeat(43) },
    "POST aaa/logout": { everywhere: true },
    "PUT users": { name: "A new name" },
    "PUT users/settings": { settings: { timer: true } },
    "POST admin/users/search": {},
    "POST admin/users/{student}/roles": { role: "mentor", given: true },
    "POST admin/users/{student}/carrots": { carrots: 5, reason: "A present" },
    "POST admin/users/{student}/block": { blocked: true },
    "POST games/print": { boards: [{ game: "addition", gridId: thing("board") }] },
    "POST games/book": { parts: [{ game: "addition", options: { tasks: 5 }, count: 1 }] },
    "POST games/addition/create": { options: { tasks: 5 } },
    "POST games/addition/update": { gridId: thing("board"), taskId: "1", taskSelected: 0 },
    "POST games/user_addition_daily": { gridId: daily.gridId, taskId: "1", taskSelected: 0 },
    "PUT games/addition/{mistaken}/share": { shows_time: true },
    "POST shared-boards/times/open": { code: thing("sharedCode") },
    "POST shared-boards/times/open#ended": { code: thing("endedShareCode") },
    "POST shared-boards/times": {
      code: thing("sharedCode"),
      seconds: 30,
      saves: JSON.parse(thing("sharedSolution")) as object[],
    },
    "POST shared-boards/times/withdraw": { code: thing("sharedCode") },
    "POST shared-boards/race/open": { code: thing("sharedCode") },
    "POST shared-boards/race/open#ended": { code: thing("endedShareCode") },
    "POST shared-boards/race/begin": { code: thing("racedCode") },
    "POST shared-boards/race/join": { code: thing("sharedCode") },
    "POST races/{race}/progress": { saves: [] },
    "POST races/{runningRace}/progress": { saves: [{ taskId: "1", taskSelected: 0 }] },
    "POST shared-boards/open": { code: thing("sharedCode") },
    "POST shared-boards/open#ended": { code: thing("endedShareCode") },
    "POST shared-boards/open#guessed": { code: "0".repeat(16) },
    "POST learning/review": { gridId: thing("mistaken"), taskId: thing("mistakenTask"), taskSelected: 0 },
    "POST learning/practice": {},
    "POST learning/practice/{practice}": { taskId: "1", taskSelected: 0 },
    "POST lessons": { tasks: PLAN, groupId: thing("group") },
    "PUT lessons/{lesson}": { names: true },
    "POST lessons/{lesson}/steps": { step: "reveal", version: 2 },
    "POST lessons/{endedLesson}/steps": { step: "ask", version: 2 },
    "POST lessons/{lesson}/answers": { number: 1, taskSelected: 0 },
    "POST lessons/{endedLesson}/answers": { number: 1, taskSelected: 0 },
    "POST lessons/open": { code: thing("openLessonCode") },
    "POST lessons/join": { code: thing("openLessonCode") },
    "POST lessons/join#of-the-ended": { code: thing("endedLessonCode") },
    "POST payments/intent": ORDER,
    "POST payments/approve": { id: thing("begun"), card: CARD },
    "POST payments/statements": { xml: statementOf(thing("reference")) },
    "POST mentorship/students": { uniqueCode: thing("free") },
    "POST mentorship/groups": { name: "A new group", copyOf: thing("group") },
    "PUT mentorship/groups/{group}": { description: "Words that are new" },
    "POST mentorship/groups/{group}/members": { studentIds: [thing("loose")] },
    "POST mentorship/groups/{otherGroup}/members": { studentIds: [thing("student")] },
    "PUT mentorship/groups/{group}/join-link": { maxMembers: 12 },
    "POST mentorship/groups/{group}/join-requests/approve": { studentIds: [thing("asking")] },
    "POST mentorship/groups/{group}/join-requests/refuse": { studentIds: [thing("asking")] },
    "POST mentorship/groups/{otherGroup}/join-requests/approve": { studentIds: [thing("asking")] },
    "POST mentorship/groups/{group}/colleagues": { uniqueCode: thing("freeMentor") },
    "PUT mentorship/groups/{group}/hand-over": { mentorId: thing("colleague") },
    "POST mentorship/invitations/{invitedInto}": { as: "colleague", accept: true },
    "POST mentorship/invitations/{group}": { as: "colleague", accept: false },
    "POST mentorship/school-classes": { name: SCHOOL_CLASS },
    "POST mentorship/join/open": { token: thing("invitation") },
    "POST mentorship/join/open#switched-off": { token: thing("switchedOff") },
    "POST mentorship/join/open#guessed": { token: "0".repeat(28) },
    "POST mentorship/join": { token: thing("invitation") },
    "POST mentorship/join#switched-off": { token: thing("switchedOff") },
    "POST mentorship/join/withdraw": { token: thing("asked") },
    "PUT classes/{group}": { lastDay: "2027-06-24" },
    "POST classes/{group}/pupils": { names: ["Somebody new"] },
    "PUT classes/{group}/pupils/{pupil}": { name: "A new name" },
    "PUT classes/{otherGroup}/pupils/{pupil}": { name: "A new name" },
    "POST classes/{group}/cards": { ids: [thing("pupil")] },
    "POST classes/{otherGroup}/cards": { ids: [thing("pupil")] },
    "POST classes/{group}/cards/print": { cards: [JSON.parse(thing("card"))] },
    "POST classes/{otherGroup}/cards/print": { cards: [JSON.parse(thing("card"))] },
    "POST classes/card": { secret: thing("cardSecret") },
    "POST classes/card#guessed": { secret: "0".repeat(26) },
    "POST classes/names": { code: thing("classCode") },
    "POST classes/names#guessed": { code: "0000-0000" },
    "POST classes/sign-in": { nonce: "0".repeat(32), secret: thing("cardSecret") },
    "POST assignments": { ...NEW, groupId: thing("group") },
    "POST assignments#of-a-student": { ...NEW, studentId: thing("student") },
    "PUT assignments/{running}": { description: "Words that are new" },
    "PUT assignments/{planned}": { tasks: PLAN },
    "POST assignments/{running}/extra-time": { studentId: thing("student"), until },
    "POST assignments/{running}/extra-time#for-a-stranger": { studentId: thing("otherStudent"), until },
    "POST assignments/{running}/extra-time#for-who-left": { studentId: thing("former"), until },
    "POST assignments/{running}/message": { text: "Well done" },
    "POST assignments/{running}/message#to-a-stranger": { text: "Well done", studentId: thing("otherStudent") },
    "POST assignments/{running}/message#to-who-left": { text: "Well done", studentId: thing("former") },
    "POST assignments/{single}/message": { text: "Well done", studentId: thing("student") },
    "PUT assignments/{running}/seen": { numSolved: 1 },
    "POST assignments/myAssignments/{running}": answer,
    "POST assignments/myAssignments/{single}": answer,
    "POST service/contact": {
      subject: "A question",
      message: "A question that is long enough.",
      email: "me@example.org",
    },
    "POST admin/messages/{message}": { done: true },
    "PUT admin/settings": { ...inForce, settings: { ...inForce.settings, sign_up: false } },
  };
  return {
    ...Object.fromEntries(Object.entries(bodies).map(([call, body]) => [call, { body }])),
    "POST payments/intent#a-press-again": { body: ORDER, headers: ORDER_KEY },
    "POST aaa/login-school-oauth2": await loginOf(room),
    "POST payments/webhook/sandbox": await webhookOf(room),
  };
}

/** The sign-in of a new person. */
async function loginOf({ it, provider }: PreparedClassroom): Promise<Sent> {
  const { nonce, headers } = await startSignIn(it);
  return { body: { id_token: await provider.token({ nonce, name: "Somebody new" }) }, headers };
}

/** The sandbox's signed event of the student's payment that was begun. */
async function webhookOf({ it, things }: PreparedClassroom): Promise<Sent> {
  const { value: secret } = await it.database.db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "sandbox-webhooks")
    .executeTakeFirstOrThrow();
  const object = { id: `sandbox_${things["begun"]}`, outcome: "paid" };
  const payload = JSON.stringify({ id: "event", object: "event", data: { object } });
  const timestamp = Math.floor(it.clock.now() / 1000);
  const signature = await new Stripe("x").webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
  return { body: payload, headers: { "content-type": "application/json", "x-sandbox-signature": signature } };
}
