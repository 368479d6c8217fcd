import type { Messages } from "@lingui/core";
import type { Language, Speaker } from "@karota/engine/message.ts";
import { catalogueOf } from "./catalogues.ts";
import { speakerOf } from "./speaker.ts";

/** A speaker whose catalogue is read when it first says something. */
function speaker(language: Language): Speaker {
  let whole: Speaker | null = null;
  return {
    language,
    say(message) {
      whole ??= speakerOf(language, catalogueOf(language) as Messages);
      return whole.say(message);
    },
  };
}

/** All three languages at once, for server, scripts and tests; the page loads the one it needs. */
export const SPEAKERS: Record<Language, Speaker> = { sl: speaker("sl"), en: speaker("en"), de: speaker("de") };
