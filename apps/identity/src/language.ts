import { LANGUAGES, type Language } from "@karota/engine/message.ts";

const known = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => language === tag.trim().toLowerCase().split("-")[0]);

/**
 * The language of a page: the first of `ui_locales` that we have, else the browser's best, else Slovenian.
 * @param uiLocales      tags with blanks between them, as OpenID Connect sends them
 * @param acceptLanguage the header's value
 */
export function languageOf(uiLocales: string | undefined, acceptLanguage: string | undefined): Language {
  const asked = (uiLocales ?? "").split(" ");
  const accepted = (acceptLanguage ?? "")
    .split(",")
    .map((part, place) => {
      const [tag = "", ...parameters] = part.split(";");
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { tag, place, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.place - other.place)
    .map(({ tag }) => tag);
  for (const tag of [...asked, ...accepted]) {
    const language = known(tag);
    if (language) return language;
  }
  return LANGUAGES[0];
}
