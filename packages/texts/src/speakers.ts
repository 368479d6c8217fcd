import type { Language, Speaker } from "@karota/engine/message.ts";
import { CATALOGUES } from "./catalogues.ts";
import { speakerOf } from "./speaker.ts";
import type { Messages } from "@lingui/core";

const speaker = (language: Language): Speaker => speakerOf(language, CATALOGUES[language] as Messages);

/** All three languages at once, for server, scripts and tests; the page loads the one it needs. */
export const SPEAKERS: Record<Language, Speaker> = { sl: speaker("sl"), en: speaker("en"), de: speaker("de") };
