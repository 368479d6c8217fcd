import type { Module } from "../../deps.ts";
import { sendMails } from "./send-mails.ts";
import { transportOf } from "./transport.ts";

export { cleanOutbox } from "./clean-outbox.ts";
export { mailPersonalData, mailStoredData } from "./personal-data.ts";
export type { ErasedBy } from "./templates/deleted.ts";
export type { Contents } from "./render-mail.ts";
export { postMail } from "./post-mail.ts";
export { sendMails } from "./send-mails.ts";
export { fateOf, isPosted, readOutbox, withdrawMails } from "./store.ts";
export { outboxFolder } from "./transport.ts";
export { readUnsubscribe, unsubscribeLinks, type MailChoice } from "./unsubscribe.ts";
export { verifyMail } from "./verify-mail.ts";

/** How often the outbox is looked through, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;

/** Sends the outbox's mails beside the requests, once the server listens. It has no routes. */
export const mailModule: Module = (api, deps) => {
  const send = transportOf(deps.config);
  // A stop waits for a mail that is just leaving: it would otherwise be noted nowhere, and leave again after the start.
  api.jobs.every(api, "mails", POLL_INTERVAL_MS, ({ isStopping }) =>
    sendMails({ ...deps, printer: api.printer }, send, isStopping),
  );
};
