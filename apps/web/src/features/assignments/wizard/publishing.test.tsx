import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Route } from "wouter";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { readSession, signIn } from "../../../shared/session/session.ts";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { clearCache } from "../../../shared/api/use-load.ts";
import { person } from "../../../testing/people.ts";
import { EMPTY, prepareDraft, saveDraft, readDraft, readPrepared } from "./draft.ts";
import NewAssignmentPage from "./new-assignment-page.tsx";

const TARGET = { of: "group", id: "g1" } as const;
const ID = "2b0a9f2e-0c1d-4c7e-9a51-1f4f6f0b8a11";
const DRAFT = {
  ...EMPTY,
  name: "Seštevanje",
  tasks: [{ game: "addition", options: { level: "easy" }, count: 5 }],
};
const userId = "11111111-1111-4111-8111-111111111111";

let price = 1;
let sent: { key: string | null; body: Record<string, unknown> }[] = [];
let publish: () => Response = () => Response.json({});
beforeEach(async () => {
  localStorage.clear();
  price = 1;
  sent = [];
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    const path = url.pathname.replace("/api/v1/", "");
    if (path === "assignments") {
      const body = JSON.parse(init.body as string) as Record<string, unknown>;
      sent.push({ key: new Headers(init.headers).get("idempotency-key"), body });
      return Promise.resolve(publish());
    }
    const replies: Record<string, unknown> = {
      "assignments/price": {
        group: price,
        student: 0.1,
        groupPackage: "starter",
        studentPackage: "starter",
        presets: [],
      },
      "mentorship/info": { package: { name: "starter" } },
      "mentorship/groups/g1": { name: "6. b", numMembers: 12 },
    };
    return Promise.resolve(Response.json(replies[path]));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
  history.replaceState(null, "", "/studentGroups/g1/newAssignment");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await act(async () => undefined);
};
const show = async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Route path="/studentGroups/:studentGroupId/newAssignment">
        <NewAssignmentPage />
      </Route>
    </LanguageProvider>,
  );
  await settle();
};
const toSummary = async () => {
  for (let step = 0; step < 3; step++) {
    fireEvent.submit(document.querySelector("form")!);
    await settle();
  }
};
const published = (): Response => Response.json({ assignment: { id: ID }, package: "starter", credit_amount: 11.5 });

it("publishes once for two clicks, pays, deletes the draft and goes to the results", async () => {
  prepareDraft(userId, TARGET, DRAFT);
  publish = published;
  await show();
  await toSummary();
  const button = screen.getByRole("button", { name: "Objavi nalogo" });
  fireEvent.click(button);
  fireEvent.submit(document.querySelector("form")!);
  fireEvent.submit(document.querySelector("form")!);
  await settle();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ body: { name: "Seštevanje", groupId: "g1", price: 1 } });
  expect(sent[0]!.key).toMatch(/^[\da-f]{32}$/);
  expect(readSession()?.credit_amount).toBe(11.5);
  expect(readDraft(userId, TARGET)).toBeNull();
  expect(readPrepared(userId, TARGET)).toBeNull();
  expect(location.pathname).toBe(`/studentGroups/g1/assignments/${ID}`);
});

it.each([
  [
    "has no answer",
    () => {
      throw new TypeError("offline");
    },
  ],
  ["times out", () => Response.json({}, { status: 408 })],
  ["comes too often", () => Response.json({}, { status: 429 })],
] as const)("retries a request that %s with the same key, so that it is never paid twice", async (_, fails) => {
  prepareDraft(userId, TARGET, DRAFT);
  publish = fails;
  await show();
  await toSummary();
  fireEvent.submit(document.querySelector("form")!);
  await settle();
  publish = published;
  fireEvent.submit(document.querySelector("form")!);
  await settle();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it("shows a price that has changed and needs another confirmation before it publishes", async () => {
  prepareDraft(userId, TARGET, DRAFT);
  publish = () => Response.json({ code: "E-KAROTA-OLD_VALUES" }, { status: 409 });
  await show();
  await toSummary();
  price = 2.5;
  fireEvent.submit(document.querySelector("form")!);
  await settle();
  expect(screen.getByRole("alert").textContent.replaceAll("\u00a0", " ")).toContain(
    "prej 1 korenček, zdaj 2,5 korenčka",
  );
  expect(sent).toHaveLength(1);
  publish = published;
  fireEvent.submit(document.querySelector("form")!);
  await settle();
  expect(sent[1]).toMatchObject({ body: { price: 2.5 } });
  expect(sent[1]!.key).not.toBe(sent[0]!.key);
});

it("does not publish what the balance does not cover, and leads to carrots", async () => {
  prepareDraft(userId, TARGET, DRAFT);
  price = 20;
  await show();
  await toSummary();
  expect(screen.getByRole("button", { name: "Objavi nalogo" }).getAttribute("aria-disabled")).toBe("true");
  fireEvent.submit(document.querySelector("form")!);
  await settle();
  expect(sent).toHaveLength(0);
  expect(screen.getByRole("link", { name: "Kupi korenčke" }).getAttribute("href")).toBe("/credit-buy");
});

it("offers the saved draft, and stays at the step whose fault it shows", async () => {
  saveDraft(userId, TARGET, { ...DRAFT, name: "Ulom" });
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Nadaljuj z osnutkom" }));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  fireEvent.submit(document.querySelector("form")!);
  await settle();
  const name = screen.getByLabelText("Ime naloge");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: "Ulomki" } });
  expect(readDraft(userId, TARGET)?.draft.name).toBe("Ulomki");
});

it("asks which of a saved draft and a prepared one to keep, and loses neither before that", async () => {
  saveDraft(userId, TARGET, { ...DRAFT, name: "Ulomki" });
  prepareDraft(userId, TARGET, DRAFT);
  await show();
  expect(screen.getByText(/»Ulomki«, zadnja sprememba/)).toBeTruthy();
  expect(screen.getByText("Pripravljen je nov osnutek »Seštevanje«. Obdržiš lahko samo enega.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Nadaljuj s shranjenim" }));
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>("Ime naloge").value).toBe("Ulomki");
  expect(readPrepared(userId, TARGET)).toBeNull();

  cleanup();
  prepareDraft(userId, TARGET, DRAFT);
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Zamenjaj z novim" }));
  await settle();
  const name = screen.getByLabelText<HTMLInputElement>("Ime naloge");
  expect(name.value).toBe("Seštevanje");
  expect(readDraft(userId, TARGET)).toBeNull();
  fireEvent.change(name, { target: { value: "Seštevanje do sto" } });
  expect(readDraft(userId, TARGET)?.draft.name).toBe("Seštevanje do sto");
  expect(readPrepared(userId, TARGET)).toBeNull();
});

it("refuses the same quiz and options twice beyond its tasks, and says how many there are", async () => {
  const flags = (level: string, count: number) => ({
    game: "flags",
    options: { level, continent: "south-america", language: "sl" },
    count,
  });
  const most = 10;
  prepareDraft(userId, TARGET, { ...DRAFT, tasks: [flags("easy", most), flags("hard", 3)] });
  await show();
  fireEvent.submit(document.querySelector("form")!);
  const said = await screen.findByRole("alert");
  expect(said.textContent).toMatch(/^Zastave, .*Na voljo jih je 10, izbranih pa 13\./);
  fireEvent.submit(document.querySelector("form")!);
  await settle();
  expect(screen.getByRole("heading", { name: "Vprašanja" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Odstrani: Zastave, mesto 2" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await toSummary();
  expect(sent).toHaveLength(1);
});
