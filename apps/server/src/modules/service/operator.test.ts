import { expect, test } from "vitest";
import { STORED_DATA, type StoredDataReply } from "@karota/contract/service/stored-data.ts";
import type { OperatorReply } from "@karota/contract/service/operator.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { OPERATOR } from "../../testing/operator.ts";
import { SELLER } from "../../testing/seller.ts";
import { testApp } from "../../testing/test-app.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";

const { iban: _iban, bic: _bic, ...NAMED } = SELLER;

describeAnyDatabase("who runs Karota", (kind) => {
  test("is nobody on this machine, which says so", async () => {
    const it = await testApp({ kind });
    const reply = await it.call(null, "GET", "service/operator");
    expect(reply.json()).toEqual({ local: true, operator: null, carrots: true, seller: null });
    await it.close();
  });

  test("is what the configuration says, and a seller is named without a bank account", async () => {
    const config = {
      publicUrl: "https://karota.example",
      operator: OPERATOR,
      seller: SELLER,
      paymentProviders: ["sandbox", "invoice"],
    } as const;
    const it = await testApp({ kind, config });
    const reply = await it.call(null, "GET", "service/operator");
    expect(reply.json<OperatorReply>()).toEqual({ local: false, operator: OPERATOR, carrots: true, seller: NAMED });
    expect(reply.headers["cache-control"]).toBe("public, no-cache");
    await it.close();
  });

  test("sells nothing where only play money is taken", async () => {
    const config = { operator: OPERATOR, seller: SELLER, paymentProviders: ["sandbox"] } as const;
    const it = await testApp({ kind, config });
    const reply = await it.call(null, "GET", "service/operator");
    expect(reply.json<OperatorReply>().seller).toBeNull();
    await it.close();
  });

  test("says what is stored, in the order of the page, for as long as the settings say", async () => {
    const it = await testApp({ kind });
    const { rows } = (await it.call(null, "GET", "service/stored-data")).json<StoredDataReply>();
    expect(rows.map(({ id }) => id)).toEqual(STORED_DATA);
    const { unused_months: months, warn_days: days, audit_months, log_days, moves_months } = DEFAULT_SETTINGS.retention;
    const spans = Object.fromEntries(rows.map(({ id, span }) => [id, span]));
    expect(spans).toMatchObject({
      account: { months, days },
      audit: { months: audit_months },
      mails: { days: log_days },
      messages: { days: log_days },
      games: { months: moves_months },
    });
    await it.close();
  });
});
