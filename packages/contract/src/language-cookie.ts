/** The cookie with the language chosen in the header: `sl`, `en` or `de`. The server renders pages in it. */
export const LANGUAGE_COOKIE = "karota_language";
