import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "../../config.ts";
import { traced } from "../../tracing/index.ts";
import type { Mail } from "./render-mail.ts";

/** Where a mail goes; its id stays the same over all tries. */
export interface Envelope {
  readonly id: string;
  readonly recipient: string;
}

/** Sends a letter, or throws. */
export type Transport = (envelope: Envelope, letter: Mail) => Promise<void>;

/** How long a mail server may take for each answer, in milliseconds. */
const SEND_TIMEOUT_MS = 30_000;

/** The mail with its headers; mail programs recognise a mail that was sent twice by its Message-ID. */
export function mailOf(mailFrom: string, { id, recipient }: Envelope, letter: Mail): SendMailOptions {
  const { unsubscribe, attachments, ...words } = letter;
  const domain = /@([^\s<>@]+)/.exec(mailFrom)?.[1] ?? "karota.invalid";
  return {
    from: mailFrom,
    to: { name: "", address: recipient },
    ...words,
    attachments: [...attachments],
    messageId: `<${id}@${domain}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe !== undefined && {
        // In one line: not every mail program puts a folded address together.
        "List-Unsubscribe": { prepared: true, value: `<${unsubscribe}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

/** Where mails become files. */
export const outboxFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "outbox");

/** Over SMTP where it is configured; otherwise each mail becomes a file in the data folder's outbox. */
export function transportOf(config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">): Transport {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl !== null) {
    const smtp = createTransport({
      url: smtpUrl,
      connectionTimeout: SEND_TIMEOUT_MS,
      greetingTimeout: SEND_TIMEOUT_MS,
      socketTimeout: SEND_TIMEOUT_MS,
    });
    return async (envelope, letter) => {
      await traced({ name: "call mail server", kind: "call" }, () => smtp.sendMail(mailOf(mailFrom, envelope, letter)));
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const folder = outboxFolder(config);
  return async (envelope, letter) => {
    const { message } = await writer.sendMail(mailOf(mailFrom, envelope, letter));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${envelope.id}.eml`);
    // Renamed into place, so that a reader of the folder never sees half a mail.
    await writeFile(`${file}.new`, message);
    await rename(`${file}.new`, file);
  };
}

/** What may be logged of a failed try: the answer of a mail server names the recipient. */
export interface Refusal {
  readonly code: string;
  readonly answer: number | null;
  readonly during: string | null;
  /** True when the server will never accept this mail: the address does not exist, or it wants no such mail. */
  readonly forGood: boolean;
}

export function refusalOf(error: unknown): Refusal {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const answer = typeof responseCode === "number" ? responseCode : null;
  const during = typeof command === "string" ? command : null;
  // A refused sign-in or sender is about the site, and will be mended.
  const aboutMail = during === "RCPT TO" || during === "DATA";
  const unreadable = code === "EENVELOPE" && answer === null;
  return {
    code: typeof code === "string" ? code : "unknown",
    answer,
    during,
    forGood: unreadable || (aboutMail && answer !== null && answer >= 500),
  };
}
