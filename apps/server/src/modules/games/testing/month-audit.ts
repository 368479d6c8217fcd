import type { CreditsReply } from "@karota/contract/credits/ledger.ts";
import type { StatisticsReply, Tally } from "@karota/contract/learning/learning.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import type { Seat } from "./month-seat.ts";

/** What a person had and paid, by the answers: hundredths given, prices in carrots. */
export interface Spent {
  readonly given: number;
  readonly games: { readonly gridId: string; readonly price: number }[];
}

interface Month {
  readonly seats: readonly Seat[];
  readonly spent: ReadonlyMap<string, Spent>;
  readonly players: readonly Actor[];
  readonly now: () => number;
  readonly ask: (token: string, path: string) => Promise<unknown>;
}

/** Counts everything anew from the replies, and returns what does not agree with the database. */
export async function audit(it: TestApp, month: Month): Promise<readonly string[]> {
  return [...(await auditSaves(it, month)), ...(await auditBooks(it, month)), ...(await auditStatistics(it, month))];
}

async function auditSaves({ database: { db } }: TestApp, { seats }: Month): Promise<readonly string[]> {
  const problems: string[] = [];
  const plays = await db.selectFrom("plays").selectAll().execute();
  const byKey = new Map(plays.map((play) => [`${play.user_id}/${play.grid_id}`, play]));
  for (const { player, game, board, state, revision, completed, seconds, hints } of seats) {
    const play = byKey.get(`${player}/${board.gridId}`);
    const where = `${game.id} ${board.gridId}`;
    if (!play) {
      if (revision > 0) problems.push(`${where}: acknowledged and gone`);
      continue;
    }
    const bytes = (one: unknown) => JSON.stringify(game.payload.encode(one, SPEAKERS.sl));
    if (play.revision !== revision) problems.push(`${where}: acknowledged ${revision}, found ${play.revision}`);
    else if (bytes(game.payload.decode(JSON.parse(play.payload))) !== bytes(state)) problems.push(`${where}: changed`);
    if ((play.completed === 1) !== completed || completed !== (game.check(state).status === "solved"))
      problems.push(`${where}: completed?`);
    if (play.seconds !== seconds || play.hints !== hints) problems.push(`${where}: time or hints`);
  }
  const known = new Set(seats.map(({ player, board }) => `${player}/${board.gridId}`));
  for (const key of byKey.keys()) if (!known.has(key)) problems.push(`${key}: nobody began it`);

  const made = await db.selectFrom("periodic_boards").select(["game", "period", "period_key", "language"]).execute();
  if (new Set(made.map((row) => Object.values(row).join(" "))).size !== made.length)
    problems.push("two boards of one game and period");
  return problems;
}

async function auditBooks(it: TestApp, { spent, players, ask }: Month): Promise<readonly string[]> {
  const problems: string[] = [];
  const { db } = it.database;
  const entries = await db.selectFrom("ledger_entries").selectAll().orderBy("id").execute();
  const sum = entries.reduce((all, { amount }) => all + amount, 0);
  if (sum !== 0) problems.push(`the ledger's sum is ${sum}`);
  for (const { id } of players) {
    const { given, games } = spent.get(id)!;
    const own = entries.filter(({ account }) => account === `user:${id}`);
    if (own.some(({ balance_after }) => balance_after! < 0)) problems.push(`${id}: a balance below zero`);
    const charged = own.filter(({ reason }) => reason === "game").map((one) => `${one.reference} ${-one.amount}`);
    const paid = games.map(({ gridId, price }) => `${gridId} ${Math.round(price * 100)}`);
    if (charged.toSorted().join() !== paid.toSorted().join()) problems.push(`${id}: charged otherwise than answered`);
    const left = given - games.reduce((all, { price }) => all + Math.round(price * 100), 0);
    const { balance } = await db
      .selectFrom("credit_accounts")
      .select("balance")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    if (balance !== left) problems.push(`${id}: ${left} should be left, there are ${balance}`);
  }
  const [first] = players;
  const { credit_amount } = (await ask(it.tokenFor(first!), "credits")) as CreditsReply;
  const { given, games } = spent.get(first!.id)!;
  if (Math.round(credit_amount * 100) !== given - games.reduce((all, { price }) => all + Math.round(price * 100), 0))
    problems.push("the balance that is shown is another one");
  return problems;
}

/** The times of completed boards that took more than one save: all of them passed under the servers' eyes. */
function tally(seats: readonly Seat[]): Tally {
  const played = seats.filter(({ revision }) => revision > 0);
  const solved = played.filter(({ completed }) => completed);
  const times = solved
    .filter(({ game, state, revision }) => revision > 1 || game.check(state).progress.total <= 1)
    .map(({ seconds }) => seconds)
    .toSorted((one, other) => one - other);
  const middle = times.length >> 1;
  return {
    played: played.length,
    solved: solved.length,
    hints: played.reduce((sum, { hints }) => sum + hints, 0),
    best: times[0] ?? null,
    median:
      times.length === 0 ? null : times.length % 2 === 1 ? times[middle]! : (times[middle - 1]! + times[middle]!) / 2,
  };
}

const tallyOf = ({ played, solved, hints, best, median }: Tally): Tally => ({ played, solved, hints, best, median });
const choiceOf = (options: object): string =>
  JSON.stringify(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1)));

async function auditStatistics(it: TestApp, { seats, players, ask }: Month): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const actor of players) {
    const own = seats.filter(({ player, revision }) => player === actor.id && revision > 0);
    const reported = (await ask(it.tokenFor(actor), "learning/statistics")) as StatisticsReply;
    const expect = (what: string, counted: readonly Seat[], said: Tally | undefined) => {
      const right = JSON.stringify(tally(counted));
      const found = JSON.stringify(said && tallyOf(said));
      if (right !== found) problems.push(`${what} of ${actor.id}: counted ${right}, told ${found}`);
    };
    expect("everything", own, reported.total);
    const games = new Set(own.map(({ game }) => game.id));
    if (reported.games.length !== games.size)
      problems.push(`${actor.id}: ${reported.games.length} games, not ${games.size}`);
    for (const id of games) {
      const ofGame = own.filter(({ game }) => game.id === id);
      const said = reported.games.find(({ game }) => game === id);
      expect(id, ofGame, said);
      for (const choice of new Set(ofGame.map(({ board }) => choiceOf(board.options))))
        expect(
          `${id} ${choice}`,
          ofGame.filter(({ board }) => choiceOf(board.options) === choice),
          said?.choices.find(({ options }) => choiceOf(options) === choice),
        );
    }
  }
  return problems;
}
