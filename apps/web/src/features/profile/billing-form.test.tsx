import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { User } from "@karota/contract/users/user.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { signIn } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { USER } from "../../testing/site-replies.ts";
import { BillingForm } from "./billing-form.tsx";

const BOUGHT: User = { ...USER, address: "Trg 1", post_number: "1000", post: "Ljubljana", country: "SI" };

let sent: unknown[];
beforeEach(async () => {
  localStorage.clear();
  signIn(person());
  sent = [];
  vi.stubGlobal("fetch", (_url: URL, { body }: RequestInit) => {
    const change = JSON.parse(body as string) as Partial<User>;
    sent.push(change);
    return Promise.resolve(Response.json({ ...BOUGHT, ...change }));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const form = (user: User) => (
  <LanguageProvider first={SPEAKERS.sl}>
    <BillingForm user={user} reload={() => Promise.resolve()} />
  </LanguageProvider>
);
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: RegExp, value: string) => void fireEvent.change(field(name), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Shrani" })));

test("data that arrive after the form was drawn are shown, beside what was typed meanwhile", () => {
  const { rerender } = render(form(USER));
  type(/^Podjetje/, "Zeljnik d. o. o.");
  rerender(form(BOUGHT));
  expect([field(/^Naslov/).value, field(/^Podjetje/).value]).toEqual(["Trg 1", "Zeljnik d. o. o."]);
});

test("only what was changed is sent, so that nothing empty from before replaces an address", async () => {
  render(form(USER));
  type(/^Podjetje/, " Zeljnik d. o. o. ");
  await save();
  expect(sent).toEqual([{ company: "Zeljnik d. o. o." }]);
  expect([field(/^Naslov/).value, field(/^Podjetje/).value]).toEqual(["Trg 1", "Zeljnik d. o. o."]);
});

test("a field that is emptied is sent as empty", async () => {
  render(form(BOUGHT));
  type(/^Naslov/, "");
  await save();
  expect(sent).toEqual([{ address: "" }]);
});
