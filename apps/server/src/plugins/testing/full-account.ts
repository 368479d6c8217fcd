import type { Board } from "@karota/contract/games/board.ts";
import type { ShareReply } from "@karota/contract/games/sharing.ts";
import type { MessagesReply } from "@karota/contract/admin/messages.ts";
import type { IntentReply, Purchase } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { good } from "../../modules/assignments/testing/classroom.ts";
import { invalidateAccountStatus } from "../../modules/users/index.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { ActorName } from "./outcomes.ts";

export type Person = Exclude<ActorName, "visitor">;
export type People = Readonly<Record<Person, Actor>>;
export const PEOPLE: readonly Person[] = [
  "student",
  "otherStudent",
  "mentor",
  "otherMentor",
  "former",
  "blocked",
  "admin",
];

/** A text that is in no other person's data. */
export interface Mark {
  readonly what: string;
  readonly text: string;
  readonly readers: readonly Person[];
  /** Whether admins read it too, where they read about others. */
  readonly forAdmins?: boolean;
}
/** What the lines of the table and their bodies name, by its name. */
export type Things = Readonly<Record<string, string>>;

/** The sandbox's card that pays. */
export const CARD = "4242424242424242";
/** Everyone's only order, sent with this key. */
export const ORDER = { provider: "sandbox", credits: 10, price_cents: 100 } as const;
export const ORDER_KEY = { "idempotency-key": "the same press of everybody" };

/** Fields of everyone that admins see in their lists. */
const LISTED = new Set([
  "email",
  "company",
  "words",
  "note",
  "open purchase",
  "returned purchase",
  "transfer's reference",
]);
/** Fields of the student that admins see, whose account and documents they open. */
const OPENED = new Set(["address", "post", "vat_id", "board", "mistaken board", "paid purchase"]);
const isForAdmins = (name: Person, what: string): boolean =>
  LISTED.has(what) || (name === "student" && (OPENED.has(what) || what.startsWith("document")));

/** Which students each mentor has, who may see each other's names. */
export const STUDENTS: Readonly<Record<string, readonly Person[]>> = {
  mentor: ["student", "blocked"],
  otherMentor: ["otherStudent"],
};
const mentorsOf = (name: Person): Person[] =>
  (["mentor", "otherMentor"] as const).filter((mentor) => STUDENTS[mentor]?.includes(name));

/** Fills everything that an account can hold. */
export async function fillAccount(
  it: TestApp,
  people: People,
  name: Person,
): Promise<{ readonly things: Things; readonly marks: readonly Mark[] }> {
  const actor = people[name];
  const { admin } = people;
  const own = {
    email: `mail-of-${name}@example.org`,
    subject: `Identity of ${name}`,
    address: `Street of ${name}`,
    post: `Town of ${name}`,
    company: `Company of ${name}`,
    vat_id: `VAT ${name}`,
    setting: `Setting of ${name}`,
    words: `What ${name} wrote to the site`,
    note: `What is noted of ${name}`,
  };
  const { email, subject, address, post, company, vat_id } = own;
  await it.database.db.updateTable("users").set({ email, subject }).where("id", "=", actor.id).execute();
  await invalidateAccountStatus(it.database, actor.id);
  const profile = { name: `Name of ${name}`, address, post, post_number: "1000", company, vat_id, country: "SI" };
  await good(it, actor, "PUT", "users", profile);
  const settings = { mails: { due_tomorrow: true }, games: { addition: { switch: own.setting } } };
  await good(it, actor, "PUT", "users/settings", { settings });
  await it.app.inject({
    method: "POST",
    url: "/api/v1/service/contact",
    headers: { authorization: `Bearer ${it.tokenFor(actor)}` },
    // Few messages an hour are taken from one address.
    remoteAddress: `10.1.0.${PEOPLE.indexOf(name) + 1}`,
    payload: { subject: "From the test", message: `${own.words}, which is long enough for a message.` },
  });
  await good(it, admin, "POST", `admin/users/${actor.id}/carrots`, { carrots: 50, reason: own.note });

  // A board with a mistake, and one that is not begun.
  const create = () => good<Board>(it, actor, "POST", "games/addition/create", { options: { tasks: 5 } });
  const mistaken = await create();
  const tasks = mistaken["tasks"] as { readonly taskId: string; readonly answers: { readonly correct: number } }[];
  const first = tasks[0]!;
  await good(it, actor, "POST", "games/addition/update", {
    gridId: mistaken.gridId,
    taskId: first.taskId,
    taskSelected: (first.answers.correct + 1) % 4,
  });
  const { gridId: board } = await create();
  // The link of the first, and one that has ended.
  const share = async (gridId: string) =>
    (await good<ShareReply>(it, actor, "POST", `games/addition/${gridId}/share`)).code;
  const endedShareCode = await share(mistaken.gridId);
  await good(it, actor, "DELETE", `games/addition/${mistaken.gridId}/share`);
  const sharedCode = await share(mistaken.gridId);

  const begin = async (provider: "sandbox" | "invoice", headers = {}): Promise<Purchase> =>
    (await good<IntentReply>(it, actor, "POST", "payments/intent", { ...ORDER, provider }, headers)).purchase;
  const paid = await begin("sandbox");
  await good(it, actor, "POST", "payments/approve", { id: paid.id, card: CARD });
  const returned = await begin("invoice");
  await good(it, admin, "POST", `payments/${returned.id}/paid`);
  await good(it, actor, "POST", `payments/${returned.id}/withdraw`);
  const open = await begin("invoice");
  const begun = await begin("sandbox", ORDER_KEY);
  const documents = await it.database.db
    .selectFrom("invoices")
    .select("number")
    .where("purchase_id", "in", [paid.id, returned.id])
    .execute();

  const [message] = (await good<MessagesReply>(it, admin, "GET", "admin/messages")).messages.filter(
    ({ message: text }) => text.startsWith(own.words),
  );
  const secrets: Things = {
    ...own,
    "mistaken board": mistaken.gridId,
    board,
    "code of a shared board": sharedCode,
    "paid purchase": paid.id,
    "returned purchase": returned.id,
    "open purchase": open.id,
    "begun purchase": begun.id,
    "transfer's reference": open.transfer!.reference,
    ...Object.fromEntries(documents.map(({ number }, place) => [`document ${place}`, number])),
  };
  return {
    things: {
      board,
      mistaken: mistaken.gridId,
      sharedCode,
      sharedSolution: JSON.stringify(tasks.map(({ taskId, answers }) => ({ taskId, taskSelected: answers.correct }))),
      endedShareCode,
      mistakenTask: first.taskId,
      paid: paid.id,
      returned: returned.id,
      open: open.id,
      begun: begun.id,
      reference: open.transfer!.reference,
      message: message!.id,
    },
    marks: [
      ...Object.entries(secrets).map(([what, text]) => ({
        what: `${name}'s ${what}`,
        text,
        readers: [name],
        forAdmins: isForAdmins(name, what),
      })),
      ...namesOf(people, name),
    ],
  };
}

/** A mentor sees the names and ids of students; the students those of their mentors, who write to them. */
function namesOf(people: People, name: Person): Mark[] {
  const mentors = mentorsOf(name);
  const students = STUDENTS[name] ?? [];
  const ids = name === "former" ? ["mentor" as const] : mentors;
  return [
    { what: `${name}'s id`, text: people[name].id, readers: [name, ...ids, ...students], forAdmins: true },
    ...(name === "mentor"
      ? []
      : [
          {
            what: `${name}'s name`,
            text: `Name of ${name}`,
            readers: [name, ...mentors, ...students],
            forAdmins: true,
          },
        ]),
  ];
}
