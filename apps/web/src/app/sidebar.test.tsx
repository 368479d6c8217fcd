import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
import { clearSession, signIn } from "../shared/session/session.ts";
import { person } from "../testing/people.ts";
import { Sidebar } from "./sidebar.tsx";

afterEach(cleanup);

const nothing = () => undefined;

test("the menu's icons say to pointers what they are, and no link has a description, which would repeat its name", () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Sidebar folded over={false} onMinify={nothing} onClose={nothing} />
    </LanguageProvider>,
  );
  for (const words of ["Logika", "Domov"]) {
    const link = screen.getByRole("link", { name: new RegExp(`^${words}`) });
    expect(link.querySelector("[title]")?.getAttribute("title")).toBe(words);
  }
  expect(screen.queryAllByRole("link", { description: /./ })).toEqual([]);
});

test("a mentor's heading of the games is a heading, and its button shows and hides them", () => {
  signIn(person({ roles: ["mentor"] }));
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Sidebar folded={false} over={false} onMinify={nothing} onClose={nothing} />
    </LanguageProvider>,
  );
  const button = within(screen.getByRole("heading", { name: "Igre" })).getByRole("button");
  for (const isOpen of [false, true, false]) {
    expect(button.getAttribute("aria-expanded")).toBe(`${isOpen}`);
    expect(screen.queryByRole("list", { name: "Igre" }) !== null).toBe(isOpen);
    fireEvent.click(button);
  }
  clearSession();
});
