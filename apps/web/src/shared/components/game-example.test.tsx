import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Language } from "@karota/engine/message.ts";
import { GameExample } from "./game-example.tsx";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { adoptLanguage } from "../i18n/language.ts";
import { loadSpeaker, loadTexts } from "../i18n/texts.ts";

async function show(game: string, language: Language) {
  adoptLanguage(language);
  const speaker = await loadSpeaker(language);
  for (const part of ["rest", "sudoku"]) await loadTexts(part, language);
  return render(
    <LanguageProvider first={speaker}>
      <GameExample game={game} />
    </LanguageProvider>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("a game's example is under its heading, in the colours of its category", async () => {
  const { container } = await show("sudoku", "de");
  expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Beispiel");
  expect(container.querySelector("section")!.getAttribute("data-category")).toBe("logic");
  expect(screen.queryAllByRole("gridcell")).toHaveLength(0);
});

test("a quiz, which has no example, shows nothing", async () => {
  const { container } = await show("addition", "sl");
  expect(container.innerHTML).toBe("");
});
