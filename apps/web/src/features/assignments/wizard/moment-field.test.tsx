import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { MomentField } from "./moment-field.tsx";

beforeAll(async () => {
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    await loadTexts("rest", language);
  }
});
afterEach(cleanup);

test.each([
  ["sl", "ned., 22. november", ["0.00", "0.15", "8.45", "23.45", "23.59"]],
  ["en", "Sun 22 November", ["0:00", "0:15", "8:45", "23:45", "23:59"]],
  ["de", "So., 22. November", ["0:00", "0:15", "8:45", "23:45", "23:59"]],
] as const)("days and times are written as in the rest of the page: %s", (language, day, times) => {
  const now = new Date(2026, 10, 22, 8, 45).getTime();
  const speaker = SPEAKERS[language];
  render(
    <LanguageProvider first={speaker}>
      <MomentField legend="x" value={now} from={now} days={2} onChange={() => undefined} />
    </LanguageProvider>,
  );
  const optionsOf = (id: string) =>
    within(screen.getByRole("combobox", { name: speaker.say({ id }) }))
      .getAllByRole("option")
      .map((option) => option.textContent);
  expect(optionsOf("assignments.date")[0]).toBe(day);
  expect(optionsOf("assignments.time")).toEqual(expect.arrayContaining([...times]));
});
