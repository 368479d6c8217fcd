import * as fc from "fast-check";
import { ANSWERS } from "@karota/contract/assignments/assignment.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { Random } from "@karota/engine/random.ts";
import type { Clock } from "../../deps.ts";
import type { ApiDocument } from "./api-document.ts";
import { arbitraryOf } from "./json-schema-arbitrary.ts";
import { nameKey, type KnownValues } from "./known-values.ts";

const HOUR_MS = 60 * 60 * 1000;

/** A statement with one booking for a reference. */
const statement = (reference: unknown, euros: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
   <BkToCstmrStmt><Stmt><Id>1</Id><Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
   <NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>${String(reference)}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>
   </Ntry></Stmt></BkToCstmrStmt></Document>`;

/** Values for one name, some of them from answers: those that the sender has received, or those of all persons. */
export type Hint = (received: KnownValues) => readonly unknown[];

/** Values that are in no answer and no schema: what a person who has read the documentation would try. */
export function hintsOf({
  clock,
  document,
  random,
  allValues,
}: {
  readonly clock: Clock;
  readonly document: ApiDocument;
  readonly random: Random;
  readonly allValues: KnownValues;
}): ReadonlyMap<string, Hint> {
  const ids = CATALOGUE.map(({ id }) => id);
  const quizzes = CATALOGUE.filter(({ type }) => type === "education").map(({ id }) => id);
  const moments = () =>
    [-30, -1, 1, 5, 30, 24 * 3, 24 * 6, 24 * 20].map((hours) => new Date(clock.now() + hours * HOUR_MS).toISOString());
  const task = () => {
    const game = random.pick(quizzes);
    const context = { resolve: document.resolve, known: () => [] };
    const { tasks: _, ...options } = fc.sample(arbitraryOf(document.component(`${game}.options`)!, context), {
      seed: random.bits() | 0,
      numRuns: 1,
    })[0] as Record<string, unknown>;
    return { game, options, count: random.between(1, 4), answer: random.pick(ANSWERS) };
  };
  const hints: Readonly<Record<string, Hint>> = {
    a: () => ["group", "student"],
    b: (received) => ["former", ...received.values("groupId"), ...received.values("studentId")],
    before: (received) => received.values("next"),
    boards: (received) =>
      received
        .objects(["game", "gridId"])
        .map((values) => [{ game: values.get("game"), gridId: values.get("gridid") }]),
    card: () => ["4242424242424242", "4000 0000 0000 0002", "4000000000000119", "4000000000000259", "4000000000003220"],
    cards: (received) =>
      received
        .objects(["secret", "pictures"])
        .map((values) => [{ id: values.get("id"), secret: values.get("secret"), pictures: values.get("picture") }]),
    copyOf: (received) => received.values("groupId"),
    country: () => ["SI", "DE", "AT", "CH"],
    credits: () => [10, 50, 100],
    end: moments,
    game: () => ids,
    gameId: (received) => received.values("gridId"),
    id: (received) => received.values("purchaseId"),
    ids: (received) => received.values("pupilId").map((id) => [id]),
    language: () => ["sl", "en", "de", "us", "de-AT"],
    lastDay: () => ["2027-06-24", "2027-08-31"],
    // Who is invited is in no list of mentors.
    mentorId: (received) => ["mentorId", "invitedId", "colleagueId"].flatMap((name) => received.values(name)),
    names: () => [[`Pupil ${random.bits()}`]],
    period: () => ["daily", "weekly"],
    person: (received) => received.values("peopleId"),
    price_cents: () => [100, 500, 1000],
    provider: () => ["school", "federation", "sandbox", "invoice"],
    pupil: (received) => received.values("pupilId"),
    start: moments,
    studentIds: (received) => received.values("studentId").map((id) => [id]),
    tasks: () => [[task()], [task(), task()]],
    taskSelected: () => [0, 1, 2, 3],
    // The code of somebody else is in none of one's own answers.
    uniqueCode: () => allValues.values("uniqueCode"),
    until: moments,
    website: () => [""],
    xml: (received) =>
      ["10.00", "50.00"].map((euros) => statement(random.pick(["RF1", ...received.values("reference")]), euros)),
  };
  return new Map(Object.entries(hints).map(([name, values]) => [nameKey(name), values]));
}
