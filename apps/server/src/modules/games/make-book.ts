import { randomBytes } from "node:crypto";
import type { BookBody, BookEvent } from "@karota/contract/games/book.ts";
import type { Language } from "@karota/engine/message.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import { MAX_BOOK_BOARDS } from "@karota/print/book.ts";
import { sheetAddress } from "@karota/print/sheet-address.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { claimRequest, findReply, saveReply, type IdempotentRequest } from "../../idempotency.ts";
import { chapterOf, differentBoards } from "../../pdf/book-chapter.ts";
import { balanceOf, carrotsOf, charge } from "../credits/index.ts";
import { getActiveGame, getGame, type GamesDeps } from "./games-deps.ts";
import type { LoadedGame } from "./game-registry.ts";
import { tierPriceOf } from "./prices.ts";
import { readOptions } from "./rules.ts";

export interface MakeBook {
  readonly actor: Actor;
  readonly body: BookBody;
  readonly language: Language;
  readonly schooling: Schooling;
  /** Null: the request is not deduplicated. */
  readonly idempotency: IdempotentRequest | null;
}

interface Part {
  readonly loaded: LoadedGame;
  readonly options: OptionValues;
  readonly count: number;
}

/** What a repeated request needs to get the same book without paying again. */
interface PaidBook {
  /** The boards of each part, as they are stored. */
  readonly payloads: readonly (readonly string[])[];
  readonly price: number;
  readonly credit_amount: number;
}

/**
 * The parts of a book, and whether it is paid already; if not, it can be.
 * @throws E-BOOK-EMPTY, E-BOOK-TOO_LONG, E-KAROTA-NOT_FOUND, E-KAROTA-GAME_VALIDATION, E-KAROTA-OLD_VALUES when the page
 *   has shown another price, E-KAROTA-NOT_ENOUGH_CARROTS
 */
export async function readBook(
  deps: GamesDeps,
  input: MakeBook,
): Promise<{ readonly parts: readonly Part[]; readonly isPaid: boolean }> {
  const { body, language, idempotency, actor } = input;
  const wanted = body.parts.filter(({ count }) => count > 0);
  const boards = wanted.reduce((sum, { count }) => sum + count, 0);
  if (boards === 0) throw fail("E-BOOK-EMPTY");
  if (boards > MAX_BOOK_BOARDS) throw fail("E-BOOK-TOO_LONG");
  const isPaid = idempotency !== null && (await findReply(deps.database.db, idempotency)) !== null;
  const parts = wanted.map(({ game, options = {}, count }): Part => {
    // What is paid is there, even if a game has been closed since.
    const loaded = isPaid ? getGame(deps, game) : getActiveGame(deps, game);
    return { loaded, options: readOptions(loaded, options, language), count };
  });
  if (!isPaid) {
    const price = getPrice(deps, parts, body.price);
    const balance = await balanceOf(deps.database.db, actor.id);
    if (balance < price) throw tooFew(price, balance);
  }
  return { parts, isPaid };
}

const tooFew = (price: number, balance: number) =>
  fail("E-KAROTA-NOT_ENOUGH_CARROTS", { price: carrotsOf(price), credit_amount: carrotsOf(balance) });

/** The price of the settings in force, in hundredths. @throws E-KAROTA-OLD_VALUES when the page has shown another one */
function getPrice({ settings }: GamesDeps, parts: readonly Part[], shown: number | undefined): number {
  const price = parts.reduce(
    (sum, { loaded, options, count }) => sum + count * tierPriceOf(settings(), loaded.game.tier(options)),
    0,
  );
  if (shown !== undefined && Math.round(100 * shown) !== price)
    throw fail("E-KAROTA-OLD_VALUES", { price: carrotsOf(price) }, "another price was shown");
  return price;
}

/**
 * Makes a book, event by event. It is paid when its PDF is there: whoever stops listening before that pays nothing.
 * @throws E-KAROTA-NOT_ENOUGH_CARROTS, E-KAROTA-OLD_VALUES, E-KAROTA-NOT_FOUND for what has changed meanwhile
 */
export async function* makeBook(
  deps: GamesDeps,
  input: MakeBook,
  parts: readonly Part[],
): AsyncGenerator<Exclude<BookEvent, { event: "failure" }>, void> {
  const { idempotency } = input;
  const repeated = idempotency && (await findReply(deps.database.db, idempotency));
  if (repeated) {
    const paid = repeated.body as PaidBook;
    yield bookEvent(await printBook(deps, input, parts, paid.payloads), paid);
    return;
  }
  const of = parts.reduce((sum, { count }) => sum + count, 0);
  yield { event: "made", data: { made: 0, of } };
  const payloads: (readonly string[])[] = [];
  let made = 0;
  for (const { loaded, options, count } of parts) {
    const order = randomBytes(24).toString("base64");
    // Who plays on the page goes first.
    const make = (number: number) =>
      deps.generator.generate(loaded.id, options, "ahead", { period: "book", number, order });
    const boards: string[] = [];
    for await (const board of differentBoards(count, make)) {
      boards.push(board);
      yield { event: "made", data: { made: (made += 1), of } };
    }
    payloads.push(boards);
  }
  const pdf = await printBook(deps, input, parts, payloads);
  // A listener who has left does not ask for what follows this event.
  yield { event: "made", data: { made, of } };
  const paid = await pay(deps, input, parts, payloads);
  if (paid) yield bookEvent(pdf, paid);
  // The same request, in another process, finished first.
  else yield* makeBook(deps, input, parts);
}

const bookEvent = (pdf: Buffer, { price, credit_amount }: PaidBook) =>
  ({ event: "book", data: { file: pdf.toString("base64"), price, credit_amount } }) as const;

async function printBook(
  deps: GamesDeps,
  { body, language, schooling }: MakeBook,
  parts: readonly Part[],
  payloads: readonly (readonly string[])[],
): Promise<Buffer> {
  const { title = "", per_page: perPage = 4, solutions = true, large = false } = body;
  const speaker = SPEAKERS[language];
  const chapters = await Promise.all(
    parts.map(({ loaded, options }, place) => chapterOf(loaded.game, options, payloads[place]!, speaker, schooling)),
  );
  return deps.printer.printBook({
    book: {
      title: title === "" ? speaker.say({ id: "paper.book.title" }) : title,
      chapters,
      perPage,
      solutions,
      large,
    },
    link: sheetAddress(deps.config.publicUrl, null, language),
    language,
    now: deps.clock.now(),
  });
}

/** Null when this request has been answered meanwhile. */
async function pay(
  deps: GamesDeps,
  { actor, body, idempotency }: MakeBook,
  parts: readonly Part[],
  payloads: readonly (readonly string[])[],
): Promise<PaidBook | null> {
  const now = deps.clock.now();
  return deps.database.transaction(async (queries) => {
    if (idempotency && !(await claimRequest(queries, idempotency, now))) return null;
    // Once more: while the book was made, a game may have been closed, or its price changed.
    for (const { loaded } of parts) getActiveGame(deps, loaded.id);
    const price = getPrice(deps, parts, body.price);
    const left = await charge(queries, { userId: actor.id, amount: price, reason: "book", reference: null, now });
    if (left === null) throw tooFew(price, await balanceOf(queries, actor.id));
    const paid: PaidBook = { payloads, price: carrotsOf(price), credit_amount: carrotsOf(left) };
    if (idempotency) await saveReply(queries, idempotency, { status: 200, body: paid });
    return paid;
  });
}
