import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { readSession, signIn } from "../../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import { Bill } from "./bill.tsx";

const { say } = SPEAKERS.en;

beforeEach(async () => {
  localStorage.clear();
  stubDialogs();
  setSiteSettings();
  await loadSpeaker("en");
  await loadTexts("rest", "en");
});
afterEach(cleanup);

/** The bill of a start, for a visitor unless somebody has signed in. */
function show(price: number): string {
  const deal = {
    game: "sudoku",
    price,
    cents: 10 * price,
    user: readSession(),
    starting: false,
    start: () => undefined,
  };
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <Bill {...deal} />
    </LanguageProvider>,
  );
  return screen.getByRole("region").textContent;
}
const start = () => screen.getByRole("button", { name: say({ id: "dispatch.start" }) });

test("a start that costs nothing on a site with prices is free, and needs no balance", () => {
  signIn({ ...person(), credit_amount: 0 });
  const words = show(0);
  expect(words).toContain(say({ id: "price.free" }));
  expect(words).not.toMatch(/€|0 carrots/);
  expect(start()).toBeDefined();
});

test("a visitor reads of the welcome carrots only where a start costs some", () => {
  expect(show(1)).toContain(say({ id: "dispatch.whyLogin" }));
  cleanup();
  expect(show(0)).toContain(say({ id: "dispatch.whyLogin.allFree" }));
});

test("on a free site there is only the start", () => {
  setSiteSettings({ free: true, sells: false });
  signIn(person());
  expect(show(0)).toBe(say({ id: "dispatch.start" }).repeat(2));
});

test("who has too few carrots is led to the shop, and to the day's free board where they cannot buy", () => {
  signIn(person());
  show(20);
  expect(screen.getByRole("button", { name: say({ id: "dispatch.getCarrots" }) })).toBeDefined();
  cleanup();
  signIn(person({ buys: false }));
  expect(show(20)).not.toContain("€");
  expect(screen.queryByRole("button", { name: say({ id: "dispatch.getCarrots" }) })).toBeNull();
  const daily = screen.getByRole("link", { name: say({ id: "dispatch.daily" }) });
  expect(daily.getAttribute("href")).toBe("/games/sudoku/daily");
});
