import { expect, test } from "vitest";
import { testApp } from "./testing/test-app.ts";
import { networkOf } from "./network-of.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:0:0:9", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("messages of the contact form are limited for a network, not for each of its addresses", async () => {
  const it = await testApp({ kind: "sqlite", config: { publicUrl: "https://karota.example" } });
  const write = (address: string) =>
    it.app.inject({
      method: "POST",
      url: "/api/v1/service/contact",
      headers: { "x-forwarded-for": address },
      payload: { subject: "A question", message: "How do I print today’s boards?", email: "a@b.si", website: "" },
    });
  for (const end of [1, 2, 3]) expect((await write(`2001:db8:1:2::${end}`)).statusCode).toBe(200);
  expect((await write("2001:db8:1:2:ffff::4")).statusCode).toBe(429);
  expect((await write("2001:db8:1:3::1")).statusCode).toBe(200);
  await it.close();
});
