import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GradeBook } from "@karota/contract/assignments/grade-book.ts";
import type { ClassReply } from "@karota/contract/classes/classes.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../shared/api/use-load.ts";
import { Notices } from "../shared/components/notices.tsx";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../shared/i18n/texts.ts";
import { signIn } from "../shared/session/session.ts";
import { stubDialogs } from "../testing/dialogs.ts";
import { person } from "../testing/people.ts";
import { setSiteSettings } from "../testing/site-settings.ts";
import { Members } from "./members.tsx";

const NAMES = { ana: "Ana", bine: "Bine", cene: "Cene" };
const ids = Object.keys(NAMES) as (keyof typeof NAMES)[];
const group = (role: GroupDetail["role"]): GroupDetail => ({
  id: "g1",
  role,
  name: "5.a",
  description: "",
  numMembers: 3,
  numAssignments: 0,
  numPupils: 2,
  created: "2026-11-05T10:00:00+01:00",
  members: ids.map((id) => ({
    id,
    name: NAMES[id],
    face: null,
    added: "2026-11-05T10:00:00+01:00",
    left: null,
    ...(id === "ana" && { outOfClass: true }),
  })),
});
const SCHOOL: ClassReply = {
  on: true,
  code: "7K3M",
  lastDay: null,
  handedOver: false,
  pupils: [
    { id: "bine", name: "Bine", locked: true, used: true },
    { id: "cene", name: "Cene", locked: false, used: false },
  ],
};

let sent: string[];
beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  stubDialogs();
  sent = [];
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(role: GroupDetail["role"]) {
  const book: GradeBook = {
    role,
    assignments: [],
    students: ids.map((id) => ({ id, name: NAMES[id], face: null, grades: [] })),
    page: 0,
    more: false,
  };
  const card = { id: "cene", secret: "s", pictures: ["key", "sun", "tree"] };
  vi.stubGlobal("fetch", (url: URL, { method }: RequestInit) => {
    const path = url.pathname.replace("/api/v1/", "");
    sent.push(`${method} ${path}`);
    if (path.endsWith("grades")) return Promise.resolve(Response.json(book));
    if (path.endsWith("cards")) return Promise.resolve(Response.json({ class: SCHOOL, cards: [card] }));
    return Promise.resolve(Response.json(method === "GET" ? SCHOOL : {}));
  });
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Members group={group(role)} />
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
}
const row = (name: string) => screen.getByRole("rowheader", { name: new RegExp(name) });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await act(async () => undefined);
};
const acts = () =>
  within(screen.getByRole("dialog"))
    .getAllByRole("listitem")
    .map((one) => one.textContent);

it("names each member once, with what is to be said of them", async () => {
  await show("owner");
  for (const name of Object.values(NAMES)) expect(screen.getAllByText(name)).toHaveLength(1);
  expect(row("Ana").textContent).toContain("v šoli ni v tem razredu");
  expect(row("Bine").textContent).toContain("zaklenjeno");
  expect(row("Cene").textContent).toContain("še brez prijave");
});

it("offers for each member what can be done: more for those with a card, whom it may unlock", async () => {
  await show("owner");
  await press("Možnosti: Ana");
  expect(screen.getByRole("dialog", { name: "Ana" }).textContent).toContain("5. nov. 2026");
  expect(acts()).toEqual(["Odstrani iz skupine"]);
  await press("Odstrani iz skupine");
  await press("Odstrani");
  expect(sent).toContain("DELETE mentorship/groups/g1/members/ana");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Možnosti: Bine");
  expect(acts()).toEqual(["Odkleni sličice", "Nova kartica", "Preimenuj", "Odstrani iz razreda"]);
  await press("Odkleni sličice");
  expect(sent).toContain("POST classes/g1/pupils/bine/unlock");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("shows a new card until it is saved or closed, and returns to the acts where none is made", async () => {
  await show("owner");
  await press("Možnosti: Cene");
  await press("Nova kartica");
  await press("Prekliči");
  expect(acts()).toEqual(["Nova kartica", "Preimenuj", "Odstrani iz razreda"]);
  await press("Nova kartica");
  await press("Naredi kartico");
  expect(screen.getByRole("dialog", { name: "1 kartica je narejena" })).toBeTruthy();
});

it("shows a colleague the same list without acts, and asks for no class", async () => {
  await show("colleague");
  expect(row("Ana").textContent).toContain("v šoli ni v tem razredu");
  expect(screen.queryByRole("button", { name: /Možnosti/ })).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  expect(sent).toEqual(["GET mentorship/groups/g1/grades"]);
});
