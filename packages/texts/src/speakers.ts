import type { Language, Speaker } from "@karota/engine/message.ts";
import de from "./compiled/de.json" with { type: "json" };
import en from "./compiled/en.json" with { type: "json" };
import sl from "./compiled/sl.json" with { type: "json" };
import { speakerOf } from "./speaker.ts";
import type { Messages } from "@lingui/core";

/** All three languages at once, for server, scripts and tests; the page loads the one it needs. */
export const SPEAKERS: Record<Language, Speaker> = {
  sl: speakerOf("sl", sl as unknown as Messages),
  en: speakerOf("en", en as unknown as Messages),
  de: speakerOf("de", de as unknown as Messages),
};
