import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import EntertainmentPage from "./entertainment-page.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("says how many games there are of what is typed", () => {
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <EntertainmentPage />
    </LanguageProvider>,
  );
  const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(said().join("")).toBe("");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "sudoku" } });
  expect(said()).toContain("1 game");
});
