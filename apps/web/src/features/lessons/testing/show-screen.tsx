import { act, cleanup, render } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { vi } from "vitest";
import { CODES, type Code } from "@karota/contract/errors/codes.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../../shared/api/use-load.ts";
import { dismiss, Notices } from "../../../shared/components/notices.tsx";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { signIn } from "../../../shared/session/session.ts";
import { adoptSettings } from "../../../shared/session/settings.ts";
import { stubDialogs } from "../../../testing/dialogs.ts";
import { person } from "../../../testing/people.ts";

/** A signed-in person's browser with a clock that a test moves on, in English. */
export async function openBrowser(): Promise<void> {
  stubDialogs();
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  signIn(person());
  adoptSettings({});
  await loadSpeaker("en");
  for (const part of ["rest", "addition"]) await loadTexts(part, "en");
}

export function closeBrowser(): void {
  act(() => (Object.keys(CODES) as Code[]).forEach(dismiss));
  cleanup();
  void clearCache();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

export async function showScreen(screen: ReactNode): Promise<void> {
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <Suspense>{screen}</Suspense>
      <Notices />
    </LanguageProvider>,
  );
  await pass(50);
}
