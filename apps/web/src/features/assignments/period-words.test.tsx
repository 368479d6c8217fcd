import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeAll, expect, test } from "vitest";
import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadTexts } from "../../shared/i18n/texts.ts";
import { useMomentWords, useWhenWords } from "./period-words.ts";

const at = (day: number, hour: number, minute: number) => new Date(2026, 8, day, hour, minute).getTime();
/** What comes out in a language; `~` is a space without a break. */
function inLanguage<Words>(language: Language, hook: () => Words): Words {
  const Page = ({ children }: { children: ReactNode }) => (
    <LanguageProvider first={SPEAKERS[language]}>{children}</LanguageProvider>
  );
  return renderHook(hook, { wrapper: Page }).result.current;
}
const seen = (words: string) => words.replaceAll("\u00A0", "~");
beforeAll(async () => {
  for (const language of ["sl", "en", "de"] as const) await loadTexts("rest", language);
});

test.each([
  ["sl", "od 12.~9.~2026 do 19.~9.~2026", "od 12.~9.~2026~ob~8.42 do 19.~9.~2026~ob~14.00"],
  ["en", "from 12~Sept~2026 to 19~Sept~2026", "from 12~Sept~2026~at~8:42 to 19~Sept~2026~at~14:00"],
  ["de", "vom 12.9.2026 bis 19.9.2026", "vom 12.9.2026~um~8:42 bis 19.9.2026~um~14:00"],
] as const)(
  "%s: days are said as in a sentence, a time of day only where there is one, none of them broken",
  (...row) => {
    const [language, days, times] = row;
    const words = inLanguage(language, useWhenWords);
    expect(seen(words(at(12, 0, 0), at(19, 23, 59)))).toBe(days);
    expect(seen(words(at(12, 8, 42), at(19, 14, 0)))).toBe(times);
  },
);

test("a moment and the hours of one day may only break behind the comma of a weekday", () => {
  expect(seen(inLanguage("sl", useMomentWords)(at(12, 8, 42)))).toBe("sob., 12.~september~ob~8.42");
  expect(seen(inLanguage("sl", useWhenWords)(at(12, 8, 42), at(12, 23, 59)))).toBe("sob., 12.~september, 8.42–23.59");
});
