import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Purchase } from "@karota/contract/payments/payment.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import TransferNote from "./invoice.tsx";

afterEach(cleanup);

it("takes the focus from the form in whose place it comes", () => {
  const purchase = { id: "44444444-4444-4444-8444-444444444444", price_cents: 1000, transfer: null } as Purchase;
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <TransferNote purchase={purchase} clientSecret="" publishableKey="" onClose={() => undefined} />
    </LanguageProvider>,
  );
  const note = screen.getByRole("region", { name: SPEAKERS.en.say({ id: "buy.transfer.title" }) });
  expect(document.activeElement).toBe(note);
});
