import type { CardPicture } from "@karota/contract/classes/pictures.ts";
import type { GroupReport } from "@karota/contract/assignments/grade-book.ts";
import type { Language } from "@karota/engine/message.ts";
import type { BookLayout } from "@karota/print/book.ts";
import type { Layout } from "@karota/print/page.ts";
import type { Clock } from "../deps.ts";
import type { InvoiceDocument } from "../modules/invoices/index.ts";
import { workerPool, type PoolCount, type StartThread } from "../workers/worker-pool.ts";

export interface PrintJob {
  readonly layout: Omit<Layout, "link">;
  /** The address that the QR code of the sheets holds. */
  readonly link: string | null;
  readonly language: Language;
  readonly now: number;
}

/** A book: boards of several games with contents. */
export interface BookJob {
  readonly book: Omit<BookLayout, "link">;
  /** The address that the QR code beside the contents holds; null for none. */
  readonly link: string | null;
  readonly language: Language;
  readonly now: number;
}

/** Cards with which pupils sign in. */
export interface CardsJob {
  readonly cards: readonly CardContent[];
  /** The site's page where cards are used. */
  readonly address: string;
  readonly language: Language;
  readonly now: number;
}
export interface CardContent {
  readonly name: string;
  readonly group: string;
  readonly code: string;
  readonly secret: string;
  readonly pictures: readonly CardPicture[];
}

export interface ReportJob {
  readonly report: GroupReport;
  readonly language: Language;
  readonly timeZone: string;
  readonly now: number;
}

/** What the thread is given. */
export type PdfJob =
  | PrintJob
  | BookJob
  | CardsJob
  | ReportJob
  | { readonly invoice: InvoiceDocument; readonly now: number };

/** Makes PDFs off the event loop. Each rejects when its PDF cannot be made, or the thread has ended meanwhile. */
export interface Printer {
  /** A PDF for one reader. */
  print(job: PrintJob): Promise<Buffer>;
  /** A cached PDF that is the same for everyone, by its key; null when there is none. */
  findForAll(key: string): Promise<Buffer> | null;
  /** The same; made and cached until `ends` when there is none. */
  printForAll(key: string, ends: number, make: () => Promise<PrintJob>): Promise<Buffer>;
  printBook(job: BookJob): Promise<Buffer>;
  /** Cards with which pupils sign in, for cutting. */
  printCards(job: CardsJob): Promise<Buffer>;
  /** An invoice, credit note or pro-forma invoice. */
  printInvoice(document: InvoiceDocument): Promise<Buffer>;
  /** A group's report, a page a student. */
  printReport(job: Omit<ReportJob, "now">): Promise<Buffer>;
  count(): PoolCount;
  close(): Promise<void>;
}

const WORKER = new URL("./worker.ts", import.meta.url);
/** One thread: the other processor is the event loop's, and printing can wait. */
const THREADS = 1;
/** PDFs in the cache, of about 50 KB each. */
const MAX_CACHED = 400;

export function workerPrinter(clock: Clock, start?: StartThread): Printer {
  const pool = workerPool<PdfJob, Uint8Array>("pdfs", THREADS, WORKER, () => "a PDF", start);
  const run = async (job: PdfJob): Promise<Buffer> => {
    const bytes = await pool.run(job, "urgent");
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  const print: Printer["print"] = run;
  /** The oldest first. Being made, or made; a failure is dropped at once. */
  const cache = new Map<string, { readonly ends: number; readonly pdf: Promise<Buffer> }>();
  const findForAll: Printer["findForAll"] = (key) => {
    const known = cache.get(key);
    return known && clock.now() < known.ends ? known.pdf : null;
  };
  return {
    print,
    printBook: run,
    printCards: run,
    printInvoice: (invoice) => run({ invoice, now: clock.now() }),
    printReport: (job) => run({ ...job, now: clock.now() }),
    findForAll,
    printForAll(key, ends, make) {
      const known = findForAll(key);
      if (known) return known;
      for (const [other, one] of cache) if (one.ends <= clock.now() || cache.size >= MAX_CACHED) cache.delete(other);
      const pdf = make().then(print);
      cache.set(key, { ends, pdf });
      pdf.catch(() => cache.delete(key));
      return pdf;
    },
    count: () => pool.count(),
    close: () => pool.close(),
  };
}
