import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
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
