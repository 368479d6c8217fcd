import { expect, test } from "vitest";
import { languageOfPage } from "./asked-language.ts";

test.each([
  ["/home?language=de", "karota_language=en", "sl", "de"],
  ["/home?language=us", undefined, undefined, "en"],
  ["/home", "a=1; karota_language=en; b=2", "de", "en"],
  ["/home?language=fr", "karota_language=fr", "de-AT,de;q=0.9,en;q=0.8", "de"],
  ["/home", undefined, "fr, en;q=0.5, sl;q=0.6", "sl"],
  ["/home?language=%E0%A4%A", "karota_language=%00", "fr", "sl"],
  ["/home", "other_karota_language=de", undefined, "sl"],
  ["/home", "karota_language=de".padStart(10_000, "x=1;"), undefined, "sl"],
] as const)("%s with the cookie %s and %s is shown in %s", (url, cookie, accepted, language) => {
  expect(languageOfPage(url, cookie, accepted)).toBe(language);
});
