import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../../config.ts";
import type { Letter } from "./letter.ts";

/** Sends a letter, or throws. */
export type Transport = (recipient: string, letter: Letter) => Promise<void>;

/** Where mails become files. */
export const outboxFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "outbox");

/** Over SMTP where it is configured; otherwise each mail becomes a file in the data folder's outbox. */
export function transportOf(config: Config): Transport {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl !== null) {
    const smtp = createTransport(smtpUrl);
    return async (to, letter) => {
      await smtp.sendMail({ from: mailFrom, to, ...letter, attachments: [...letter.attachments] });
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const folder = outboxFolder(config);
  return async (to, letter) => {
    const { message } = await writer.sendMail({ from: mailFrom, to, ...letter, attachments: [...letter.attachments] });
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`);
    // Renamed into place: whoever reads the folder never sees half a mail.
    await writeFile(`${file}.new`, message);
    await rename(`${file}.new`, file);
  };
}
