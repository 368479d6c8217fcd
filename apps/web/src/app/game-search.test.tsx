import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
import { hasTexts } from "../shared/i18n/texts.ts";
import { GameSearch } from "./game-search.tsx";

test("games are found by their name at once, and by their tagline, whose text comes with the first look", async () => {
  const speaker = SPEAKERS.sl;
  render(
    <LanguageProvider first={speaker}>
      <GameSearch />
    </LanguageProvider>,
  );
  expect(hasTexts("rest", "sl")).toBe(false);
  const field = screen.getByRole("combobox");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "sudo" } });
  expect(screen.getByRole("option").textContent).toBe("Sudoku");
  fireEvent.change(field, { target: { value: "dom zajcka" } });
  expect(screen.queryByRole("option")).toBeNull();
  fireEvent.change(field, { target: { value: "popelji zajcka" } });
  expect((await screen.findByRole("option")).textContent).toBe(speaker.say({ id: "simpleMaze.name" }));
});
