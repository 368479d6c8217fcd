import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Language } from "@karota/engine/message.ts";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { findGames } from "../format/game-words.ts";
import { loadSpeaker } from "../i18n/texts.ts";
import { GameCard } from "./game-card.tsx";

afterEach(cleanup);

async function show(game: string, language: Language) {
  const speaker = await loadSpeaker(language);
  render(
    <LanguageProvider first={speaker}>
      <GameCard game={game} to="/" line={null} />
    </LanguageProvider>,
  );
  return speaker;
}

it("a long name is divided for the eye; its link is named, and is found, without soft hyphens", async () => {
  const speaker = await show("crossword", "de");
  const link = screen.getByRole("link", { name: "Kreuzworträtsel" });
  expect(link.querySelector("span[aria-hidden]")?.textContent).toBe("Kreuz\u00adwort\u00adrätsel");
  expect(findGames("kreuzworträtsel", speaker).map(({ id }) => id)).toContain("crossword");
});

it("a short name is there once", async () => {
  await show("sudoku", "de");
  expect(screen.getByRole("link", { name: "Sudoku" }).textContent).toBe("Sudoku");
});
