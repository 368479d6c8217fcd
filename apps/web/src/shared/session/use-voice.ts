import { useSyncExternalStore } from "react";
import type { Language } from "@karota/engine/message.ts";

const synthesis = (): SpeechSynthesis | undefined => ("speechSynthesis" in globalThis ? speechSynthesis : undefined);

function subscribe(changed: () => void): () => void {
  // Browsers load their voices late.
  synthesis()?.addEventListener("voiceschanged", changed);
  return () => synthesis()?.removeEventListener("voiceschanged", changed);
}

const isOf = (voice: SpeechSynthesisVoice, language: Language): boolean =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language;

/** A voice of the device itself for a language, the default one first; null where there is none. */
export function useVoice(language: Language): SpeechSynthesisVoice | null {
  const find = () => {
    const voices = synthesis()?.getVoices() ?? [];
    const local = voices.filter((voice) => voice.localService && isOf(voice, language));
    return local.find((voice) => voice.default) ?? local[0] ?? null;
  };
  return useSyncExternalStore(subscribe, find, () => null);
}
