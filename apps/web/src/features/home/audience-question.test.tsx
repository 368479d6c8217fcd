import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearCache } from "../../shared/api/use-load.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { useMyAssignments } from "../../shared/my-assignments/use-my-assignments.ts";
import { signIn } from "../../shared/session/session.ts";
import { person } from "../../testing/people.ts";
import { readSettings, savePlayerSettings } from "../../shared/session/settings.ts";
import { AudienceQuestion } from "./audience-question.tsx";

const speaker = SPEAKERS.sl;
const text = (id: string) => speaker.say({ id });
const show = () =>
  render(
    <LanguageProvider first={speaker}>
      <AudienceQuestion />
    </LanguageProvider>,
  );
const question = () => screen.queryByRole("region", { name: text("home.audience") });

/** Asks for the assignments, as the menu at the foot of the page does. */
function Menu() {
  const { data } = useMyAssignments("ACTIVE");
  return data && <output>{data.assignments.length}</output>;
}
let assignments: readonly object[];
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ assignments })));
beforeEach(() => {
  localStorage.clear();
  assignments = [];
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  cleanup();
  void clearCache();
  vi.unstubAllGlobals();
});

test.each([
  ["3. razred", { audience: "pupil", school_year: 3 }],
  ["srednja šola", { audience: "pupil", school_year: 10 }],
  [text("home.audience.fun"), { audience: "fun" }],
  [text("home.audience.teacher"), { audience: "teacher" }],
  [text("home.audience.skip"), { audience: "unsaid" }],
])("%s is saved, said, and not asked again", (name, saved) => {
  show();
  fireEvent.click(screen.getByRole("button", { name }));
  expect(readSettings()).toEqual(saved);
  expect(document.activeElement?.textContent).toBe(text("home.audience.saved"));
  cleanup();
  expect(show().container.childElementCount).toBe(0);
});

test("the thanks take the focus once, and not again whenever the page is drawn", () => {
  const { container } = show();
  fireEvent.click(screen.getByRole("button", { name: text("home.audience.fun") }));
  const elsewhere = container.appendChild(document.createElement("button"));
  elsewhere.focus();
  act(() => savePlayerSettings({ confetti: false }));
  expect(document.activeElement).toBe(elsewhere);
});

test("who has answered is not asked", () => {
  savePlayerSettings({ audience: "unsaid" });
  expect(show().container.childElementCount).toBe(0);
});

test.each(["mentor", "admin"] as const)("a %s is not asked, and nothing is loaded for that", (role) => {
  signIn(person({ roles: [role] }));
  show();
  expect(question()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test("who is set assignments is not asked, and who is set none is, once that is known", async () => {
  for (const [set, isAsked] of [
    [[{}], false],
    [[], true],
  ] as const) {
    assignments = set;
    signIn(person());
    show();
    expect(question()).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    render(<Menu />);
    await screen.findByText(set.length);
    expect(question() !== null).toBe(isAsked);
    cleanup();
    await clearCache();
    fetched.mockClear();
  }
});

test("a mentor's sign-out in another tab brings the question of a visitor", () => {
  signIn(person({ roles: ["mentor"] }));
  show();
  localStorage.removeItem("karota:user");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "karota:user" })));
  expect(question()).not.toBeNull();
});

test("the server's document asks, and marks that whom it is for is not known yet", () => {
  const html = renderToString(
    <LanguageProvider first={speaker}>
      <AudienceQuestion />
    </LanguageProvider>,
  );
  expect(html).toContain("data-waiting");
  expect(fetched).not.toHaveBeenCalled();
  show();
  expect(question()?.dataset["waiting"]).toBeUndefined();
});
