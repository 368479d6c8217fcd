import { LANGUAGE_COOKIE } from "@karota/contract/language-cookie.ts";
import { readLanguage, type Language } from "@karota/engine/message.ts";

/** The first of ours in Accept-Language, by weight. */
export function languageOfBrowser(header: string | undefined): Language | null {
  const accepted = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";");
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: readLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
    });
  const ours = accepted.filter((one) => one.language !== null && one.weight > 0);
  return ours.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? null;
}

const COOKIE = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=(\\w+)`);

/** A document's language: `?language=`, else the choice of the header, else the browser's, else Slovenian. */
export function languageOfPage(url: string, cookie: string | undefined, accepted: string | undefined): Language {
  const asked = new URLSearchParams(url.split("?", 2)[1] ?? "").get("language");
  return (
    readLanguage(asked ?? "") ??
    readLanguage(COOKIE.exec((cookie ?? "").slice(0, 4_000))?.[1] ?? "") ??
    languageOfBrowser(accepted) ??
    "sl"
  );
}
