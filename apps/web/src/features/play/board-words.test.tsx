import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { openSession } from "@karota/engine/session.ts";
import { seeded } from "@karota/engine/random.ts";
import { generate } from "@karota/games/kakuro/generate.ts";
import { kakuro } from "@karota/games/kakuro/index.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker } from "../../shared/i18n/texts.ts";
import { useBoardWords } from "./board-words.ts";
import type { Opened } from "./open-board.ts";

/** With spaces that hold it together. */
const SIZE = "6\u00a0×\u00a06";

beforeEach(async () => {
  for (const language of LANGUAGES) await loadSpeaker(language);
});

function wordsOf(part: Pick<Opened, "options"> & Partial<Opened>, language: Language) {
  const puzzle = generate({ level: "hard", size: "6x6" }, seeded("words"));
  const opened: Opened = {
    who: "somebody",
    game: kakuro,
    View: () => null,
    gridId: "22222222-2222-4222-8222-222222222222",
    period: null,
    ends: null,
    session: openSession(kakuro.start(puzzle)),
    change: 0,
    resets: 0,
    seconds: 0,
    hints: 0,
    ...part,
  };
  const { result } = renderHook(() => useBoardWords(opened), {
    wrapper: ({ children }) => <LanguageProvider first={SPEAKERS[language]}>{children}</LanguageProvider>,
  });
  return result.current;
}

test.each([
  [
    { level: "hard", size: "6x6" },
    { full: `Hard, ${SIZE}`, short: `Hard, ${SIZE}` },
  ],
  // A board from before the level could be chosen.
  [{ size: "6x6" }, { full: `${SIZE}, hard`, short: `${SIZE}, hard` }],
])("a kakuro with the options %o says its level once", (options, words) => {
  expect(wordsOf({ options }, "en")).toEqual(words);
});

test("the day of the month of a daily is not parted from its month at the end of a line", () => {
  const daily = { options: { size: "6x6" }, period: "daily", ends: "2026-12-01T00:00:00+01:00" } as const;
  expect(wordsOf(daily, "sl").full).toContain("ponedeljek, 30.\u00a0november, ");
  expect(wordsOf(daily, "de").full).toContain("Montag, 30.\u00a0November, ");
});
