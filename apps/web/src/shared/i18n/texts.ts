import type { Language, Speaker } from "@karota/engine/message.ts";
import { speakerOf } from "@karota/texts/speaker.ts";
import { currentLanguage } from "./language.ts";
import { loadChunk } from "../api/load-chunk.ts";

type Messages = Parameters<typeof speakerOf>[1];

/**
 * A part of the catalogue: `shell` is what the first picture needs, `rest` what later screens need, and every game has
 * one of its own under its id.
 */
export type Part = string;

const FOLDER = "../../../../../packages/texts/src/compiled/parts";
const SHELL = import.meta.glob<{ default: unknown }>("../../../../../packages/texts/src/compiled/parts/*/shell.json");

interface Texts {
  readonly speaker: Speaker;
  readonly messages: Messages;
  /** The parts that are here (true) or under way. */
  readonly parts: Map<Part, true | Promise<void>>;
}
const languages = new Map<Language, Texts>();

function textsOf(language: Language): Texts {
  let texts = languages.get(language);
  if (!texts) {
    const messages: Messages = {};
    // The speaker reads the messages where they are, so parts may join later.
    texts = { speaker: speakerOf(language, messages), messages, parts: new Map() };
    languages.set(language, texts);
  }
  return texts;
}

async function fetchPart(language: Language, part: Part): Promise<void> {
  const path = `${FOLDER}/${language}/${part}.json`;
  const file = SHELL[path] ?? (await loadChunk(() => import("./text-parts.ts"))).PARTS[path];
  // Not every game has texts of its own.
  if (!file) return;
  const { default: messages } = await loadChunk(file);
  Object.assign(textsOf(language).messages, messages);
}

/** Whether a part is here. */
export const hasTexts = (part: Part, language: Language = currentLanguage()): boolean =>
  textsOf(language).parts.get(part) === true;

/** Loads a part; the same promise while it loads. Rejects with ChunkFailure; then it may be loaded again. */
export function loadTexts(part: Part, language: Language = currentLanguage()): Promise<void> {
  const { parts } = textsOf(language);
  const state = parts.get(part);
  if (state === true) return Promise.resolve();
  if (state) return state;
  const loading = fetchPart(language, part).then(
    () => void parts.set(part, true),
    (error: unknown) => {
      parts.delete(part);
      throw error;
    },
  );
  parts.set(part, loading);
  return loading;
}

/** The speaker of a language with the shell's texts and all that the page has in its present language. */
export async function loadSpeaker(language: Language): Promise<Speaker> {
  const here = [...textsOf(currentLanguage()).parts.keys()];
  await Promise.all([...new Set(["shell", ...here])].map((part) => loadTexts(part, language)));
  return textsOf(language).speaker;
}

/** A text that not everything has; null when it is missing, or its part is not loaded. */
export const findText = (id: string, speaker: Speaker): string | null =>
  id in textsOf(speaker.language).messages ? speaker.say({ id }) : null;
