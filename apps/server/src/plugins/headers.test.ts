import { expect, test } from "vitest";
import type { IntentReply } from "@karota/contract/payments/payment.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { testApp } from "../testing/test-app.ts";

const DATA = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test("every answer that is no page loads nothing, is in no frame, and names its character set", async () => {
  const it = await testApp({ kind: "sqlite", catalogue: CATALOGUE.filter(({ id }) => id === "sudoku") });
  const player = await it.newPlayer();
  const address = { address: "Trg 1", post_number: "1000", post: "Ljubljana", country: "SI" };
  await it.call(player, "PUT", "users", address);
  const intent = { provider: "sandbox", credits: 10, price_cents: 100 };
  const { purchase } = (await it.call(player, "POST", "payments/intent", intent)).json<IntentReply>();
  await it.call(player, "POST", "payments/approve", { id: purchase.id, card: "4242424242424242" });
  for (const [path, type, policy] of [
    ["service/about", "application/json; charset=utf-8", DATA],
    ["nothing", "application/json; charset=utf-8", DATA],
    [`payments/${purchase.id}/invoice.xml`, "application/xml; charset=utf-8", DATA],
    // Browsers show PDFs with scripts of their own.
    [
      `payments/${purchase.id}/invoice`,
      "application/pdf",
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ],
    [
      "games/sudoku/periodic/daily/pdf",
      "application/pdf",
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ],
  ]) {
    const { headers } = await it.call(player, "GET", path!);
    expect([path, headers["content-type"], headers["content-security-policy"]]).toEqual([path, type, policy]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  // Who has the address of a join link can come into its group: no other site learns it.
  const page = await it.app.inject({ url: "/join/7h3k-q0m5", headers: { accept: "text/html" } });
  expect(page.headers["referrer-policy"]).toBe("no-referrer");
  const outside = await it.app.inject({ url: "/no/such/file.png" });
  expect([outside.statusCode, outside.headers["content-security-policy"]]).toEqual([404, DATA]);
  await it.close();
});
