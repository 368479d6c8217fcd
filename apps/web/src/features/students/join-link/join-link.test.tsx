import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import jsQR from "jsqr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { JoinLink, JoinLinkReply, JoinRequest } from "@karota/contract/mentorship/join.ts";
import type { GroupDetail, MentorPackage } from "@karota/contract/mentorship/mentorship.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../../shared/api/use-load.ts";
import { Notices } from "../../../shared/components/notices.tsx";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { signIn } from "../../../shared/session/session.ts";
import { stubDialogs } from "../../../testing/dialogs.ts";
import { person } from "../../../testing/people.ts";
import { setSiteSettings } from "../../../testing/site-settings.ts";
import { JoinLinkSection } from "./join-link-section.tsx";
import { JoinRequests } from "./join-requests.tsx";

const GROUP: GroupDetail = {
  id: crypto.randomUUID(),
  role: "owner",
  name: "7. b",
  description: "",
  numMembers: 9,
  numAssignments: 0,
  numPupils: 0,
  created: "2026-11-05T10:00:00+01:00",
  members: [],
};
const LINK: JoinLink = {
  token: "7h3kq0m5v9x2c8r4t6n1b0w5zd2f",
  on: true,
  lastDay: "2026-12-05",
  maxMembers: 30,
  approval: false,
  state: "open",
};
const request = (name: string): JoinRequest => ({
  id: crypto.randomUUID(),
  name,
  face: null,
  asked: "2026-11-21T12:00:00+01:00",
});
const pack = (name: MentorPackage["name"], students: number): MentorPackage => ({
  name,
  maxGroups: 2,
  maxStudents: students,
  maxStudentsPerGroup: students,
  maxGroupAssignmentsPerWeek: 2,
  maxStudentAssignmentsPerWeek: 10,
  priceFactor: 0.1,
  groupAssignmentPrice: 1,
  studentAssignmentPrice: 0.1,
});
const ADDRESS = `${location.origin}/join/7h3k-q0m5-v9x2-c8r4-t6n1-b0w5-zd2f`;

/** Pixels a module of a code, as a camera sees it. */
const MODULE_PIXELS = 4;

/** What a camera reads in a code that is drawn as squares. */
function textOf(code: Element): string | undefined {
  const width = Number(code.getAttribute("viewBox")!.split(" ")[2]) * MODULE_PIXELS;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of code
    .querySelector("path")!
    .getAttribute("d")!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = Number(y) * MODULE_PIXELS; row < (Number(y) + 1) * MODULE_PIXELS; row++) {
      const begin = (row * width + Number(x) * MODULE_PIXELS) * 4;
      for (let place = begin; place < begin + MODULE_PIXELS * 4; place += 4) pixels.fill(0, place, place + 3);
    }
  return jsQR(pixels, width, width)?.data;
}

let joining: JoinLinkReply;
let sent: string[];

beforeEach(async () => {
  localStorage.clear();
  setSiteSettings();
  stubDialogs();
  joining = { link: null, waiting: [], refused: [] };
  sent = [];
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    const path = url.pathname.replace(`/api/v1/mentorship/groups/${GROUP.id}/`, "").replace("/api/v1/mentorship/", "");
    if (method === "GET" && path === "join-link") return Promise.resolve(Response.json(joining));
    if (method === "GET" && path === "info")
      return Promise.resolve(Response.json({ package: pack("starter", 10), usage: { students: 9, groups: 1 } }));
    if (method === "GET")
      return Promise.resolve(Response.json({ packages: [pack("starter", 10), pack("essential", 30)] }));
    sent.push(`${method} ${path} ${body as string}`);
    const change = body === undefined ? {} : (JSON.parse(body as string) as object);
    if (method === "PUT") joining = { ...joining, link: { ...LINK, ...joining.link, ...change } };
    if (path.endsWith("renew")) joining = { ...joining, link: { ...LINK, token: "0".repeat(28) } };
    if (path.endsWith("approve")) joining = { ...joining, waiting: [], refused: [] };
    if (path.endsWith("refuse")) joining = { ...joining, waiting: [], refused: joining.waiting };
    return Promise.resolve(Response.json(joining));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  await clearCache();
  signIn(person({ roles: ["mentor"] }));
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "clipboard");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <JoinRequests group={GROUP} />
      <JoinLinkSection group={GROUP} />
      <Notices />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const press = async (name: string | RegExp, place: HTMLElement = document.body) => {
  fireEvent.click(within(place).getByRole("button", { name }));
  await act(async () => undefined);
};

it("is off until the mentor turns it on, and then has an address in fours and a QR code", async () => {
  await show();
  const toggle = screen.getByRole("switch", { name: /Učenci se lahko pridružijo prek povezave/ });
  expect((toggle as HTMLInputElement).checked).toBe(false);
  expect(screen.queryByText(/\/join\//)).toBeNull();
  fireEvent.click(toggle);
  await act(async () => undefined);
  expect(sent).toEqual(['PUT join-link {"on":true}']);
  expect(screen.getByText(ADDRESS)).toBeTruthy();
  const code = await screen.findByRole("img", { name: "Koda QR s povezavo v skupino 7. b" });
  expect(textOf(code)).toBe(ADDRESS);
  expect(screen.getByText("zadnji dan: 5. dec. 2026 · največ 30 članov · vsi so sprejeti takoj")).toBeTruthy();
});

it("is copied, and shown on the board with what to do and how many have come", async () => {
  joining = { ...joining, link: { ...LINK, approval: true }, waiting: [request("Ana")] };
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  await show();
  await press("Kopiraj povezavo");
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  await press("Pokaži na tabli");
  const board = screen.getByRole("dialog", { name: "Pridruži se skupini 7. b" });
  expect(within(board).getByText(ADDRESS.replace(/^http:\/\//, ""))).toBeTruthy();
  expect(within(board).getByText("Pritisni »Prosi za sprejem«.")).toBeTruthy();
  expect(within(board).getByRole("status").textContent).toBe("V skupini: 9 od 30 · 1 čaka na sprejem");
  expect(within(board).queryByText("Ana")).toBeNull();
});

it("is printed at once, and the sheet is gone afterwards", async () => {
  joining = { ...joining, link: LINK };
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  await show();
  await press("Natisni");
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("heading", { level: 1, name: "Pridruži se skupini 7. b" })).toBeTruthy();
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
});

it("has terms, which say before they are saved which package they lead to", async () => {
  joining = { ...joining, link: LINK };
  await show();
  await press("Spremeni pogoje");
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).getByRole("status").textContent).toContain("Če se jih pridruži toliko, preideš v paket");
  fireEvent.change(within(dialog).getByLabelText("Zadnji dan"), { target: { value: "2027-01-31" } });
  fireEvent.change(within(dialog).getByRole("spinbutton"), { target: { value: "45" } });
  expect(within(dialog).getByRole("status").textContent).toContain("Največji paket dovoli 30 članov v skupini");
  fireEvent.change(within(dialog).getByRole("spinbutton"), { target: { value: "9" } });
  expect(within(dialog).queryByRole("status")).toBeNull();
  fireEvent.click(within(dialog).getByRole("checkbox", { name: /Vsakega sprejmem posebej/ }));
  fireEvent.submit(dialog.querySelector("form")!);
  await act(async () => undefined);
  expect(sent).toEqual(['PUT join-link {"lastDay":"2027-01-31","maxMembers":9,"approval":true}']);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("is replaced after a question", async () => {
  joining = { ...joining, link: LINK };
  await show();
  await press("Nova povezava");
  await press("Ustvari novo", screen.getByRole("dialog"));
  expect(sent).toEqual(["POST join-link/renew undefined"]);
  expect(screen.queryByText(ADDRESS)).toBeNull();
});

it("says why nobody can come by it", async () => {
  joining = { ...joining, link: { ...LINK, state: "over" } };
  await show();
  expect(screen.getByText(/Zadnji dan je mimo/)).toBeTruthy();
});

it("single requests and all of them are approved and refused; who was refused can be let in later", async () => {
  const [ana, bine] = [request("Ana"), request("Bine")];
  joining = { link: LINK, waiting: [ana, bine], refused: [] };
  await show();
  expect(screen.getByText("2 čakata na sprejem")).toBeTruthy();
  await press("Sprejmi: Ana");
  expect(sent).toEqual([`POST join-requests/approve ${JSON.stringify({ studentIds: [ana.id] })}`]);
  expect(screen.queryByText("Bine")).toBeNull();
  joining = { link: LINK, waiting: [ana, bine], refused: [] };
  cleanup();
  await clearCache();
  await show();
  await press("Zavrni vse");
  await press("Zavrni vse", screen.getByRole("dialog"));
  expect(sent[1]).toBe(`POST join-requests/refuse ${JSON.stringify({ studentIds: [ana.id, bine.id] })}`);
  expect(screen.getByText("2 zavrnjeni prošnji")).toBeTruthy();
  fireEvent.click(screen.getByText("2 zavrnjeni prošnji"));
  await press("Sprejmi: Bine");
  expect(sent[2]).toBe(`POST join-requests/approve ${JSON.stringify({ studentIds: [bine.id] })}`);
});

it("a class that waits is let in by one press, so many at once as the server takes", async () => {
  joining = { link: LINK, waiting: Array.from({ length: 45 }, (_, place) => request(`Učenec ${place}`)), refused: [] };
  await show();
  await press("Sprejmi vse");
  await act(async () => undefined);
  expect(sent.map((call) => (JSON.parse(call.split(" ")[2]!) as { studentIds: string[] }).studentIds.length)).toEqual([
    40, 5,
  ]);
});

it("looks who has come while people can come, and stops when nobody can", async () => {
  vi.useFakeTimers();
  joining = { link: LINK, waiting: [], refused: [] };
  await show();
  expect(screen.queryByText("Prošnje za sprejem")).toBeNull();
  joining = { link: { ...LINK, state: "full" }, waiting: [request("Ana")], refused: [] };
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText("Prošnje za sprejem")).toBeTruthy();
  joining = { link: LINK, waiting: [], refused: [] };
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText("Prošnje za sprejem")).toBeTruthy();
});
