import { useSyncExternalStore } from "react";
import type { Language } from "@karota/engine/message.ts";
import { LOCALES } from "@karota/texts/speaker.ts";

const synthesis = (): SpeechSynthesis | undefined => ("speechSynthesis" in globalThis ? speechSynthesis : undefined);

function subscribe(changed: () => void): () => void {
  // Browsers load their voices late.
  synthesis()?.addEventListener("voiceschanged", changed);
  return () => synthesis()?.removeEventListener("voiceschanged", changed);
}

const isOf = (voice: SpeechSynthesisVoice, language: Language): boolean =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language;
/** The joke voices of a Mac, "Albert" or "Zarvox", are all American, and the English texts are British. */
const isOfRegion = (voice: SpeechSynthesisVoice, language: Language): boolean =>
  voice.lang.replace("_", "-") === LOCALES[language];

/** A voice of the device itself for a language, first the default one, then that of the texts' region; null without one. */
export function useVoice(language: Language): SpeechSynthesisVoice | null {
  const find = () => {
    const voices = synthesis()?.getVoices() ?? [];
    const local = voices.filter((voice) => voice.localService && isOf(voice, language));
    const best = local.find((voice) => voice.default) ?? local.find((voice) => isOfRegion(voice, language));
    return best ?? local[0] ?? null;
  };
  return useSyncExternalStore(subscribe, find, () => null);
}
