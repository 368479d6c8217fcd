import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Role } from "@karota/contract/wire.ts";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
import { takeAgain, takeReturn } from "../shared/session/leave.ts";
import { signIn } from "../shared/session/session.ts";
import { clearCache } from "../shared/api/use-load.ts";
import { person } from "../testing/people.ts";
import NewRole from "./new-role.tsx";

let roles: readonly Role[] = [];
let id = "11111111-1111-4111-8111-111111111111";

afterEach(() => {
  cleanup();
  void clearCache();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(): Promise<() => number> {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ id, roles })));
  vi.stubGlobal("fetch", fetched);
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <NewRole />
    </LanguageProvider>,
  );
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  return () => fetched.mock.calls.length;
}

test("a role that an admin gave meanwhile is offered when the person comes back to the page, with one click", async () => {
  roles = ["mentor"];
  signIn(person({ roles: ["mentor"] }));
  const asked = await open();
  expect(screen.getByRole("status").textContent).toBe("");
  roles = ["mentor", "admin"];
  document.dispatchEvent(new Event("visibilitychange"));
  const link = await screen.findByRole("link", { name: "Sign in again" });
  expect(asked()).toBe(2);
  history.replaceState(null, "", "/games/sudoku?x=1");
  fireEvent.click(link);
  expect([takeAgain(), takeReturn()]).toEqual([true, "/games/sudoku?x=1"]);
  expect(location.pathname + location.search).toBe("/login?again=true");
});

test("a lost role needs no sign-in, nor does another person's", async () => {
  roles = [];
  signIn(person({ roles: ["mentor"] }));
  await open();
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  void clearCache();
  roles = ["admin"];
  id = "22222222-2222-4222-8222-222222222222";
  await open();
  expect(screen.queryByRole("link")).toBeNull();
});
