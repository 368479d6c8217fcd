import { StartError } from "../start-error.ts";
import type { Environment } from "./environment.ts";

/** The mailbox of `Karota <karota@example.com>`. */
export const mailboxOf = (mailFrom: string): string => /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;

function readSecurityContact(environment: Environment, publicUrl: string, mailFrom: string): string {
  const text = environment["SECURITY_CONTACT"] || mailboxOf(mailFrom);
  if (/^[^\s@:<>]+@[^\s@<>]+$/.test(text)) return `mailto:${text}`;
  if (/^https:\/\/\S+$/.test(text) && URL.canParse(text)) return text;
  // There the contact form is.
  if (!environment["SECURITY_CONTACT"]) return `${publicUrl}/about`;
  throw new StartError(`SECURITY_CONTACT must be an e-mail address or an https address, not "${text}".`);
}

export function readMail(environment: Environment, publicUrl: string) {
  const smtpUrl = environment["SMTP_URL"] || null;
  if (smtpUrl !== null && (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)))
    // Not quoted: it may hold a password.
    throw new StartError("SMTP_URL must be the address of a mail server, beginning with smtp:// or smtps://.");
  const mailFrom = environment["MAIL_FROM"] || `Karota <karota@${new URL(publicUrl).hostname}>`;
  if (/[\r\n]/.test(mailFrom) || !mailFrom.includes("@"))
    throw new StartError(`MAIL_FROM must be an e-mail address, not "${mailFrom}".`);
  return { smtpUrl, mailFrom, securityContact: readSecurityContact(environment, publicUrl, mailFrom) };
}
