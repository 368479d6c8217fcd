import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadTexts } from "../../shared/i18n/texts.ts";
import MentorGroups from "./mentor-groups.tsx";

const speaker = SPEAKERS.sl;
const group = (name: string, facts: object = {}) => ({
  id: name,
  name,
  numMembers: 2,
  numOpen: 0,
  numWaiting: 0,
  lastAnswer: null,
  ...facts,
});
let groups: readonly object[];
beforeAll(() => loadTexts("rest", "sl"));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ groups }))));
afterEach(() => {
  cleanup();
  void clearCache();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const show = () =>
  render(
    <LanguageProvider first={speaker}>
      <MentorGroups />
    </LanguageProvider>,
  );

test("three classes are shown, the one that answered last first, each with what is in progress", async () => {
  const now = new Date(2026, 10, 21, 12);
  vi.useFakeTimers({ now, toFake: ["Date"] });
  groups = [
    group("5. a"),
    group("5. b", { lastAnswer: new Date(now.getTime() - 172_800_000).toISOString(), numWaiting: 1 }),
    group("5. c", { lastAnswer: now.toISOString(), numMembers: 24, numOpen: 2 }),
    group("5. d"),
  ];
  show();
  const region = await screen.findByRole("region", { name: speaker.say({ id: "shell.menu.groups" }) });
  const rows = within(region).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "5. c24 članov · 2 v teku · zadnji odgovor: danes",
    `5. b${speaker.say({ id: "joinLink.waiting.count", values: { count: 1 } })}2 člana · zadnji odgovor: predvčerajšnjim`,
    "5. a2 člana",
  ]);
  expect(
    within(region)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/studentGroups", "/studentGroups/5. c", "/studentGroups/5. b", "/studentGroups/5. a"]);
});

test("a mentor without groups reads what they are, and is led to where one is made", async () => {
  groups = [];
  show();
  expect(await screen.findByText(speaker.say({ id: "groups.empty" }))).toBeTruthy();
  const link = screen.getByRole("link", { name: speaker.say({ id: "groups.new" }) });
  expect(link.getAttribute("href")).toBe("/studentGroups");
});
