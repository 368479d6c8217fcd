import type { Module } from "../../deps.ts";
import { sendMails } from "./send-mails.ts";
import { transportOf } from "./transport.ts";

export { mailKeeper } from "./keep-person.ts";
export { postMail } from "./post-mail.ts";
export { readOutbox } from "./store.ts";
export { outboxFolder } from "./transport.ts";
export { verifyMail } from "./verify-mail.ts";
export { withdrawMails } from "./store.ts";

/** How often the outbox is looked through, in milliseconds. */
const AGAIN = 5_000;

/** Sends the outbox's mails beside the requests, once the server listens. It has no routes. */
export const mailModule: Module = (api, deps) => {
  const send = transportOf(deps.config);
  let busy = false;
  const look = (): void => {
    if (busy) return;
    busy = true;
    sendMails(deps, send)
      .catch((error: unknown) => deps.log.error({ err: error }, "the outbox could not be read"))
      .finally(() => {
        busy = false;
      });
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  api.addHook("onListen", async () => {
    timer = setInterval(look, AGAIN).unref();
  });
  api.addHook("onClose", async () => clearInterval(timer));
};
