import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PlayerSettings } from "@karota/contract/users/user.ts";
import { WRITTEN_SUBTRACTIONS } from "@karota/engine/schooling.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { awaitInstallOffer } from "../../shared/offline/installing.ts";
import { takeEverywhere } from "../../shared/session/leave.ts";
import { signIn } from "../../shared/session/session.ts";
import { followSettings, readSettings, showSettings } from "../../shared/session/settings.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { person } from "../../testing/people.ts";
import SettingsPage from "./settings-page.tsx";

const sent: unknown[] = [];
/** The mail choices of `GET users`. */
let account: { email: string; settings: PlayerSettings } = { email: "maja@example.com", settings: {} };
let refused = false;
beforeEach(async () => {
  localStorage.clear();
  showSettings();
  sent.length = 0;
  refused = false;
  account = { email: "maja@example.com", settings: {} };
  const browser = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => browser);
  vi.stubGlobal("fetch", (url: URL, { method, body }: RequestInit) => {
    if (method === "GET") return Promise.resolve(Response.json(account));
    sent.push([method, url.pathname, JSON.parse(body as string)]);
    return refused
      ? Promise.resolve(Response.json({ code: "E-KAROTA-INTERNAL" }, { status: 500 }))
      : Promise.resolve(Response.json({}));
  });
  for (const language of ["sl", "de"] as const) {
    await loadSpeaker(language);
    await loadTexts("rest", language);
  }
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (language: "sl" | "de" = "sl") => {
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <Suspense>
        <SettingsPage />
      </Suspense>
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
/** What another tab does to the storage. */
const elsewhere = (key: string, newValue: string) =>
  act(async () => {
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  });

it("shows a choice at once and stores it in the browser; a visitor's goes nowhere else", async () => {
  await show();
  fireEvent.click(screen.getByRole("radio", { name: "temen" }));
  fireEvent.click(screen.getByRole("radio", { name: "največja" }));
  const { dataset } = document.documentElement;
  expect([dataset["scheme"], dataset["text"]]).toEqual(["dark", "larger"]);
  expect(readSettings()).toEqual({ scheme: "dark", text_size: "larger" });
  expect(sent).toEqual([]);
});

it("has a link to a sign-out everywhere for signed-in people only", async () => {
  await show();
  expect(screen.queryByRole("button", { name: "Odjavi me povsod" })).toBeNull();
  cleanup();
  signIn(person());
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Odjavi me povsod" }));
  expect(location.pathname).toBe("/logout");
  expect([takeEverywhere(), takeEverywhere()]).toEqual([true, false]);
});

it("has every switch but the seasons, the keys of answers and the falling leaves off at first, and saves changes in the account too", async () => {
  signIn(person());
  await show();
  const timer = screen.getByRole<HTMLInputElement>("switch", { name: "Pokaži čas" });
  expect(screen.getAllByRole<HTMLInputElement>("switch").map(({ checked }) => checked)).toEqual([
    // The seasons.
    true,
    ...Array(4).fill(false),
    true,
    true,
    // Repeats of a press, and two keys.
    false,
    false,
    // The mails for students.
    false,
    false,
  ]);
  fireEvent.click(timer);
  expect(timer.checked).toBe(true);
  expect(sent).toEqual([["PUT", "/api/v1/users/settings", { settings: { timer: true } }]]);
});

it("offers to vibrate where the browser can", async () => {
  const offered = () => screen.queryByRole("switch", { name: /zavibrira/ }) !== null;
  await show();
  expect(offered()).toBe(false);
  cleanup();
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: () => true });
  await show();
  expect(offered()).toBe(true);
  Reflect.deleteProperty(navigator, "vibrate");
});

it("subtracts as the language's schools do until somebody chooses, in Austria's German too", async () => {
  const said = (id: string, language: "sl" | "de" = "sl") => SPEAKERS[language].say({ id });
  const chosen = (language: "sl" | "de") =>
    WRITTEN_SUBTRACTIONS.filter(
      (way) =>
        screen.getByRole<HTMLInputElement>("radio", { name: said(`settings.subtraction.${way}`, language) }).checked,
    );
  await show();
  expect(chosen("sl")).toEqual(["complete"]);
  fireEvent.click(screen.getByRole("radio", { name: said("settings.subtraction.borrow") }));
  expect(chosen("sl")).toEqual(["borrow"]);
  expect(screen.getByText(said("settings.subtraction.borrow.about"))).toBeTruthy();
  expect(readSettings()).toEqual({ written_subtraction: "borrow" });
  cleanup();
  localStorage.clear();
  showSettings();
  for (const [tags, way] of [
    [["de-AT", "de"], "complete"],
    [["de-DE"], "borrow"],
  ] as const) {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);
    await show("de");
    expect(chosen("de")).toEqual([way]);
    cleanup();
  }
  vi.restoreAllMocks();
});

const mail = (name: RegExp) => screen.getByRole<HTMLInputElement>("switch", { name });

it("shows which mails the account has chosen and saves each choice alone; a mentor has one more", async () => {
  account = { email: "maja@example.com", settings: { mails: { due_tomorrow: true } } };
  signIn(person({ roles: ["mentor"] }));
  await show();
  expect(screen.getByText(/maja@example\.com/)).toBeTruthy();
  const digest = mail(/ob ponedeljkih/);
  expect([mail(/novo nalogo/).checked, mail(/dan pred iztekom/).checked, digest.checked]).toEqual([false, true, false]);
  fireEvent.click(digest);
  expect(digest.checked).toBe(true);
  expect(sent).toEqual([["PUT", "/api/v1/users/settings", { settings: { mails: { weekly_digest: true } } }]]);
});

it("reverts a choice of mails that the account refused", async () => {
  refused = true;
  signIn(person());
  await show();
  expect(screen.queryByRole("switch", { name: /ob ponedeljkih/ })).toBeNull();
  fireEvent.click(mail(/novo nalogo/));
  await act(async () => undefined);
  expect(mail(/novo nalogo/).checked).toBe(false);
});

it("shows a missing address, and offers visitors no mails at all", async () => {
  account = { email: "", settings: {} };
  signIn(person());
  await show();
  expect(mail(/novo nalogo/).disabled).toBe(true);
  expect(screen.getByText(SPEAKERS.sl.say({ id: "settings.mails.nowhere" }))).toBeTruthy();
  cleanup();
  localStorage.clear();
  await show();
  expect(screen.queryByRole("switch", { name: /novo nalogo/ })).toBeNull();
});

it("has the reading font on the document as soon as it is chosen, and removes it again", async () => {
  await show();
  fireEvent.click(screen.getByRole("radio", { name: "za lažje branje" }));
  expect(document.documentElement.dataset["font"]).toBe("opendyslexic");
  fireEvent.click(within(screen.getByRole("group", { name: "Pisava" })).getByRole("radio", { name: "običajna" }));
  expect(document.documentElement.dataset["font"]).toBeUndefined();
});

it("follows what another tab chooses: settings, look and language", async () => {
  const stop = followSettings();
  await show();
  await elsewhere("karota:settings", JSON.stringify({ scheme: "dark", state_display: true }));
  expect(document.documentElement.dataset["scheme"]).toBe("dark");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "temen" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /Sproti/ }).checked).toBe(true);
  await elsewhere("karota:language", "de");
  expect(await screen.findByRole("heading", { level: 1, name: "Einstellungen" })).toBeTruthy();
  stop();
});

it("offers to install the app where the browser does, and describes the way where it does not", async () => {
  awaitInstallOffer();
  await show();
  expect(screen.getByText(SPEAKERS.sl.say({ id: "settings.app.how" }))).toBeDefined();
  let asked = 0;
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => void asked++,
  });
  act(() => void dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await act(async () => screen.getByRole("button", { name: SPEAKERS.sl.say({ id: "settings.app.install" }) }).click());
  expect(asked).toBe(1);
  // An offer can be taken once.
  expect(screen.getByText(SPEAKERS.sl.say({ id: "settings.app.how" }))).toBeDefined();
});

it("brings removed panels back, and leaves folded ones folded", async () => {
  localStorage.setItem(
    "karota:panels",
    JSON.stringify({ "how:sudoku": "removed", "how:memory": "removed", code: "folded" }),
  );
  await show();
  const section = screen.getByRole("region", { name: "Razdelki" });
  expect(section.textContent).toContain("2 odstranjena razdelka");
  fireEvent.click(screen.getByRole("button", { name: "Vrni odstranjene razdelke" }));
  expect(section.textContent).toContain("Vsi razdelki so na svojem mestu.");
  expect(document.activeElement?.textContent).toBe("Vsi razdelki so na svojem mestu.");
  expect(JSON.parse(localStorage.getItem("karota:panels")!)).toEqual({ code: "folded" });
});
