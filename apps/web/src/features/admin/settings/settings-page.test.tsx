import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SettingsReply, SettingsVersionsReply } from "@karota/contract/admin/settings.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { signIn } from "../../../shared/session/session.ts";
import { person } from "../../../testing/people.ts";
import { repliesOf } from "../../../testing/site-replies.ts";
import SettingsPage from "./settings-page.tsx";

const { say } = SPEAKERS.en;
let sent: SettingsReply[];
let page: SettingsVersionsReply;

beforeEach(() => {
  localStorage.clear();
  signIn(person({ roles: ["admin"] }));
  sent = [];
  page = {
    ...(repliesOf(1)["admin/settings/versions"] as SettingsVersionsReply),
    providers: [
      { id: "school", label: "Our school", own: true },
      { id: "microsoft", label: "Microsoft", own: false },
      { id: "arnes", label: "ArnesAAI", own: false },
    ],
  };
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    if (method === "PUT") sent.push(JSON.parse(body as string) as SettingsReply);
    if (url.pathname.endsWith("/admin/settings/versions")) return Promise.resolve(Response.json(page));
    if (url.pathname.endsWith("/admin/settings")) return Promise.resolve(Response.json(sent.at(-1)));
    return Promise.resolve(Response.json({ code: "E-KAROTA-NOT_FOUND" }, { status: 404 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <Suspense>
        <SettingsPage />
      </Suspense>
    </LanguageProvider>,
  );
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${name}`) });
const saveButton = () => screen.queryByRole("button", { name: say({ id: "admin.settings.save" }) });

it("switches each provider but one's own, which says why; there and back again is no change", async () => {
  open();
  const own = await box("Our school");
  expect([own.checked, own.disabled]).toEqual([true, true]);
  expect(screen.getByText(say({ id: "admin.settings.providers.own" })).id).toBe(own.getAttribute("aria-describedby"));
  fireEvent.click(await box("Microsoft"));
  fireEvent.click(await box("ArnesAAI"));
  await act(async () => fireEvent.click(saveButton()!));
  expect(sent.map(({ settings }) => settings.closed_providers)).toEqual([["arnes", "microsoft"]]);
});

it("shows which are off, and one's own that an earlier version has switched off can be switched on", async () => {
  const [first] = page.versions;
  page = { ...page, versions: [{ ...first!, settings: { ...first!.settings, closed_providers: ["school"] } }] };
  open();
  const own = await box("Our school");
  expect([own.checked, own.disabled]).toEqual([false, false]);
  expect((await box("Microsoft")).checked).toBe(true);
  fireEvent.click(await box("Microsoft"));
  expect(saveButton()).not.toBeNull();
  fireEvent.click(await box("Microsoft"));
  expect(saveButton()).toBeNull();
});
