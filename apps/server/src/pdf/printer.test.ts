import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import type { Copy } from "@karota/print/page.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { loadWorksheet } from "@karota/games/worksheets.ts";
import { handClock } from "../testing/clock.ts";
import { reusedThread } from "../testing/reused-thread.ts";
import { INVOICE } from "../modules/invoices/testing/sample-invoice.ts";
import { printed } from "./index.ts";
import { renderPdf } from "./invoice/render-pdf.ts";
import { workerPrinter, type PrintJob } from "./printer.ts";

const NOW = Date.parse("2026-11-21T12:00:00+01:00");
/** A grid, a picture, mathematics and words. */
const SOME = ["sudoku", "flags", "fractions", "crossword"];

async function copyOf(id: string): Promise<Copy> {
  const row = CATALOGUE.find((one) => one.id === id)!;
  const game = await row.load();
  const [generate, worksheet] = await Promise.all([row.loadGenerate(), loadWorksheet(game)]);
  const options = { ...game.options.daily, ...(game.options.daily["language"] && { language: "sl" }) };
  const puzzle = generate(options, seeded("printer"));
  return { title: id, line: "Šola", task: worksheet(puzzle, false), solution: worksheet(puzzle, true) };
}
const jobOf = (copies: readonly Copy[]): PrintJob => ({
  layout: { copies, perPage: 4, solutions: true },
  link: "https://karota.example/qa/sudoku?language=sl",
  language: "sl",
  now: NOW,
});

const PRINTED = depth(
  SOME,
  CATALOGUE.map((row) => row.id),
);

/** Threads of other tests too: a start costs as much as several PDFs. */
const newPrinter = (clock = handClock(NOW)) => workerPrinter(clock, reusedThread);

// A title of its own for each, so that check-game of another game passes it by.
test.each(PRINTED)("a thread prints the very bytes of %s that this one would", async (id) => {
  const printer = newPrinter();
  const job = jobOf([await copyOf(id)]);
  expect((await printer.print(job)).equals(await printed(job))).toBe(true);
  await printer.close();
});

test(
  "a thread prints the very bytes of several games in one file",
  async () => {
    const printer = newPrinter();
    const job = jobOf(await Promise.all(PRINTED.map(copyOf)));
    expect((await printer.print(job)).equals(await printed(job))).toBe(true);
    await printer.close();
  },
  depth(120_000, 600_000),
);

test("a PDF that is the same for everyone is made once, until it ends; a failure is not cached", async () => {
  const clock = handClock(NOW);
  const printer = newPrinter(clock);
  const copy = await copyOf("sudoku");
  let made = 0;
  const ask = (key: string, fails = false) =>
    printer.printForAll(key, NOW + 1000, async () => {
      made++;
      if (fails) throw new Error("no board");
      return jobOf([copy]);
    });
  expect(printer.findForAll("one")).toBeNull();
  const [first, second] = await Promise.all([ask("one"), ask("one")]);
  expect(second).toBe(first);
  expect(await printer.findForAll("one")).toBe(first);
  expect(made).toBe(1);
  await ask("other");
  expect(made).toBe(2);
  clock.advance(1000);
  expect(printer.findForAll("one")).toBeNull();
  await expect(ask("broken", true)).rejects.toThrow("no board");
  await expect(ask("broken", true)).rejects.toThrow("no board");
  expect(made).toBe(4);
  await printer.close();
});

test("a worksheet that cannot be printed is a failure of its own, and the thread goes on", async () => {
  const printer = workerPrinter(handClock(NOW));
  const broken = { ...jobOf([]), layout: { copies: [{ title: "x" }], perPage: 1, solutions: false } } as never;
  await expect(printer.print(broken)).rejects.toThrow(/^a PDF could not be made/);
  expect((await printer.print(jobOf([await copyOf("sudoku")]))).subarray(0, 4).toString()).toBe("%PDF");
  await printer.close();
});

test("many invoices and sheets at once share the thread, which makes the very bytes that this one would", async () => {
  const printer = newPrinter();
  const sheets = jobOf([await copyOf("sudoku")]);
  const kinds = ["invoice", "credit_note", "pro_forma"] as const;
  const invoices = LANGUAGES.flatMap((language) =>
    kinds.map((kind) => ({ ...INVOICE, kind, language, provider: "invoice", number: `${kind} ${language}` })),
  );
  const [worksheet, ...made] = await Promise.all([
    printer.print(sheets),
    ...invoices.map((invoice) => printer.printInvoice(invoice)),
  ]);
  expect(worksheet.equals(await printed(sheets))).toBe(true);
  for (const [place, invoice] of invoices.entries())
    expect(made[place]!.equals(await renderPdf(invoice, NOW)), invoice.number).toBe(true);
  await printer.close();
});

test("a thread that dies takes only its own PDF along, and another one makes the next", async () => {
  const printer = workerPrinter(
    handClock(NOW),
    () => new Worker(new URL("../testing/dying-printer.ts", import.meta.url)),
  );
  const outcomes = await Promise.allSettled(
    ["one", "deadly", "two"].map((number) => printer.printInvoice({ ...INVOICE, number })),
  );
  expect(
    outcomes.map((one) => (one.status === "fulfilled" ? String(one.value) : (one.reason as Error).message)),
  ).toEqual(["PDF of one", "a worker ended while it made a PDF", "PDF of two"]);
  await printer.close();
});
