import { IconPlayerStop, IconVolume } from "@tabler/icons-react";
import { createContext, useContext, useEffect } from "react";
import type { SpeechOptions } from "@karota/engine/speech/speech.ts";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** The voice that reads texts aloud; there is one only where the device has one for the page's language. */
export interface Reading {
  /** The text that is being read; null while there is silence. */
  readonly now: string | null;
  read(text: string, options: SpeechOptions): void;
  /** Does nothing while another text is read. */
  stop(text: string): void;
  readonly labels: { readonly read: string; readonly stop: string };
}

const ReadingContext = createContext<Reading | null>(null);
export const ReadingProvider = ReadingContext.Provider;

/** Reads a plain text, mathematics too, and stops; nothing where there is no voice. */
export function ReadAloud({ text, ...options }: { readonly text: string } & SpeechOptions) {
  const reading = useContext(ReadingContext);
  const isRead = reading?.now === text;
  const stop = reading?.stop;
  // What is no longer on the screen is not read on.
  useEffect(() => () => stop?.(text), [stop, text]);
  if (!reading) return null;
  const { labels } = reading;
  return (
    <IconButton
      data-read-aloud
      label={isRead ? labels.stop : labels.read}
      icon={<Icon of={isRead ? IconPlayerStop : IconVolume} />}
      onClick={() => (isRead ? reading.stop(text) : reading.read(text, options))}
    />
  );
}
