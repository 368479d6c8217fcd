import type { Language, Message } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { readUnsubscribe, type MailChoice } from "../mail/index.ts";
import { changePlayerSettings } from "./change-self.ts";
import { findPerson } from "./store.ts";

export interface UnsubscribeQuery {
  readonly person: string;
  readonly mails: string;
  readonly signed: string;
}

const STYLE =
  "body{margin:0 auto;max-width:32rem;padding:2rem 1rem;font:1.125rem/1.5 system-ui,sans-serif}" +
  "h1{font-size:1.5rem;line-height:1.3}button{font:inherit;padding:.6rem 1.2rem}";
const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A page of its own, because a person who follows the link of a mail need not be signed in. */
function pageOf(language: Language, choice: MailChoice, done: boolean): string {
  const say = (id: string, values?: Message["values"]) =>
    escape(SPEAKERS[language].say({ id, ...(values && { values }) }));
  const title = say(done ? "mail.unsubscribe.done" : "mail.unsubscribe.ask");
  const setting = SPEAKERS[language].say({ id: `settings.mails.${choice}` });
  const form = `<form method="post"><button>${say("mail.unsubscribe.act")}</button></form>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta name="color-scheme" content="light dark"><style>${STYLE}</style></head><body><main><h1>${title}</h1>`,
    done ? `<p>${say("mail.unsubscribe.again")}</p>` : `<p>${say("mail.unsubscribe.what", { setting })}</p>${form}`,
    "</main></body></html>",
  ].join("");
}

/** What an address of a mail is about, to be confirmed: programs that look at links must switch nothing off. */
export async function askUnsubscribe(deps: Deps, query: UnsubscribeQuery, language: Language): Promise<string> {
  const { choice } = await getUnsubscribe(deps, query);
  return pageOf(language, choice, false);
}

/** Switches one kind of mail off for the person of a mail; once more changes nothing. */
export async function unsubscribe(deps: Deps, query: UnsubscribeQuery, language: Language): Promise<string> {
  const { userId, choice } = await getUnsubscribe(deps, query);
  // Who is gone gets no mails.
  if ((await findPerson(deps.database.db, userId))?.erased_at === null)
    await changePlayerSettings(deps, { id: userId, roles: [] }, { settings: { mails: { [choice]: false } } });
  return pageOf(language, choice, true);
}

/** @throws E-KAROTA-NOT_FOUND for an address that was in no mail of ours */
async function getUnsubscribe(deps: Deps, query: UnsubscribeQuery) {
  const read = await readUnsubscribe(deps, query);
  if (!read) throw fail("E-KAROTA-NOT_FOUND", {}, "not signed by us");
  return read;
}
