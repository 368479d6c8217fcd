import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { READING_RATES } from "@karota/engine/speech/reading-speed.ts";
import { toSpeech, type SpeechOptions } from "@karota/engine/speech/speech.ts";
import { ReadingProvider, type Reading } from "@karota/ui/read-aloud.tsx";
import { useSay, useSpeaker } from "../i18n/i18n.tsx";
import { useSettings } from "../session/settings.ts";
import { useVoice } from "../session/use-voice.ts";

/**
 * Lets what is inside read its texts aloud, by a voice of this device and the page's language. Nothing is sent: voices
 * that need a server are not used.
 */
export function ReadAloudHost({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const speaker = useSpeaker();
  const voice = useVoice(speaker.language);
  const { reading_speed: speed = "normal" } = useSettings();
  const [now, setNow] = useState<string | null>(null);
  /** The same at once: a text may end and another begin before the page is drawn again. */
  const current = useRef<string | null>(null);

  const change = useCallback((text: string | null) => {
    current.current = text;
    setNow(text);
  }, []);
  const silence = useCallback(() => {
    speechSynthesis.cancel();
    change(null);
  }, [change]);

  // Reading ends with the screen, and with a change of the voice.
  useEffect(() => (voice ? silence : undefined), [voice, silence]);

  useEffect(() => {
    if (now === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // This Escape is for the voice, not for what it would close.
      event.preventDefault();
      event.stopPropagation();
      silence();
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, [now, silence]);

  const actions = useMemo(() => {
    if (!voice) return null;
    return {
      read(text: string, options: SpeechOptions) {
        speechSynthesis.cancel();
        const utterance = new SpeechSynthesisUtterance(toSpeech(text, speaker, options));
        utterance.voice = voice;
        utterance.lang = voice.lang;
        utterance.rate = READING_RATES[speed];
        const end = () => current.current === text && change(null);
        utterance.addEventListener("end", end);
        utterance.addEventListener("error", end);
        change(text);
        speechSynthesis.speak(utterance);
      },
      stop(text: string) {
        if (current.current === text) silence();
      },
      labels: { read: say("readAloud.read"), stop: say("readAloud.stop") },
    };
  }, [voice, speaker, speed, say, change, silence]);
  const reading = useMemo((): Reading | null => actions && { ...actions, now }, [actions, now]);
  return <ReadingProvider value={reading}>{children}</ReadingProvider>;
}
