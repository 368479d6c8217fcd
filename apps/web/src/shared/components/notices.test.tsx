import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CODES, type Code } from "@karota/contract/errors/codes.ts";
import type { FailureBody } from "@karota/contract/errors/failure.ts";
import { ApiFailure } from "../api/api.ts";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { adoptLanguage } from "../i18n/language.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { dismiss, notify, notifyFailure, Notices, toast } from "./notices.tsx";
import { clearSession, readSession, signIn } from "../session/session.ts";
import { person } from "../../testing/people.ts";
import { loadSpeaker, loadTexts } from "../i18n/texts.ts";

beforeEach(async () => {
  stubDialogs();
  adoptLanguage("sl");
  const speaker = await loadSpeaker("sl");
  await loadTexts("rest");
  await import("./notice-dialog.tsx");
  render(
    <LanguageProvider first={speaker}>
      <Notices />
    </LanguageProvider>,
  );
});
afterEach(() => {
  act(() => (Object.keys(CODES) as Code[]).forEach(dismiss));
  cleanup();
  vi.useRealTimers();
});

test.each(Object.keys(CODES) as Code[])("%s opens a popup with its title and description", async (code) => {
  act(() => notify(code, { values: { price: "2 korenčka", balance: "1 korenček" } }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).not.toContain(`error.${code}`);
  expect(screen.getByRole("heading", { level: 2 }).textContent).not.toBe("");
  const runs = code === "I-PAYMENT-IN_PROGRESS";
  expect(screen.queryAllByRole("button").length).toBe(runs ? 0 : 1);
});

test("a code is not stacked upon itself, others wait for their turn", async () => {
  act(() => {
    notify("E-KAROTA-INTERNAL");
    notify("E-KAROTA-INTERNAL");
    notify("S-CHANGES-SAVED");
  });
  await screen.findByText("E-KAROTA-INTERNAL");
  fireEvent.click(screen.getByRole("button", { name: "V redu" }));
  expect(screen.queryByText("E-KAROTA-INTERNAL")).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "V redu" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("no answer is a word, a 401 is silent, an unknown failure is an internal one", async () => {
  act(() => notifyFailure(new ApiFailure(0, null)));
  expect(screen.getByRole("status").textContent).toContain("Ni povezave");
  act(() => notifyFailure(new ApiFailure(401, { code: "E-AUTH-NO_USER" })));
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => notifyFailure(new ApiFailure(502, null)));
  expect(await screen.findByText("E-KAROTA-INTERNAL")).toBeDefined();
});

test("a code of a newer server, for which this page has no words, is shown as an internal error with its code", async () => {
  const code = "E-KAROTA-OF_TOMORROW" as Code;
  act(() => notifyFailure(new ApiFailure(400, { code } as FailureBody)));
  expect((await screen.findByRole("dialog")).textContent).toContain("E-KAROTA-OF_TOMORROW");
  expect(screen.getByRole("dialog").textContent).not.toContain("error.");
  act(() => dismiss(code));
});

test("the popup for too few carrots has the price and the balance of the answer, and the balance is loaded", async () => {
  signIn(person());
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ credit_amount: 0.5, entries: [], next: null })));
  const body = { code: "E-KAROTA-NOT_ENOUGH_CARROTS", price: 2, credit_amount: 0.5 } as const;
  act(() => notifyFailure(new ApiFailure(402, body)));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent.replaceAll("\u00a0", " ")).toContain("Cena: 2 korenčka. Stanje: 0,5 korenčka.");
  await vi.waitFor(() => expect(readSession()?.credit_amount).toBe(0.5));
  vi.unstubAllGlobals();
  clearSession();
});

test("an unexpected error shows the id of its request, which can be copied, and says whether it was", async () => {
  const id = "0d5a1f0e-4c0c-4b8e-9d0a-6f5b9c1e2a3b";
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce().mockRejectedValue(new Error("no"));
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
  act(() => notifyFailure(new ApiFailure(500, { code: "E-KAROTA-INTERNAL", request_id: id })));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain(`Oznaka napake: ${id}`);
  const copy = screen.getByRole("button", { name: "Kopiraj oznako" });
  fireEvent.click(copy);
  expect(await within(dialog).findByText("Oznaka je kopirana.")).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(id);
  fireEvent.click(copy);
  expect(await within(dialog).findByText(/Kopiranje ni uspelo/)).toBeDefined();
  act(() => dismiss("E-KAROTA-INTERNAL"));
  vi.unstubAllGlobals();

  act(() => notifyFailure(new ApiFailure(404, { code: "E-KAROTA-NOT_FOUND" })));
  await screen.findByRole("dialog");
  expect(screen.queryByRole("button", { name: "Kopiraj oznako" })).toBeNull();
  act(() => dismiss("E-KAROTA-NOT_FOUND"));
});

test("a word that is shown again is announced again, and stays for its whole time", () => {
  vi.useFakeTimers();
  act(() => toast("shell.panel.removed"));
  const first = screen.getByRole("status").firstElementChild;
  act(() => void vi.advanceTimersByTime(5_000));
  act(() => toast("shell.panel.removed"));
  expect(screen.getByRole("status").firstElementChild).not.toBe(first);
  act(() => void vi.advanceTimersByTime(5_999));
  expect(screen.getByRole("status").textContent).toContain("odstranjen");
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a word goes after six seconds and can be taken back", () => {
  vi.useFakeTimers();
  const undo = vi.fn<() => void>();
  act(() => toast("shell.panel.removed", { undo }));
  act(() => void vi.advanceTimersByTime(5_999));
  expect(screen.getByRole("status").textContent).toContain("odstranjen");
  fireEvent.click(screen.getByRole("button", { name: "Razveljavi" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => toast("shell.panel.removed"));
  act(() => void vi.advanceTimersByTime(6_000));
  expect(screen.getByRole("status").textContent).toBe("");
});
