import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../shared/i18n/i18n.tsx";
import { Sidebar } from "./sidebar.tsx";

afterEach(cleanup);

const nothing = () => undefined;
const show = (folded: boolean) =>
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Sidebar folded={folded} over={false} onMinify={nothing} onClose={nothing} />
    </LanguageProvider>,
  );

test.each([false, true])("no link of the menu has a description, which would repeat its name; folded: %s", (folded) => {
  show(folded);
  expect(screen.getByRole("link", { name: /^Logika/, description: "" })).toBeTruthy();
  expect(screen.queryAllByRole("link", { description: /./ })).toEqual([]);
});

test("pointers read what an icon of the folded menu is", () => {
  show(true);
  const link = screen.getByRole("link", { name: /^Logika/ });
  expect(link.querySelector("[title]")?.getAttribute("title")).toBe("Logika");
});
