import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ColleaguesReply, GroupLogReply, Invitation } from "@karota/contract/mentorship/colleagues.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../../shared/api/use-load.ts";
import { Notices } from "../../../shared/components/notices.tsx";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { signIn } from "../../../shared/session/session.ts";
import { stubDialogs } from "../../../testing/dialogs.ts";
import { person } from "../../../testing/people.ts";
import { setSiteSettings } from "../../../testing/site-settings.ts";
import { ColleaguesSection } from "./colleagues-section.tsx";
import { Invitations } from "./invitations.tsx";

const GROUP: GroupDetail = {
  id: "g1",
  role: "owner",
  name: "7. b",
  description: "",
  numMembers: 9,
  numAssignments: 0,
  numPupils: 0,
  created: "2026-11-05T10:00:00+01:00",
  members: [],
};
const at = "2026-11-21T12:00:00+01:00";
const MENTORS: ColleaguesReply = {
  owner: { id: "m1", name: "Ana", face: null },
  colleagues: [{ id: "m2", name: "Maja", face: null, since: at, offered: false }],
  invited: [{ id: "m3", name: "Boris", face: null, asked: at }],
};
const INVITATIONS: Invitation[] = [
  { id: "g2", group: "6. a", as: "colleague", owner: { name: "Cene", face: null }, members: null, asked: at },
  { id: "g3", group: "5. c", as: "owner", owner: { name: "Cene", face: null }, members: 2, asked: at },
];
const LOG: GroupLogReply["entries"] = [
  { id: 2, at, action: "published", actor: "Maja", subject: null, assignment: "Ulomki" },
  { id: 5, at, action: "invited", actor: "Ana", subject: null, assignment: null },
  { id: 4, at, action: "invitationTakenBack", actor: "Ana", subject: null, assignment: null },
  { id: 3, at, action: "invitationDeclined", actor: null, subject: null, assignment: null },
  { id: 1, at, action: "memberRemoved", actor: "Ana", subject: null, assignment: null },
];

let sent: string[];
let fails: string | null;

beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  stubDialogs();
  sent = [];
  fails = null;
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    const path = url.pathname.replace("/api/v1/mentorship/", "");
    if (method === "GET" && path.endsWith("colleagues")) return Promise.resolve(Response.json(MENTORS));
    if (method === "GET" && path.endsWith("log")) return Promise.resolve(Response.json({ entries: LOG, next: null }));
    if (method === "GET" && path === "groups")
      return Promise.resolve(Response.json({ groups: [{ ...GROUP, numPupils: 2 }] }));
    if (method === "GET") return Promise.resolve(Response.json({ invitations: INVITATIONS }));
    sent.push(`${method} ${path}${body === undefined ? "" : ` ${body as string}`}`);
    if (fails !== null) return Promise.resolve(Response.json({ code: fails }, { status: 404 }));
    return Promise.resolve(Response.json(path.endsWith("colleagues") ? MENTORS : { code: "S-CHANGES-SAVED" }));
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
const press = async (name: string | RegExp, place: HTMLElement = document.body) => {
  fireEvent.click(within(place).getByRole("button", { name }));
  await act(async () => undefined);
};

it("shows the owner who leads the group and who is invited, and sends an invitation by a code", async () => {
  await show(<ColleaguesSection group={GROUP} />);
  for (const name of ["Ana", "Maja", "Boris"]) expect(screen.getByText(name)).toBeDefined();
  await press("Povabi mentorja");
  const form = screen.getByRole("dialog");
  const send = within(form).getByRole("button", { name: "Povabi" });
  expect((send as HTMLButtonElement).disabled || send.getAttribute("aria-disabled") === "true").toBe(true);
  fireEvent.change(within(form).getByRole("textbox"), { target: { value: "7K3M 9QXP" } });
  await press("Povabi", form);
  expect(sent).toEqual(['POST groups/g1/colleagues {"uniqueCode":"7K3M 9QXP"}']);
  await press("Umakni povabilo: Boris");
  expect(sent[1]).toBe("DELETE groups/g1/colleagues/m3");
});

it("leaves a code that is refused in the field", async () => {
  fails = "E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST";
  await show(<ColleaguesSection group={GROUP} />);
  await press("Povabi mentorja");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "7K3M 9QXP" } });
  await press("Povabi", screen.getByRole("dialog"));
  expect(screen.getByDisplayValue("7K3M 9QXP")).toBeDefined();
  // The popup of the failure would be there in the next test.
  fireEvent.click(await screen.findByRole("button", { name: "V redu" }));
  await act(async () => undefined);
});

it("asks before a colleague is taken out or the group is handed over", async () => {
  await show(<ColleaguesSection group={GROUP} />);
  await press("Možnosti: Maja");
  await press("Predaj skupino");
  expect(sent).toEqual([]);
  expect(screen.getByText(/Učenci s karticami so samo v enem razredu/)).toBeDefined();
  await press("Predaj skupino", screen.getByRole("dialog"));
  await press("Možnosti: Maja");
  await press("Odstrani");
  await press("Odstrani", screen.getByRole("dialog"));
  expect(sent).toEqual(['PUT groups/g1/hand-over {"mentorId":"m2"}', "DELETE groups/g1/colleagues/m2"]);
});

it("lets a colleague leave, and do nothing else", async () => {
  await show(<ColleaguesSection group={{ ...GROUP, role: "colleague" }} />);
  expect(screen.queryByRole("button", { name: /Povabi|Možnosti/ })).toBeNull();
  await press("Odidi iz skupine");
  await press("Odidi iz skupine", screen.getByRole("dialog"));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^DELETE groups\/g1\/colleagues\//);
});

it("loads the log when it is opened, and says former member of who has left", async () => {
  await show(<ColleaguesSection group={GROUP} />);
  const log = screen.getByText("Kaj se je dogajalo v skupini").closest("details")!;
  expect(screen.queryByText(/objava naloge/)).toBeNull();
  log.open = true;
  fireEvent(log, new Event("toggle"));
  await act(async () => undefined);
  expect(screen.getByText("Maja: objava naloge »Ulomki«")).toBeDefined();
  expect(screen.getByText(/Ana: .*Nekdanji član/)).toBeDefined();
  for (const text of ["Ana: povabilo med mentorje", "Ana: umik povabila", "Zavrnitev povabila"])
    expect(screen.getByText(text)).toBeDefined();
});

it("asks a mentor what others want, with what an owner gets, and sends what was pressed", async () => {
  await show(<Invitations />);
  expect(screen.getByText("Cene te vabi v skupino 6. a")).toBeDefined();
  expect(screen.getByText("Njena 2 člana bosta med tvojimi učenci in bosta štela v tvoj paket.")).toBeDefined();
  await press("Sprejmi: 5. c, Cene");
  await press("Zavrni: 6. a, Cene");
  expect(sent).toEqual([
    'POST invitations/g3 {"as":"owner","accept":true}',
    'POST invitations/g2 {"as":"colleague","accept":false}',
  ]);
});

it("speaks of no carrots and no package on a free site", async () => {
  setSiteSettings({ free: true });
  await show(
    <>
      <ColleaguesSection group={GROUP} />
      <Invitations />
    </>,
  );
  await screen.findByText(SPEAKERS.sl.say({ id: "colleagues.why.allFree" }));
  await screen.findByText(SPEAKERS.sl.say({ id: "invitations.owner.why.allFree", values: { count: 2 } }));
  expect(document.body.textContent).not.toMatch(/korenč|paket/i);
});
