import { vi } from "vitest";
import type { Language } from "@karota/engine/message.ts";

/** jsdom has no voices: the device has one of this language. */
export function stubVoice(lang: Language): void {
  const voices = [{ lang, localService: true, default: true }];
  const synthesis = Object.assign(new EventTarget(), { getVoices: () => voices, cancel: () => undefined });
  vi.stubGlobal("speechSynthesis", synthesis);
}
