import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { GUEST } from "../../shared/offline/progress.ts";
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
