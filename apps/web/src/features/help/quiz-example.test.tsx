import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { addition } from "@karota/games/addition/index.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { stubVoice } from "../../testing/voice.ts";
import { QuizExample } from "./quiz-example.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("offers to read its question and its worked solution aloud", () => {
  stubVoice("en");
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <QuizExample quiz={addition} />
    </LanguageProvider>,
  );
  expect(screen.getAllByRole("button", { name: "Read aloud" })).toHaveLength(2);
});
