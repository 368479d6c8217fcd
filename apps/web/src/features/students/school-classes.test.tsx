import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import type { SchoolClassesReply } from "@karota/contract/mentorship/school-class.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { Notices } from "../../shared/components/notices.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { signIn } from "../../shared/session/session.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import { SchoolClasses } from "./school-classes.tsx";

const GROUP: GroupDetail = {
  id: "g1",
  role: "owner",
  name: "5.a",
  description: "",
  numMembers: 2,
  numAssignments: 0,
  numPupils: 0,
  created: "2026-11-05T10:00:00+01:00",
  members: [],
};
const TAKEN = { id: "g1", name: "5. razred" };

let classes: SchoolClassesReply["classes"];
let sent: string[];
let fails: string | null;

beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  stubDialogs();
  sent = [];
  fails = null;
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    if (method === "GET" && url.pathname.endsWith("info"))
      return Promise.resolve(Response.json({ package: { name: "starter" } }));
    if (method === "GET") return Promise.resolve(Response.json({ classes }));
    sent.push(`${method} ${url.pathname} ${body as string}`);
    if (fails !== null) return Promise.resolve(Response.json({ code: fails }, { status: 409 }));
    classes = classes.map((one) => ({ ...one, group: TAKEN, numComing: 0 }));
    return Promise.resolve(
      Response.json({ code: "S-MENTORSHIP-GROUP_ADDED", group: { ...GROUP, name: TAKEN.name }, package: "essential" }),
    );
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (what: React.ReactNode) => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      {what}
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};

it("shows nothing where the school names no class", async () => {
  classes = [];
  await show(<SchoolClasses />);
  expect(screen.queryByText("Razredi tvoje šole")).toBeNull();
});

it("takes a class over with one press, says which package that needs, and then leads to the group", async () => {
  classes = [{ name: "5.a", group: null, numComing: 2 }];
  await show(<SchoolClasses />);
  expect(screen.getByText("2 učenca")).toBeDefined();
  const take = screen.getByRole("button", { name: "Prevzemi kot skupino: 5.a" });
  take.focus();
  fireEvent.click(take);
  await act(async () => undefined);
  expect(sent).toEqual(['POST /api/v1/mentorship/school-classes {"name":"5.a"}']);
  const moved = { id: "students.moved", values: { package: { id: "package.essential" } } } as const;
  expect(await screen.findByText(SPEAKERS.sl.say(moved))).toBeDefined();
  expect((await screen.findByRole("link", { name: "5. razred" })).getAttribute("href")).toBe("/studentGroups/g1");
  expect(screen.queryByRole("button", { name: /5\. razred|5\.a/ })).toBeNull();
  // The button is gone: the focus is on what came in its place.
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "5. razred" }));
});

it("brings in who is missing, and says why it cannot", async () => {
  classes = [{ name: "5.a", group: TAKEN, numComing: 3 }];
  fails = "E-MENTORSHIP-PACKAGE_LIMIT_REACHED";
  await show(<SchoolClasses />);
  expect(screen.getByText("3 učenci še niso v skupini")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Dodaj v skupino: 5. razred" }));
  await act(async () => undefined);
  expect(
    await screen.findByText(SPEAKERS.sl.say({ id: "error.E-MENTORSHIP-PACKAGE_LIMIT_REACHED.title" })),
  ).toBeDefined();
  expect(screen.getByText("3 učenci še niso v skupini")).toBeDefined();
});
