import { afterAll, beforeAll, expect, test } from "vitest";
import type { CardsReply } from "@karota/contract/classes/classes.ts";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import type { Actor } from "../deps.ts";
import { good } from "../modules/assignments/testing/classroom.ts";
import { invalidateAccountStatus } from "../modules/users/index.ts";
import { describeEachDatabase } from "../testing/fresh-database.ts";
import { saveRows } from "../testing/saved-rows.ts";
import { LINES, MEANINGS, type Line } from "./testing/outcomes.ts";
import { prepareClassroom, type PreparedClassroom } from "./testing/prepared-classroom.ts";
import { requestsOf } from "./testing/requests.ts";

/** For some hundred calls; a machine that is busy is no reason to fail. */
const CALLS_TIMEOUT_MS = 10 * 60 * 1000;

/** A pupil with a card of the mentor's class, and one of another class. */
const PUPILS = ["pupil", "otherPupil"] as const;
type Pupil = (typeof PUPILS)[number];

/** What only pupils with cards get, beside the outcomes of the table. */
const OUTCOMES: Readonly<Record<string, readonly [status: number, code: string | null]>> = {
  ...MEANINGS,
  unsold: [403, "E-PAYMENT-NOT_SOLD_TO_ACCOUNT"],
  /** Who has not signed in yet has no carrots. */
  no_carrots: [402, "E-KAROTA-NOT_ENOUGH_CARROTS"],
  /** Another task than their own ones. */
  invalid: [400, "E-KAROTA-GAME_VALIDATION"],
};
/** Where they get something else than a student who has nothing to do with the group, as `pupil`, or as both. */
const DIFFERENT: Readonly<Record<string, string | { readonly pupil: string }>> = {
  "PUT users": "pupils",
  "POST games/addition/create": "no_carrots",
  "POST games/book": "no_carrots",
  "POST payments/intent": "unsold",
  "POST payments/intent#a-press-again": "unsold",
  "POST mentorship/members": "pupils",
  "DELETE mentorship/mentors/{mentor}": { pupil: "pupils" },
  "POST mentorship/join/open": "pupils",
  "POST mentorship/join/open#switched-off": "pupils",
  "POST mentorship/join/open#guessed": "pupils",
  "POST mentorship/join": "pupils",
  "POST mentorship/join#switched-off": "pupils",
  "POST lessons/open": "pupils",
  "POST lessons/join": "pupils",
  // Their group's.
  "GET assignments/myAssignments/{running}": { pupil: "ok" },
  "GET assignments/myAssignments/{planned}": { pupil: "ok" },
  "POST assignments/myAssignments/{running}": { pupil: "invalid" },
};

function expectedOf({ call, outcomes }: Line, who: Pupil): string {
  const different = DIFFERENT[call];
  if (typeof different === "string") return different;
  return (who === "pupil" && different?.pupil) || outcomes.otherStudent;
}

/** What the mentor of a class says to all of its group. */
const toAllOf = (mentor: string): RegExp =>
  new RegExp(
    `^(${mentor}'s (id|name)|the (later name|name of the group) of ${mentor}|` +
      `the (name|description|message|id) of (running|planned) by ${mentor}|` +
      `the (message|later) "(To all|Afterwards to all|Renamed running|Redescribed running|Another word on running) by ${mentor}")$`,
  );
const MAY_READ: Readonly<Record<Pupil, (what: string) => boolean>> = {
  pupil: (what) => toAllOf("mentor").test(what) || what === "the code of the running lesson",
  otherPupil: (what) => toAllOf("otherMentor").test(what),
};
/** Who is no mentor and no admin is refused by their role: `access.test.ts` tests each such route. */
const CALLED = LINES.filter(({ outcomes }) => IS_DEEP || !["mentors", "admins"].includes(outcomes.otherStudent));

describeEachDatabase("every route, for pupils with class cards", (kind) => {
  // The second database takes as long again.
  const isRun = kind === "sqlite" || IS_DEEP;
  let room: PreparedClassroom;
  const all: { line: Line; who: Pupil; status: number; code: string | null; body: string; changed: number }[] = [];

  beforeAll(async () => {
    if (!isRun) return;
    room = await prepareClassroom(kind);
    const { it, things, people } = room;
    const path = `classes/${things["otherGroup"]}/pupils`;
    const { cards } = await good<CardsReply>(it, people.otherMentor, "POST", path, { names: ["Rdeča lisica"] });
    const pupils: Readonly<Record<Pupil, Actor>> = {
      pupil: { id: things["pupil"]!, roles: [] },
      otherPupil: { id: cards[0]!.id, roles: [] },
    };
    const requests = await requestsOf(room);
    const saved = await saveRows(it.database);
    for (const line of CALLED)
      for (const who of PUPILS) {
        const { body, headers } = requests[line.call] ?? {};
        const address = line.path.replace(/#.*/, "").replace(/\{(\w+)\}/g, (_, name: string) => things[name]!);
        const reply = await it.app.inject({
          method: line.method,
          url: `/api/v1/${address}`,
          headers: { authorization: `Bearer ${it.tokenFor(pupils[who])}`, ...headers },
          // Limits of an address are another test's business.
          remoteAddress: `10.4.${all.length >> 8}.${all.length & 255}`,
          ...(body !== undefined && { payload: body }),
        });
        const changed = await saved.restore();
        const code = reply.statusCode < 400 ? null : reply.json<{ code: string }>().code;
        all.push({
          line,
          who,
          status: reply.statusCode,
          code,
          body: reply.body.toLowerCase(),
          changed: changed.length,
        });
        if (changed.length > 0) await invalidateAccountStatus(it.database, pupils[who].id);
      }
  }, CALLS_TIMEOUT_MS);
  afterAll(() => room?.close());

  test.runIf(isRun)("gives a pupil what their own class is, and of other classes nothing", () => {
    expect(all.length).toBeGreaterThan(100);
    const others = all.filter(({ line, who, status, code }) => {
      const meaning = OUTCOMES[expectedOf(line, who)];
      return meaning?.[0] !== status || meaning[1] !== code;
    });
    expect(
      others.map(
        ({ line, who, status, code }) => `${line.call} by ${who}: ${status} ${code}, not ${expectedOf(line, who)}`,
      ),
    ).toEqual([]);
  });

  test.runIf(isRun)("changes nothing where it refuses", () => {
    const faults = all.filter(({ status, changed }) => status >= 400 && changed > 0);
    expect(faults.map(({ line, who }) => `${line.call} by ${who}`)).toEqual([]);
  });

  test.runIf(isRun)("shows a pupil what their mentor says to all, and nothing of any other person", () => {
    const read = all.flatMap(({ line, who, body }) =>
      room.marks
        .filter(({ text }) => body.includes(text.toLowerCase()))
        .map(({ what }) => ({ who, what, read: `${line.call} by ${who}: ${what}` })),
    );
    expect(read.filter(({ who, what }) => !MAY_READ[who](what)).map((one) => one.read)).toEqual([]);
    // Both read something: a pupil of the other class is none without a class.
    for (const who of PUPILS) expect(read.filter((one) => one.who === who).length, who).toBeGreaterThan(10);
  });
});
