import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CODES, type Code } from "@karota/contract/errors/codes.ts";
import type { PricesReply } from "@karota/contract/payments/payment.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { dismiss, Notices } from "../../shared/components/notices.tsx";
import { readSession, signIn } from "../../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import BuyPage from "./buy-page.tsx";
import { returnAddress } from "./pay.ts";

const ID = "44444444-4444-4444-8444-444444444444";
const PRICES: PricesReply = {
  carrot_cents: 10,
  least: 10,
  most: 1000,
  country: "SI",
  vat_rate: 2200,
  providers: [{ id: "stripe", publishable_key: "pk" }],
  missing: [],
  games: [{ tier: "leisure", price: 1 }],
};
let asked: unknown[];
let replies: Response[];
beforeEach(async () => {
  localStorage.clear();
  stubDialogs();
  asked = [];
  replies = [];
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    if (!url.pathname.endsWith("/payments/approve")) return Promise.resolve(Response.json(PRICES));
    asked.push(JSON.parse(init.body as string));
    return Promise.resolve(replies.shift()!);
  });
  signIn(person());
  await loadTexts("rest", "sl");
  await import("../../shared/components/notice-dialog.tsx");
  await clearCache();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  act(() => (Object.keys(CODES) as Code[]).forEach(dismiss));
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = (code: string) =>
  Response.json({ code, purchase: {}, credit_amount: code.startsWith("S-") ? 112.5 : 12.5 });
async function show(address: string): Promise<void> {
  history.replaceState(null, "", address);
  render(
    <LanguageProvider first={await loadSpeaker("sl")}>
      <BuyPage />
      <Notices />
    </LanguageProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}
/** The page as Stripe comes back to it, with words of its own. */
const comeBack = (): Promise<void> => {
  const { pathname, search } = new URL(returnAddress(ID));
  return show(`${pathname}${search}&payment_intent=pi_1&redirect_status=succeeded`);
};
const popup = () => screen.getByRole("dialog").textContent;

test("a payment that comes back from its method's own page is asked for, and its success is shown", async () => {
  replies = [told("I-PAYMENT-IN_PROGRESS"), told("S-PAYMENT-PAYMENT_SUCCESS")];
  await comeBack();
  expect(asked).toEqual([{ id: ID }]);
  expect(popup()).toContain("poteka");
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(popup()).toContain("Plačilo je uspelo");
  expect(readSession()?.credit_amount).toBe(112.5);
  expect(asked).toHaveLength(2);
});

test("a number of carrots that cannot be bought says why at the button too, and has the focus when it is refused", async () => {
  await show("/credit-buy");
  const amount = screen.getByRole("textbox", { name: "Število korenčkov" });
  const buy = screen.getByRole("button", { name: "Na plačilo" });
  expect(buy.getAttribute("aria-describedby")).toBeNull();
  fireEvent.change(amount, { target: { value: "3" } });
  const words = amount.parentElement!.querySelector("p")!.textContent;
  expect(document.getElementById(buy.getAttribute("aria-describedby")!)!.textContent).toBe(words);
  buy.focus();
  fireEvent.click(buy);
  expect(document.activeElement).toBe(amount);
  fireEvent.submit(amount);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(words);
});

test("its failure is shown, and not again after a reload", async () => {
  replies = [Response.json({ code: "E-PAYMENT-STRIPE_DECLINED" }, { status: 402 })];
  await comeBack();
  expect(popup()).toContain("E-PAYMENT-STRIPE_DECLINED");
  expect(`${location.pathname}${location.search}`).toBe("/credit-buy");
});

test("one that the bank confirms only later ends with a word, not with a popup without buttons", async () => {
  replies = Array.from({ length: 100 }, () => told("I-PAYMENT-IN_PROGRESS"));
  await comeBack();
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked).toHaveLength(40);
});

test("while the provider does not answer, a minute of slow requests ends with a word that asks not to pay again", async () => {
  let now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => now);
  // Each reply takes 45 s.
  vi.spyOn(replies, "shift").mockImplementation(() => {
    now += 45_000;
    return told("I-PAYMENT-IN_PROGRESS");
  });
  await comeBack();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  vi.mocked(Date.now).mockRestore();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText(/ne ponavljaj/)).not.toBeNull();
  expect(asked).toHaveLength(2);
});
