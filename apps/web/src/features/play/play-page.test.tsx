import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import { Route } from "wouter";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { takeReturn } from "../../shared/session/leave.ts";

import PlayPage from "./play-page.tsx";

const game = pathOf(CATALOGUE[0].id);
const open = (id: string) => {
  history.replaceState(null, "", `/games/${game}/${id}`);
  return render(
    <LanguageProvider first={SPEAKERS.en}>
      <Route path="/games/:game/:id">
        <PlayPage />
      </Route>
    </LanguageProvider>,
  );
};
const asked = vi.fn<(url: URL) => Promise<Response>>(() => new Promise(() => undefined));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
});

describe("a visitor", () => {
  it.each(["weekly", "22222222-2222-4222-8222-222222222222"])(
    "is asked to sign in for %s, and nothing is loaded",
    (id) => {
      open(id);
      fireEvent.click(screen.getByRole("link", { name: "Sign in" }));
      expect(takeReturn()).toBe(`/games/${game}/${id}`);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it("gets the board of the day without a login", async () => {
    open("daily");
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(String(asked.mock.calls[0]![0])).toContain(`/api/v1/games/${game}/periodic/daily`);
  });
});
