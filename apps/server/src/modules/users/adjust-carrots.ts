import { isFree } from "@karota/contract/admin/costs.ts";
import type { CarrotsAdjusted, CarrotsBody } from "@karota/contract/admin/people.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { once, type IdempotentRequest } from "../../idempotency.ts";
import { record } from "../audit/index.ts";
import { balanceOf, carrotsOf, charge, grant } from "../credits/index.ts";
import { lockForAdmin } from "./lock-for-admin.ts";

/**
 * Gives or takes carrots with a reason, which stays with the log of admins; the person sees the movement.
 * @throws E-KAROTA-OLD_VALUES on a free site, whose pages do not offer it,
 *   E-KAROTA-NOT_ENOUGH_CARROTS when there are fewer than are to be taken
 */
export const adjustCarrots = (
  deps: Deps,
  actor: Actor,
  {
    userId,
    carrots,
    reason,
    idempotency,
  }: CarrotsBody & { readonly userId: string; readonly idempotency: IdempotentRequest | null },
): Promise<CarrotsAdjusted> =>
  once(
    deps,
    idempotency,
    () => Math.round(carrots * 100),
    async (queries, hundredths) => {
      if (isFree(deps.settings())) throw fail("E-KAROTA-OLD_VALUES", {}, "nothing costs anything");
      const now = deps.clock.now();
      await lockForAdmin(deps, queries, actor, userId);
      const given = hundredths > 0;
      const movement = { userId, amount: Math.abs(hundredths), reason: "admin", reference: null, now } as const;
      const balance = given ? await grant(queries, movement) : await charge(queries, movement);
      if (balance === null) {
        const left = await balanceOf(queries, userId);
        const amounts = { price: carrotsOf(movement.amount), credit_amount: carrotsOf(left) };
        throw fail("E-KAROTA-NOT_ENOUGH_CARROTS", amounts);
      }
      await record(queries, {
        actorId: actor.id,
        action: given ? "person.carrots_given" : "person.carrots_taken",
        subject: userId,
        details: { amount: carrotsOf(movement.amount) },
        note: reason,
        now,
      });
      return { code: "S-CHANGES-SAVED", credit_amount: carrotsOf(balance) };
    },
  );
