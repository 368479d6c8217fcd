import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { DEMO_PEOPLE } from "./people.ts";

const CSS = readFileSync(new URL("page.css", import.meta.url), "utf8");
const CSS_HASH = createHash("sha256").update(CSS).digest("base64");

/**
 * The headers of every page: no script, no other origin.
 * @param origins where a form may end up: browsers check this for the redirects after a form, too
 */
export const pageHeaders = (origins: readonly string[]): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${CSS_HASH}'; font-src 'self'; form-action 'self' ${origins.join(" ")}; base-uri 'none'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
});

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Karota's carrot. */
const CARROT = readFileSync(new URL("carrot.svg", import.meta.url), "utf8").trim();

type Say = (id: string) => string;
const sayIn =
  (language: Language): Say =>
  (id) =>
    escape(SPEAKERS[language].say({ id }));

const document = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Karota</title>
<style>${CSS}</style>
</head>
<body>
<main>
<p class="brand">${CARROT}Karota</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const ROLE_TEXTS = {
  student: "identity.role.student",
  mentor: "identity.role.mentor",
  admin: "identity.role.admin",
} as const;

/**
 * The form in which a person is chosen. Works without a script.
 * @param path where the form goes; `<path>/cancel` gives up
 * @param wrong the name that was refused, to be corrected
 */
export function signInPage(language: Language, path: string, wrong?: string): string {
  const say = sayIn(language);
  const people = DEMO_PEOPLE.map(
    ({ subject, name }) =>
      `<li><button name="person" value="${subject}">${escape(name)} <small>${say(ROLE_TEXTS[subject])}</small></button></li>`,
  ).join("\n");
  const fault = wrong === undefined ? "" : `<p class="wrong" id="wrong">${say("identity.nameWrong")}</p>`;
  // Without aria-invalid browsers call an empty field that has to be filled wrong before anybody has typed.
  const state = wrong === undefined ? `aria-invalid="false"` : `value="${escape(wrong)}" aria-invalid="true" autofocus`;
  return document(
    language,
    say("identity.title"),
    `<p class="soft">${say("identity.explain")}</p>
<form method="post" action="${path}" aria-labelledby="people">
<h2 id="people">${say("identity.people")}</h2>
<ul>
${people}
</ul>
</form>
<form method="post" action="${path}" aria-labelledby="other" novalidate>
<h2 id="other">${say("identity.other")}</h2>
<label for="name">${say("identity.name")}</label>
<input id="name" name="name" maxlength="200" autocomplete="off" required ${state} aria-describedby="${wrong === undefined ? "" : "wrong "}note">
${fault}<p class="soft" id="note">${say("identity.nameNote")}</p>
<button class="primary">${say("identity.enter")}</button>
</form>
<a class="cancel" href="${path}/cancel">${say("identity.cancel")}</a>`,
  );
}

const notice = (language: Language, title: string, explain: string, home: string): string => {
  const say = sayIn(language);
  const back = `<a class="button primary" href="${escape(home)}">${say("identity.lost.back")}</a>`;
  return document(language, say(title), `<p class="soft">${say(explain)}</p>\n${back}`);
};

/** Says that this sign-in cannot go on, and leads back to the app. */
export const lostPage = (language: Language, home: string): string =>
  notice(language, "identity.lost.title", "identity.lost.explain", home);

/** Says that the sign-out is done. */
export const leftPage = (language: Language, home: string): string =>
  notice(language, "identity.leave.title", "identity.leave.explain", home);
