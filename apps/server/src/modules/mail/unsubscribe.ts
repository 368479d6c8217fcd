import { createHmac, timingSafeEqual } from "node:crypto";
import { MAIL_CHOICES, type MailChoices } from "@karota/contract/users/user.ts";
import type { Deps } from "../../deps.ts";
import { ensureSecret } from "../../secrets.ts";

/** A kind of mail that one switches on and off. */
export type MailChoice = keyof MailChoices;

type SecretDeps = Pick<Deps, "database" | "clock">;

async function signerOf({ database, clock }: SecretDeps): Promise<(userId: string, choice: MailChoice) => string> {
  const secret = await ensureSecret(database, clock, "unsubscribe");
  return (userId, choice) => createHmac("sha256", secret).update(`${choice} ${userId}`).digest("base64url");
}

/**
 * Addresses that switch one kind of mail off for one person without a sign-in, by a POST alone (RFC 8058). They never
 * expire: they do nothing else. The person is named in the query, which no log contains.
 */
export async function unsubscribeLinks(
  deps: SecretDeps & Pick<Deps, "config">,
): Promise<(userId: string, choice: MailChoice) => string> {
  const sign = await signerOf(deps);
  return (userId, choice) => {
    const query = new URLSearchParams({ person: userId, mails: choice, signed: sign(userId, choice) });
    return `${deps.config.publicUrl}/api/v1/users/unsubscribe?${query}`;
  };
}

/** Whose mails of which kind such an address switches off; null for an address that is not ours. */
export async function readUnsubscribe(
  deps: SecretDeps,
  asked: { readonly person: string; readonly mails: string; readonly signed: string },
): Promise<{ readonly userId: string; readonly choice: MailChoice } | null> {
  const choice = MAIL_CHOICES.find((one) => one === asked.mails);
  if (!choice) return null;
  const wanted = Buffer.from((await signerOf(deps))(asked.person, choice));
  const given = Buffer.from(asked.signed);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return { userId: asked.person, choice };
}
