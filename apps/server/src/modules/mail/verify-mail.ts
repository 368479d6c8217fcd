import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../../config.ts";
import { outboxFolder } from "./transport.ts";

/** How long the mail server may take for each step, in milliseconds. */
const VERIFY_TIMEOUT_MS = 8000;

/** Whether mails would leave, without sending one: the server greets and lets us in, or the folder can be written. @throws when not */
export async function verifyMail(config: Config): Promise<void> {
  if (config.smtpUrl !== null) {
    const options = {
      connectionTimeout: VERIFY_TIMEOUT_MS,
      greetingTimeout: VERIFY_TIMEOUT_MS,
      socketTimeout: VERIFY_TIMEOUT_MS,
    };
    const smtp = createTransport({ url: config.smtpUrl, ...options });
    try {
      await smtp.verify();
    } finally {
      smtp.close();
    }
    return;
  }
  const folder = outboxFolder(config);
  const file = join(folder, `.check-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, "");
  await rm(file);
}
