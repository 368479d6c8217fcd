import type { Language } from "@karota/engine/message.ts";
import type { Deps } from "../../deps.ts";
import { renderMail, type Contents, type Mail, type Template } from "./render-mail.ts";
import type { InvoicePrinter } from "./template.ts";
import { dropMail, giveUp, giveUpStale, markSent, putOff, takeDue, type MailRow } from "./store.ts";
import { refusalOf, type Transport } from "./transport.ts";
import { unsubscribeLinks } from "./unsubscribe.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The longest pause between two tries, in milliseconds. */
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** For how long no other process tries a mail that is being sent: longer than the timeout of any mail server. */
const RESERVED_MS = 15 * MINUTE_MS;
/** How long a mail that is refused for good is tried all the same: the mailbox may be full, or the server be set up wrong. */
const GIVE_UP_AFTER_MS = 5 * DAY_MS;

/** How long a mail waits after so many tries that failed: 1, 2, 4 … minutes. */
const pauseAfter = (tries: number): number => Math.min(MAX_PAUSE_MS, 2 ** Math.min(tries - 1, 20) * MINUTE_MS);

/** What sending mails works with. */
export interface MailDeps extends Pick<Deps, "config" | "database" | "clock" | "log"> {
  readonly printer: InvoicePrinter;
}

async function renderedMail(deps: MailDeps, mail: MailRow): Promise<Mail> {
  const content = JSON.parse(mail.content) as Contents[Template];
  const { user_id: userId, template, language } = mail;
  const link = userId === null ? null : await unsubscribeLinks(deps);
  return renderMail(template as Template, language as Language, content, {
    publicUrl: deps.config.publicUrl,
    printer: deps.printer,
    unsubscribeLink: link ? (choice) => link(userId!, choice) : undefined,
  });
}

/**
 * Sends what is due. A mail that the mail server refuses is retried later, and is given up only when it was refused for
 * good for days. Returns how many have left.
 * @param stopping called before each mail
 */
export async function sendMails(
  deps: MailDeps,
  send: Transport,
  stopping: () => boolean = () => false,
): Promise<number> {
  const {
    database: { db },
    clock,
    log,
  } = deps;
  let sent = 0;
  const late = await giveUpStale(db, clock.now());
  if (late > 0) log.warn({ mails: late }, "mails that would come too late are given up");
  while (!stopping()) {
    const mail = await takeDue(db, clock.now(), RESERVED_MS);
    if (!mail) return sent;
    try {
      await send(mail, await renderedMail(deps, mail));
    } catch (error) {
      const now = clock.now();
      const refusal = refusalOf(error);
      const details = { template: mail.template, tries: mail.tries, ...refusal };
      if (refusal.forGood && now - mail.created_at >= GIVE_UP_AFTER_MS) {
        log.error(details, "a mail was refused for days and is given up");
        await giveUp(db, mail, now);
      } else {
        log.warn(details, "a mail could not be sent");
        await putOff(db, mail, now + pauseAfter(mail.tries));
      }
      continue;
    }
    // A mail to no account is not stored for later.
    if (mail.user_id === null) await dropMail(db, mail.id);
    else await markSent(db, mail.id, clock.now());
    sent++;
  }
  return sent;
}
