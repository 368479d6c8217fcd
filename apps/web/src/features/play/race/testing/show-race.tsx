import { act, cleanup, render } from "@testing-library/react";
import { Suspense } from "react";
import { Route, Switch } from "wouter";
import { vi } from "vitest";
import { CODES, type Code } from "@karota/contract/errors/codes.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { dismiss, Notices } from "../../../../shared/components/notices.tsx";
import { LanguageProvider } from "../../../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../../../shared/i18n/texts.ts";
import { signIn } from "../../../../shared/session/session.ts";
import { stubDialogs } from "../../../../testing/dialogs.ts";
import { stubMedia } from "../../../../testing/media.ts";
import { person } from "../../../../testing/people.ts";
import PlayPage from "../../play-page.tsx";
import SharedPage from "../../shared/shared-page.tsx";
import RacePage from "../race-page.tsx";

/** A signed-in person's browser with a clock that a test moves on. */
export async function openBrowser(): Promise<void> {
  stubDialogs();
  stubMedia();
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  signIn(person());
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    for (const part of ["rest", "addition"]) await loadTexts(part, language);
  }
}

export function closeBrowser(): void {
  act(() => (Object.keys(CODES) as Code[]).forEach(dismiss));
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** Opens an address of races and of the boards they are played on. */
export async function open(address: string, language: Language = "en"): Promise<void> {
  cleanup();
  history.replaceState(null, "", address);
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <Suspense>
        <Switch>
          <Route path="/b/:code/race">
            <RacePage />
          </Route>
          <Route path="/b/:code">
            <SharedPage />
          </Route>
          <Route path="/games/:game/:id">
            <PlayPage />
          </Route>
        </Switch>
      </Suspense>
      <Notices />
    </LanguageProvider>,
  );
  await pass(50);
}
