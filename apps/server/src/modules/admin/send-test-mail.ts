import type { Language } from "@karota/engine/message.ts";
import type { TestMailReply } from "@karota/contract/admin/status.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { outboxFolder, postMail } from "../mail/index.ts";
import { findAddress, findBilling } from "../users/index.ts";
import type { AdminDeps } from "./admin-deps.ts";

/** Puts a mail to the admin's own address into the outbox. @throws E-KAROTA-GAME_VALIDATION when the account has none */
export async function sendTestMail(
  { config, database, clock }: AdminDeps,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
): Promise<TestMailReply> {
  const now = clock.now();
  const recipient = await database.transaction(async (queries) => {
    const address = await findAddress(queries, actor.id);
    if (address === "") throw fail("E-KAROTA-GAME_VALIDATION", {}, "the admin's account has no address");
    const { name } = await findBilling(queries, actor.id);
    await postMail(queries, {
      userId: actor.id,
      recipient: address,
      template: "test",
      language,
      content: { name },
      now,
    });
    await record(queries, { actorId: actor.id, action: "mail.test_sent", subject: actor.id, now });
    return address;
  });
  return { recipient, folder: config.smtpUrl === null ? outboxFolder(config) : null };
}
