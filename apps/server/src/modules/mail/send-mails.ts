import type { Language } from "@karota/engine/message.ts";
import type { Deps } from "../../deps.ts";
import { writeLetter, type Contents, type Template } from "./letter.ts";
import { dropMail, markSent, takeDue } from "./store.ts";
import type { Transport } from "./transport.ts";

const MINUTE = 60_000;
/** The longest pause between two tries, in milliseconds. */
const LONGEST = 6 * 60 * MINUTE;

/** When a mail is tried again after so many tries: 1, 2, 4 … minutes later. */
const pauseAfter = (tries: number): number => Math.min(LONGEST, 2 ** Math.min(tries, 20) * MINUTE);

/** Sends what is due; what the mail server does not take stays and is tried again later. How many have left. */
export async function sendMails({ config, database: { db }, clock, log }: Deps, send: Transport): Promise<number> {
  let sent = 0;
  for (;;) {
    const now = clock.now();
    const mail = await takeDue(db, now, (tries) => now + pauseAfter(tries));
    if (!mail) return sent;
    try {
      const content = JSON.parse(mail.content) as Contents[Template];
      await send(
        mail.recipient,
        await writeLetter(mail.template as Template, mail.language as Language, content, config.publicUrl),
      );
    } catch (error) {
      log.warn({ err: error }, "a mail could not be sent");
      continue;
    }
    // What went to no account is nobody's to look up later.
    if (mail.user_id === null) await dropMail(db, mail.id);
    else await markSent(db, mail.id, clock.now());
    sent++;
  }
}
