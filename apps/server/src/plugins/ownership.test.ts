import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { invalidateAccountStatus } from "../modules/users/index.ts";
import { describeEachDatabase } from "../testing/fresh-database.ts";
import { readPdf } from "../testing/read-pdf.ts";
import { saveRows } from "../testing/saved-rows.ts";
import type { Mark } from "./testing/full-account.ts";
import { ACTORS, LINES, MEANINGS, type ActorName, type Line } from "./testing/outcomes.ts";
import { prepareClassroom, type PreparedClassroom } from "./testing/prepared-classroom.ts";
import { requestsOf, type Sent } from "./testing/requests.ts";

/** For a thousand calls; a machine that is busy is no reason to fail. */
const CALLS_TIMEOUT_MS = 10 * 60 * 1000;

/** Where admins read about others. */
const OF_ADMINS = /^admin\/|^payments\/(\{|transfers|statements)/;

/** The quiz of the running assignment; it is played nowhere else. */
const UNDER_WAY = "subtraction";
/** A field that reveals which choice is right, or whether one was. */
const REVEALING =
  /"(correct|numCorrect|mistakes?|accepts|facts|skill|seed|solution|result)":(?!null\b)|"(right|wrong)":(?!0[,}])/;

/** What changes nothing, by its nature. */
const IDLE = new Set([
  "POST admin/users/search",
  "POST games/print",
  "POST shared-boards/open",
  "POST shared-boards/times/open",
  "POST shared-boards/race/open",
  // Of a time that nobody has shown.
  "POST shared-boards/times/withdraw",
  "POST classes/{group}/cards/print",
  // Written down ten minutes after the sign-in at the earliest.
  "POST users/session",
  "POST classes/card",
  "POST classes/names",
  "POST classes/sign-in",
  "POST classes/{group}/pupils/{pupil}/unlock",
  "POST payments/intent#a-press-again",
  "POST mentorship/join/open",
  "POST mentorship/join/open#switched-off",
  "POST lessons/open",
  // Who is in the group already.
  "POST mentorship/join#switched-off",
]);

/** What became of one call by one actor. */
interface CallResult {
  readonly line: Line;
  readonly actor: ActorName;
  readonly status: number;
  readonly code: string | null;
  /** Everything that was answered, headers too, in small letters. */
  readonly text: string;
  readonly json: unknown;
  /** The tables that changed. */
  readonly changed: readonly string[];
}

const nameOf = ({ line, actor }: CallResult) => `${line.call} by ${actor}`;
const isGood = ({ status }: CallResult): boolean => status < 400;

describeEachDatabase("every route", (kind) => {
  // The second database takes as long again.
  const isRun = kind === "sqlite" || IS_DEEP;
  let room: PreparedClassroom;
  const all: CallResult[] = [];

  beforeAll(async () => {
    room = await prepareClassroom(kind);
    const requests = await requestsOf(room);
    const saved = await saveRows(room.it.database);
    for (const line of LINES)
      for (const actor of ACTORS) {
        const answer = await send(line, actor, requests[line.call] ?? {}, all.length);
        const changed = await saved.restore();
        all.push({ line, actor, ...answer, changed });
        if (changed.length > 0)
          for (const { id } of Object.values(room.people)) await invalidateAccountStatus(room.it.database, id);
      }
  }, CALLS_TIMEOUT_MS);
  afterAll(() => room.close());

  async function send({ method, path }: Line, actor: ActorName, { body, headers }: Sent, place: number) {
    const { it, people, things } = room;
    const address = path.replace(/#.*/, "").replace(/\{(\w+)\}/g, (_, name: string) => {
      if (things[name] === undefined) throw new Error(`Nothing is called ${name}: ${path}`);
      return things[name];
    });
    const answer = await it.app.inject({
      method,
      url: `/api/v1/${address}`,
      headers: {
        ...(actor !== "visitor" && { authorization: `Bearer ${it.tokenFor(people[actor])}` }),
        ...headers,
      },
      // Limits of an address are another test's business.
      remoteAddress: `10.2.${place >> 8}.${place & 255}`,
      ...(body !== undefined && { payload: body }),
    });
    const type = String(answer.headers["content-type"]);
    const json: unknown = type.startsWith("application/json") ? answer.json() : null;
    const content = type === "application/pdf" ? (await readPdf(answer.rawPayload)).pages.join() : answer.body;
    return {
      status: answer.statusCode,
      code: answer.statusCode < 400 ? null : (json as { code: string }).code,
      text: `${JSON.stringify(answer.headers)} ${content}`.toLowerCase(),
      json,
    };
  }

  test.runIf(isRun)("has a line, and every line calls one", () => {
    const patterns = room.it.app.apiRoutes.map(({ method, url }) => ({
      route: `${method} ${url}`,
      method,
      pattern: new RegExp(
        `^${url.replace("/api/v1/", "").replace(/:\w+(\((?:[^()]|\([^()]*\))*\))?/g, "[^/]+")}$`.replaceAll(".", "\\."),
      ),
      parameters: url.split(":").length,
    }));
    const called = LINES.map(({ method, path }) => {
      const address = path.replace(/[#?].*/, "");
      const fitting = patterns.filter((one) => one.method === method && one.pattern.test(address));
      return fitting.toSorted((a, b) => a.parameters - b.parameters)[0]?.route ?? `nothing for ${method} ${path}`;
    });
    expect([...new Set(called)].toSorted()).toEqual(patterns.map(({ route }) => route).toSorted());
  });

  test.runIf(isRun)("succeeds for those whom the table names, and refuses the others as the table says", () => {
    const others = all.filter(({ line, actor, status, code }) => {
      const meaning = MEANINGS[line.outcomes[actor]];
      return meaning?.[0] !== status || meaning[1] !== code;
    });
    expect(
      others.map(
        (result) => `${nameOf(result)}: ${result.status} ${result.code}, not ${result.line.outcomes[result.actor]}`,
      ),
    ).toEqual([]);
  });

  test.runIf(isRun)("changes nothing where it refuses", () => {
    const faults = all.filter((result) => !isGood(result) && result.changed.length > 0);
    expect(faults.map((result) => `${nameOf(result)}: ${result.changed.join()}`)).toEqual([]);
  });

  test.runIf(isRun)("changes something where it succeeds: a success of another person would be a real one", () => {
    const written = LINES.filter(({ method, call }) => method !== "GET" && !IDLE.has(call));
    const idle = written.filter(({ call, outcomes }) => {
      const good = all.filter((result) => result.line.call === call && isGood(result));
      return Object.values(outcomes).includes("ok") && good.every(({ changed }) => changed.length === 0);
    });
    expect(idle.map(({ call }) => call)).toEqual([]);
  });

  const marksIn = ({ text }: CallResult) => room.marks.filter((mark) => text.includes(mark.text.toLowerCase()));
  const mayRead = ({ actor, line }: CallResult, { readers, forAdmins }: Mark): boolean =>
    (actor !== "visitor" && readers.includes(actor)) ||
    (actor === "admin" && forAdmins === true && OF_ADMINS.test(line.path));

  test.runIf(isRun)("returns to no one what is not theirs to read", () => {
    const faults = all.flatMap((result) =>
      marksIn(result)
        .filter((mark) => !isGood(result) || !mayRead(result, mark))
        .map(({ what }) => `${nameOf(result)}: ${what}`),
    );
    expect(faults).toEqual([]);
  });

  test.runIf(isRun)("returns to each what is theirs to read: every mark has a reader", () => {
    const read = new Set(all.flatMap((result) => marksIn(result).map(({ what }) => `${result.actor}: ${what}`)));
    const wanted = room.marks.flatMap(({ what, readers, forAdmins }) =>
      [...readers.filter((name) => name !== "blocked"), ...(forAdmins ? ["admin"] : [])].map(
        (name) => `${name}: ${what}`,
      ),
    );
    expect(wanted.filter((one) => !read.has(one))).toEqual([]);
  });

  test.runIf(isRun)("returns the names of buyers in invoices and credit notes", () => {
    const documents = all.filter((result) => isGood(result) && /invoice|credit-note/.test(result.line.path));
    expect(documents.length).toBeGreaterThan(5);
    for (const result of documents)
      expect(
        marksIn(result).map(({ what }) => what),
        nameOf(result),
      ).toContain("student's address");
  });

  test.runIf(isRun)("returns to students nothing of right and wrong before an assignment is over", () => {
    let open = 0;
    let over = 0;
    const faults: string[] = [];
    const look = (result: CallResult, value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      const found = value as Readonly<Record<string, unknown>>;
      const isOpen = found["game"] === UNDER_WAY || /running|single/.test(String(found["name"]));
      if (!isOpen) {
        if (found["game"] === "addition" && found["result"]) over++;
        for (const inner of Object.values(found)) look(result, inner);
        return;
      }
      const text = JSON.stringify(found);
      if (text.includes('"board"')) open++;
      if (REVEALING.test(text)) faults.push(`${nameOf(result)}: ${text}`);
    };
    const students: readonly ActorName[] = ["student", "otherStudent", "former"];
    for (const result of all)
      if (students.includes(result.actor) && isGood(result) && !/games/.test(result.line.path))
        look(result, result.json);
    expect(faults).toEqual([]);
    // They have read tasks that are under way, and results of what is over.
    expect(open).toBeGreaterThan(5);
    expect(over).toBeGreaterThan(5);
  });
});
