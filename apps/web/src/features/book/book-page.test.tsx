import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BookBody } from "@karota/contract/games/book.ts";
import { dismiss, Notices } from "../../shared/components/notices.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { readSession, signIn } from "../../shared/session/session.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import BookPage from "./book-page.tsx";

const state = { ends: "2026-11-22T00:00:00+01:00", started: false, completed: false, progress: null, seconds: 0 };
const infoOf = (game: string) => ({
  game,
  active: true,
  fields: [],
  presets: ["easy", "hard"].map((level, place) => ({
    options: { level },
    price: place + 1,
    price_cents: 10 * (place + 1),
  })),
  daily: { ...state, options: { level: "easy" } },
  weekly: { ...state, options: { level: "hard" } },
  unfinished: [],
});

interface Order {
  readonly body: BookBody;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly send: (event: string, data: unknown) => void;
  readonly end: () => void;
}
let orders: Order[];
/** The status with which the next order is refused. */
let refusal: number | null;
let downloads: string[];
beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, "", "/book");
  stubDialogs();
  orders = [];
  refusal = null;
  downloads = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:book", revokeObjectURL: () => undefined }));
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    const game = /games\/info\/(\w+)/.exec(url.pathname)?.[1];
    if (game) return Promise.resolve(Response.json(infoOf(game)));
    let control!: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({ start: (one) => void (control = one) });
    const signal = init.signal!;
    signal.addEventListener("abort", () => control.error(signal.reason));
    orders.push({
      body: JSON.parse(init.body as string) as BookBody,
      key: (init.headers as Record<string, string>)["idempotency-key"]!,
      signal,
      send: (event, data) =>
        control.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
      end: () => control.close(),
    });
    if (refusal !== null) return Promise.resolve(Response.json({}, { status: refusal }));
    return Promise.resolve(new Response(stream, { headers: { "content-type": "text/event-stream" } }));
  });
  signIn(person());
  await loadTexts("rest", "en");
  await import("../../shared/components/notice-dialog.tsx");
  render(
    <LanguageProvider first={await loadSpeaker("en")}>
      <BookPage />
      <Notices />
    </LanguageProvider>,
  );
  await screen.findByText("4 carrots");
});
afterEach(() => {
  act(() => dismiss("E-KAROTA-OLD_VALUES"));
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const send = (event: string, data: unknown) => act(async () => orders.at(-1)!.send(event, data));
const isDisabled = () => button("Make the book").getAttribute("aria-disabled") === "true";
const type = (count: string) => fireEvent.change(screen.getAllByRole("spinbutton")[0]!, { target: { value: count } });

test("a book is asked for at the price that is shown, its progress is seen, and it comes as a file", async () => {
  await press("Add a game");
  await screen.findByText("8 carrots");
  fireEvent.change(screen.getAllByLabelText("Type")[1]!, { target: { value: "1" } });
  fireEvent.change(screen.getByLabelText("Title"), { target: { value: " Rainy days " } });
  fireEvent.click(screen.getByRole("switch", { name: /Large print/ }));
  expect(screen.getByText("12 carrots")).toBeTruthy();
  await press("Make the book");
  expect(orders[0]!.body).toMatchObject({
    title: "Rainy days",
    parts: [
      { game: "sudoku", options: { level: "easy" }, count: 4 },
      { game: "kakuro", options: { level: "hard" }, count: 4 },
    ],
    large: true,
    solutions: true,
    per_page: 4,
    price: 12,
  });
  await send("made", { made: 3, of: 8 });
  expect(screen.getByText("Games ready: 3 of 8")).toBeTruthy();
  await send("made", { made: 8, of: 8 });
  await send("book", { file: btoa("%PDF"), price: 12, credit_amount: 0.5 });
  expect(await screen.findByText(/Your book is ready/)).toBeTruthy();
  expect(readSession()?.credit_amount).toBe(0.5);
  expect(downloads).toEqual(["Rainy days.pdf"]);
  await press("Download again");
  expect([downloads.length, orders.length]).toEqual([2, 1]);
});

test("a book of nothing and one of 1,000 say what is wrong, and are not asked for", async () => {
  type("1000");
  expect(screen.getByText("A book has room for 100 games. You’ve chosen 1000.")).toBeTruthy();
  expect(isDisabled()).toBe(true);
  await press("Make the book");
  type("13");
  expect(screen.getByText("You don’t have enough carrots for that.")).toBeTruthy();
  button("Remove: Sudoku").focus();
  await press("Remove: Sudoku");
  expect(screen.getByText(/There’s nothing in the book yet/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(isDisabled()).toBe(true);
  await press("Make the book");
  expect(orders).toEqual([]);
});

test("a cancelled book ends its request, costs nothing, and can be made again", async () => {
  await press("Make the book");
  await send("made", { made: 1, of: 4 });
  await press("Cancel");
  expect(orders[0]!.signal.aborted).toBe(true);
  expect(screen.getByText(/didn’t cost anything/)).toBeTruthy();
  expect(document.activeElement).toBe(button("Make the book"));
  expect(readSession()?.credit_amount).toBe(12.5);
  await press("Make the book");
  expect(orders).toHaveLength(2);
});

test("a lost connection is tried again with the same key, a changed price with another one", async () => {
  await press("Make the book");
  await act(async () => orders[0]!.end());
  await press("Make the book");
  expect(orders[1]!.key).toBe(orders[0]!.key);
  await send("failure", { code: "E-KAROTA-OLD_VALUES", price: 8 });
  expect(await screen.findByRole("dialog")).toBeTruthy();
  await screen.findByText("4 carrots");
  await press("Make the book");
  expect(orders[2]!.key).not.toBe(orders[0]!.key);
});

test.each([
  ["times out", 408],
  ["comes too often", 429],
])(
  "a retry after a lost connection that %s leaves the key as it was, so that the book is paid once",
  async (_, status) => {
    await press("Make the book");
    await act(async () => orders[0]!.end());
    refusal = status;
    await press("Make the book");
    refusal = null;
    await press("Make the book");
    expect(orders.map(({ key }) => key)).toEqual(Array.from({ length: 3 }, () => orders[0]!.key));
  },
);
