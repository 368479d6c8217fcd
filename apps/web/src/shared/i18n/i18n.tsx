import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Language, Message, Speaker } from "@karota/engine/message.ts";
import { schoolingOf } from "@karota/engine/schooling.ts";
import { formatOf, type Format } from "@karota/texts/format.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { useSettings } from "../session/settings.ts";
import { useHydrated } from "@karota/ui/hydration.ts";
import { adoptLanguage, saveLanguage, onLanguageSaved } from "./language.ts";
import { loadSpeaker } from "./texts.ts";

interface Languages {
  readonly speaker: Speaker;
  /**
   * Loads the language's texts and switches; the choice is stored in this browser. Rejects when they cannot be loaded;
   * false when another language was chosen meanwhile.
   */
  readonly choose: (language: Language) => Promise<boolean>;
}
const Context = createContext<Languages | null>(null);

interface LanguageProviderProps {
  readonly first: Speaker;
  readonly children: ReactNode;
}

export function LanguageProvider({ first, children }: LanguageProviderProps) {
  const [speaker, setSpeaker] = useState(first);
  const wanted = useRef<Language>(undefined);
  const show = useCallback(async (language: Language) => {
    wanted.current = language;
    const next = await loadSpeaker(language);
    if (wanted.current !== language) return false;
    adoptLanguage(language);
    // Else the language of the address would be the page's again after a reload.
    const url = new URL(location.href);
    url.searchParams.delete("language");
    history.replaceState(history.state, "", url);
    setSpeaker(next);
    return true;
  }, []);
  const choose = useCallback(
    async (language: Language) => {
      const isShown = await show(language);
      if (isShown) saveLanguage(language);
      return isShown;
    },
    [show],
  );
  const hydrated = useHydrated();
  // Texts that cannot be loaded leave the tab in its language.
  useEffect(() => onLanguageSaved((language) => void show(language).catch(() => undefined)), [show]);
  const { written_subtraction: subtraction } = useSettings();
  const taught = schoolingOf(speaker.language, subtraction, hydrated ? navigator.languages : []).subtraction;
  const value = useMemo(
    () => ({ speaker: { ...speaker, schooling: { subtraction: taught } }, choose }),
    [speaker, taught, choose],
  );
  return <Context value={value}>{children}</Context>;
}

export function useLanguages(): Languages {
  const languages = useContext(Context);
  if (!languages) throw new Error("outside LanguageProvider");
  return languages;
}

export const useSpeaker = (): Speaker => useLanguages().speaker;

/** A text of ours by its id. */
export function useSay(): (id: MessageId, values?: Message["values"]) => string {
  const speaker = useSpeaker();
  return useCallback((id, values) => speaker.say(values ? { id, values } : { id }), [speaker]);
}

/** Numbers and dates as the chosen language writes them. */
export function useFormat(): Format {
  const { language } = useSpeaker();
  return useMemo(() => formatOf(language), [language]);
}
