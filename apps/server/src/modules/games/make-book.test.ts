import { expect, test, vi } from "vitest";
import { bookEvents } from "@karota/contract/games/book.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { reusedThread } from "../../testing/reused-thread.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import type { StartThread } from "../../workers/worker-pool.ts";

type Reply = Awaited<ReturnType<TestApp["call"]>>;
const codeOf = (reply: Reply) => `${reply.statusCode} ${reply.json<{ code: string }>().code}`;

/** The games that these tests print; a server with all of them makes far more boards ahead. */
const PRINTED = CATALOGUE.filter(({ id }) => ["sudoku", "caesarCypher", "addition"].includes(id));
const PARTS = [
  { game: "sudoku", options: { level: "easy" }, count: 2 },
  { game: "caesar_cypher", count: 2 },
  { game: "addition", options: { tasks: 5 }, count: 1 },
];

interface Events {
  readonly made: string[];
  readonly book: { file: string; price: number; credit_amount: number } | null;
  readonly failure: { code: string } | null;
}

/** The events of a reply, each checked with the schema of its name. */
function eventsOf(reply: Pick<Reply, "body">): Events {
  const events: { -readonly [Name in keyof Events]: Events[Name] } = { made: [], book: null, failure: null };
  for (const [, name, data] of reply.body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
    if (name === "made") {
      const { made, of } = bookEvents.made.parse(JSON.parse(data!));
      events.made.push(`${made}/${of}`);
    } else if (name === "book") events.book = bookEvents.book.parse(JSON.parse(data!));
    else events.failure = bookEvents.failure.parse(JSON.parse(data!));
  }
  return events;
}
const bytesOf = ({ book }: Events) => Buffer.from(book!.file, "base64");

describeAnyDatabase("books", (kind) => {
  const open = () => testApp({ kind, catalogue: PRINTED });
  const movements = async (it: TestApp, player: Parameters<TestApp["call"]>[0]) =>
    (await it.call(player, "GET", "credits"))
      .json<{ entries: { reason: string; amount: number }[] }>()
      .entries.map(({ reason, amount }) => `${reason} ${amount}`);

  test("hold each game once, with its solution under its number, and cost as much as their games, once", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const body = { title: "Počitnice", parts: PARTS, price: 4.5 };
    const headers = { "idempotency-key": "a book" };
    const reply = await it.call(player, "POST", "games/book?language=sl", body, headers);
    expect(reply.headers["content-type"]).toContain("text/event-stream");
    const events = eventsOf(reply);
    expect(events.made).toEqual(["0/5", "1/5", "2/5", "3/5", "4/5", "5/5", "5/5"]);
    expect(events.book).toMatchObject({ price: 4.5, credit_amount: 0.5 });
    const pdf = await readPdf(bytesOf(events));
    expect(pdf).toMatchObject({ title: "Počitnice", language: "sl", tagged: true });
    expect(pdf.pages[0]).toMatch(/Počitnice.*5 iger.*Kazalo.*Sudoku.*1–2.*Seštevanje/s);
    expect(pdf.pages.filter((page) => page.includes("Rešitve:")).join("\n")).toMatch(/Sudoku.*Seštevanje 5/s);
    expect(await movements(it, player)).toEqual(["book -4.5", "first_login 5"]);
    const again = eventsOf(await it.call(player, "POST", "games/book?language=sl", body, headers));
    expect(again.made).toEqual([]);
    expect((await readPdf(bytesOf(again))).pages).toEqual(pdf.pages);
    expect(await movements(it, player)).toHaveLength(2);
    // A book's games are not among those that somebody wants to continue.
    const info = await it.call(player, "GET", "games/info/sudoku");
    expect(info.json<{ unfinished: unknown[] }>().unfinished).toEqual([]);
    await it.close();
  });

  test("cost nothing when nobody listens any more before they are there", async () => {
    // No board is made before the server has seen that the connection is closed.
    const closed = Promise.withResolvers<void>();
    const startThread: StartThread = (script) => {
      const thread = reusedThread(script);
      const send = thread.postMessage;
      return Object.assign(thread, { postMessage: (job: unknown) => void closed.promise.then(() => send(job)) });
    };
    const it = await testApp({ kind, catalogue: PRINTED, startThread });
    const player = await it.newPlayer();
    const url = await it.app.listen({ host: "127.0.0.1", port: 0 });
    it.app.server.on("connection", (socket) => socket.once("close", () => closed.resolve()));
    const control = new AbortController();
    const left = await fetch(`${url}/api/v1/games/book`, {
      method: "POST",
      headers: { authorization: `Bearer ${it.tokenFor(player)}`, "content-type": "application/json" },
      body: JSON.stringify({ parts: [{ game: "sudoku", count: 2 }] }),
      signal: control.signal,
    });
    const reader = left.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('"made":0');
    control.abort();
    // By the time that a longer one is there, the first would be, too.
    const whole = await it.call(player, "POST", "games/book", { parts: [{ game: "sudoku", count: 3 }] });
    expect(eventsOf(whole).book).toMatchObject({ price: 3, credit_amount: 2 });
    expect(await movements(it, player)).toEqual(["book -3", "first_login 5"]);
    await it.close();
  });

  test("asked for twice at once by one request, are the same book, and cost as much as one", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const url = await it.app.listen({ host: "127.0.0.1", port: 0 });
    // Neither is paid before both are printed.
    const printed = Promise.withResolvers<void>();
    const { transaction } = it.database;
    const held = vi.spyOn(it.database, "transaction").mockImplementation(async (work) => {
      await printed.promise;
      return transaction.call(it.database, work);
    });
    const ask = async () => {
      const reply = await fetch(`${url}/api/v1/games/book`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${it.tokenFor(player)}`,
          "content-type": "application/json",
          "idempotency-key": "twice",
        },
        body: JSON.stringify({ parts: [{ game: "sudoku", count: 2 }] }),
      });
      return reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    };
    const readers = await Promise.all([ask(), ask()]);
    const read = async (reader: (typeof readers)[number], until: (text: string) => boolean): Promise<string> => {
      for (let text = ""; ;) {
        const { value, done } = await reader.read();
        if (done) return text;
        text += value;
        if (until(text)) return text;
      }
    };
    // The last board's event comes once more when the PDF is there.
    const isPrinted = (text: string) => text.split('{"made":2,"of":2}').length === 3;
    await Promise.all(readers.map((reader) => read(reader, isPrinted)));
    printed.resolve();
    const bodies = await Promise.all(readers.map((reader) => read(reader, () => false)));
    held.mockRestore();
    const books = bodies.map((body) => eventsOf({ body }));
    expect(books.map(({ book }) => [book?.price, book?.credit_amount])).toEqual([
      [2, 3],
      [2, 3],
    ]);
    const [one, other] = await Promise.all(books.map((book) => readPdf(bytesOf(book))));
    expect(other!.pages).toEqual(one!.pages);
    expect(await movements(it, player)).toEqual(["book -2", "first_login 5"]);
    await it.close();
  });

  test("of a hundred games take all that is printed in a minute; asked for again, what is there is not counted", async () => {
    const it = await open();
    const player = await it.newPlayer({ balance: 30_000 });
    const body = {
      parts: [{ game: "sudoku", options: { level: "very_easy" }, count: 100 }],
      per_page: 6,
      solutions: false,
    };
    const ask = (key: string) => it.call(player, "POST", "games/book", body, { "idempotency-key": key });
    const [first, atOnce] = (await Promise.all([ask("hundred"), ask("hundred")])).map(eventsOf) as [Events, Events];
    expect(first.made.slice(-2)).toEqual(["100/100", "100/100"]);
    expect(first.book).toMatchObject({ price: 100, credit_amount: 200 });
    expect(atOnce.book).toMatchObject({ price: 100, credit_amount: 200 });
    // Nor is a second request a book asked for again while the first one is refused.
    const refused = await Promise.all([ask("another"), ask("another")]);
    expect(refused.map(codeOf)).toEqual(Array(2).fill("429 E-KAROTA-TOO_MANY_REQUESTS"));
    const again = eventsOf(await ask("hundred"));
    expect(again.made).toEqual([]);
    expect(again.book).toMatchObject({ price: 100, credit_amount: 200 });
    // Each is printed again, which is work for the processor.
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask("hundred")));
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
    expect(await movements(it, player)).toHaveLength(2);
    await it.close();
  });

  test("are refused with what is wrong, and cost nothing then", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const ask = async (body: unknown) => codeOf(await it.call(player, "POST", "games/book", body));
    const sudoku = (count: number) => ({ parts: [{ game: "sudoku", count }] });
    expect(await ask({ parts: [] })).toBe("400 E-BOOK-EMPTY");
    expect(await ask(sudoku(0))).toBe("400 E-BOOK-EMPTY");
    expect(await ask(sudoku(1000))).toBe("400 E-BOOK-TOO_LONG");
    expect(await ask({ parts: [...sudoku(60).parts, ...sudoku(41).parts] })).toBe("400 E-BOOK-TOO_LONG");
    expect(await ask(sudoku(-1))).toBe("400 E-KAROTA-GAME_VALIDATION");
    expect(await ask({ ...sudoku(1), title: "a".repeat(81) })).toBe("400 E-KAROTA-GAME_VALIDATION");
    expect(await ask({ parts: [{ game: "chess", count: 1 }] })).toBe("404 E-KAROTA-NOT_FOUND");
    expect(await ask({ parts: [{ game: "sudoku", options: { level: "mild" }, count: 1 }] })).toBe(
      "400 E-KAROTA-GAME_VALIDATION",
    );
    expect(await ask(sudoku(6))).toBe("402 E-KAROTA-NOT_ENOUGH_CARROTS");
    expect(await ask({ ...sudoku(1), price: 0.5 })).toBe("409 E-KAROTA-OLD_VALUES");
    expect(codeOf(await it.call(null, "POST", "games/book", sudoku(1)))).toBe("401 E-AUTH-MISSING_HEADER");
    expect(await movements(it, player)).toEqual(["first_login 5"]);
    await it.close();
  });
});
