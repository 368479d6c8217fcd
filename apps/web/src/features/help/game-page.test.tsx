import { act, cleanup, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { adoptLanguage } from "../../shared/i18n/language.ts";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { GamePage } from "./game-page.tsx";

const INFO = { presets: [{ price: 0.5 }, { price: 2 }] };
beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(INFO)));
  vi.stubGlobal("__GLYPHS__", "/glyphs.svg");
  await clearCache();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A text that is shown as its id, because a language does not have it. */
const ID = /\b[a-z][A-Za-z]{2,}\.[a-z]/;
/** What each node says, because the page's words glue the end of one block to the beginning of the next. */
function shownTexts(): readonly string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? "");
  return texts;
}

/** Each game in every language; in the usual run in one, in turn: texts that are missing are also found by the gate. */
const PAGES = CATALOGUE.flatMap((row, place) =>
  depth<readonly Language[]>([LANGUAGES[place % LANGUAGES.length]!], LANGUAGES).map((language) => ({
    id: row.id,
    row,
    language,
  })),
);

it.each(PAGES)(
  "the help's page of $id in $language tells rules, an example, choices, keys, hints and levels",
  async ({ id, row, language }) => {
    await Promise.all([row.load(), loadSpeaker(language)]);
    for (const part of ["rest", "help", id]) await loadTexts(part, language);
    adoptLanguage(language);
    const { say } = SPEAKERS[language];
    await act(async () => {
      render(
        <LanguageProvider first={SPEAKERS[language]}>
          <Suspense>
            <GamePage row={row} />
          </Suspense>
        </LanguageProvider>,
      );
    });
    const part = async (heading: string) =>
      within((await screen.findByRole("heading", { name: say({ id: heading }) })).parentElement!);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(say({ id: `${id}.name` }));
    expect((await part("help.rules")).getAllByRole("listitem").length).toBeGreaterThan(0);
    expect((await (await part("board.example")).findAllByRole("listitem")).length).toBeGreaterThan(1);
    expect((await part("help.choices")).getAllByRole("listitem").length).toBeGreaterThan(1);
    expect((await (await part("play.help.keys")).findAllByRole("term")).length).toBeGreaterThan(1);
    for (const heading of ["help.hints", "help.grades"])
      expect((await part(heading)).getByRole("link").getAttribute("href")).toMatch(/^\/qa\/(hints|grades)$/);
    expect(shownTexts().filter((text) => ID.test(text))).toEqual([]);
  },
);
