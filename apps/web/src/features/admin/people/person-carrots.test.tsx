import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadTexts } from "../../../shared/i18n/texts.ts";
import { signIn } from "../../../shared/session/session.ts";
import { person } from "../../../testing/people.ts";
import { PersonCarrots } from "./person-carrots.tsx";

beforeEach(async () => {
  localStorage.clear();
  signIn(person({ roles: ["admin"] }));
  await loadTexts("rest", "en");
});
afterEach(cleanup);

it("leads to the first field with a fault, and announces the fault to who is in it already", () => {
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <PersonCarrots person={{ id: "11111111-1111-4111-8111-111111111111", credit_amount: 5 }} />
    </LanguageProvider>,
  );
  const say = (id: string) => SPEAKERS.en.say({ id });
  const reason = screen.getByLabelText(say("admin.person.carrots.reason"));
  fireEvent.change(screen.getByLabelText(say("admin.person.carrots.amount")), { target: { value: "2" } });
  fireEvent.click(screen.getByRole("button", { name: say("admin.person.carrots.give") }));
  expect(document.activeElement).toBe(reason);
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.submit(reason);
  expect(screen.getByRole("status").textContent).toBe(SPEAKERS.en.say({ id: "admin.person.carrots.reason.fault" }));
});
