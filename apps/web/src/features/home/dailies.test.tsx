import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { Dailies } from "./dailies.tsx";

afterEach(cleanup);

it("gives the focus to the first challenge when all are shown, because their button is gone", async () => {
  const boards = CATALOGUE.map(({ id }) => ({ game: id, options: {} }));
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <Dailies boards={boards} ends="2100-01-01T00:00:00Z" onNewDay={() => undefined} />
    </LanguageProvider>,
  );
  const all = screen.getByRole("button", { name: `All ${boards.length} challenges` });
  all.focus();
  fireEvent.click(all);
  await act(() => new Promise<void>((done) => void setTimeout(done)));
  expect(all.isConnected).toBe(false);
  const cards = within(screen.getByRole("list")).getAllByRole("link");
  expect(cards).toHaveLength(boards.length);
  expect(document.activeElement).toBe(cards[0]);
});
