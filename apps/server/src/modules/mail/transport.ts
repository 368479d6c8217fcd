import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../../config.ts";
import type { Letter } from "./letter.ts";

/** Sends a letter, or throws. */
export type Transport = (recipient: string, letter: Letter) => Promise<void>;

/** Over SMTP where it is configured; otherwise each mail becomes a file in the data folder's outbox. */
export function transportOf({ smtpUrl, mailFrom, dataDir }: Config): Transport {
  if (smtpUrl !== null) {
    const smtp = createTransport(smtpUrl);
    return async (to, letter) => {
      await smtp.sendMail({ from: mailFrom, to, ...letter, attachments: [...letter.attachments] });
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const folder = join(dataDir, "outbox");
  return async (to, letter) => {
    const { message } = await writer.sendMail({ from: mailFrom, to, ...letter, attachments: [...letter.attachments] });
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`);
    // Renamed into place: whoever reads the folder never sees half a mail.
    await writeFile(`${file}.new`, message);
    await rename(`${file}.new`, file);
  };
}
