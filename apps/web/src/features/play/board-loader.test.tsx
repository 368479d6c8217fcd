import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { GUEST, writePlay } from "../../shared/offline/progress.ts";
import { loadSpeaker } from "../../shared/i18n/texts.ts";
import { stubMedia } from "../../testing/media.ts";
import { BoardLoader } from "./board-loader.tsx";

let asked = 0;
let reply: () => Response;
beforeEach(() => {
  stubMedia();
  localStorage.clear();
  asked = 0;
  vi.stubGlobal("fetch", () => {
    asked++;
    return Promise.resolve(reply());
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a daily that the server fails to make is reported with the challenge's own apology, and can be retried", async () => {
  reply = () => Response.json({ code: "E-KAROTA-PERIODIC_INTERNAL" }, { status: 500 });
  const row = CATALOGUE.find(({ id }) => id === "sudoku")!;
  render(
    <LanguageProvider first={await loadSpeaker("sl")}>
      <BoardLoader row={row} id="daily" who={GUEST} />
    </LanguageProvider>,
  );
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Izziv se je zataknil"));
  expect(screen.getByRole("alert").textContent).toContain("z izzivom je nekaj narobe in napaka je pri nas");
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(asked).toBe(2));
});

test("a game whose moves were deleted says when and how well it was finished", async () => {
  const result = { completed: "2025-03-03T10:00:00.000Z", seconds: 252, right: 8, total: 10 };
  reply = () => Response.json({ code: "E-KAROTA-MOVES_DELETED", result }, { status: 410 });
  const row = CATALOGUE.find(({ id }) => id === "simpleMath")!;
  render(
    <LanguageProvider first={await loadSpeaker("en")}>
      <BoardLoader row={row} id="11111111-1111-4111-8111-111111111111" who="me" />
    </LanguageProvider>,
  );
  await screen.findByText(/You finished this game on 3 March 2025, in 4:12/);
  expect(screen.getByRole("status").textContent).toContain("Right at the first try: 8 of 10.");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/games/simple_math");
});

test.each([
  ["weekly", "Weekly challenge", "/games/sudoku/weekly"],
  ["daily", "Daily challenge", "/games/sudoku/daily"],
  // This browser has nothing of it.
  [null, "Daily challenge", "/games/sudoku/daily"],
] as const)(
  "a challenge that is over promises no board, and leads to the running one: %s",
  async (period, name, to) => {
    const id = "11111111-1111-4111-8111-111111111111";
    const facts = { done: 1, total: 9, completed: false, seconds: 60, hints: 0, resets: 0, session: null as never };
    if (period) writePlay("me", { gridId: id, game: "sudoku", options: {}, period, ends: null, ...facts }, 0);
    reply = () => Response.json({ code: "E-KAROTA-PERIOD_OVER" }, { status: 410 });
    render(
      <LanguageProvider first={await loadSpeaker("en")}>
        <BoardLoader row={CATALOGUE.find((row) => row.id === "sudoku")!} id={id} who="me" />
      </LanguageProvider>,
    );
    await screen.findByText("This challenge is over, and its board can’t be opened any more.");
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      [name, to],
      ["Game page", "/games/sudoku"],
    ]);
  },
);
