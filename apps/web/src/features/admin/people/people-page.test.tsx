import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { noteNavigation } from "../../../shared/navigation.ts";
import { signIn } from "../../../shared/session/session.ts";
import { person } from "../../../testing/people.ts";
import PeoplePage from "./people-page.tsx";

beforeEach(() => {
  localStorage.clear();
  signIn(person({ roles: ["admin"] }));
  vi.stubGlobal("fetch", (url: URL) =>
    Promise.resolve(
      url.pathname.endsWith("/admin/users/search")
        ? Response.json({ people: [], total: 0 })
        : Response.json({ code: "E-KAROTA-NOT_FOUND" }, { status: 404 }),
    ),
  );
});
afterEach(() => {
  cleanup();
  noteNavigation("");
  vi.unstubAllGlobals();
});

it("the way back from a person to the list gives the focus to the heading", async () => {
  history.replaceState(null, "", "/users?person=11111111-1111-4111-8111-111111111111");
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <Suspense>
        <PeoplePage />
      </Suspense>
    </LanguageProvider>,
  );
  const { say } = SPEAKERS.en;
  const back = await screen.findByRole("link", { name: say({ id: "admin.person.back" }) });
  back.focus();
  noteNavigation("/users");
  await act(async () => fireEvent.click(back));
  expect(location.search).toBe("");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});
