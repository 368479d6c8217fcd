import { deflateRawSync } from "node:zlib";
import { watchAddresses } from "./address-law.ts";
import { expect, test } from "./harness.ts";

test("a name, an e-mail address, a code or a token in any address of a page is found", async ({ page, app }) => {
  const addresses = watchAddresses(page.context());
  const saml = encodeURIComponent(deflateRawSync("<NameID>Ana Žagar</NameID>").toString("base64"));
  const requested = [
    "/healthz?search=Ana%20%C5%BDagar",
    "/healthz?to=%2Fx%3Fname%3DAna%2520%25C5%25BDagar",
    "/healthz?who=ana-zagar",
    `/healthz?SAMLRequest=${saml}`,
    "/healthz?code=zvnk7788",
    "/healthz?mail=ana%40sola.example",
    "/healthz?token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.x",
  ];
  await page.goto("/imprint");
  await page.evaluate(async (all) => {
    await Promise.all(all.map((address) => fetch(address)));
    history.pushState(null, "", "/healthz?shown=Ana+Zagar");
  }, requested);
  await page.goto(`${app.baseURL}/healthz?page=Ana+Zagar&lonely=banana-zagarica`);
  expect(addresses.found(["Ana Žagar", "ZVNK7788"]).toSorted()).toEqual(
    [
      ...["/healthz?page=Ana+Zagar&lonely=banana-zagarica", "/healthz?shown=Ana+Zagar", ...requested.slice(0, 4)].map(
        (address) => `Ana Žagar: ${app.baseURL}${address}`,
      ),
      `ZVNK7788: ${app.baseURL}${requested[4]}`,
      `an e-mail address: ${app.baseURL}${requested[5]}`,
      `a token: ${app.baseURL}${requested[6]}`,
    ].toSorted(),
  );
  expect(() => addresses.expectWithout(["Ana Žagar"])).toThrow();
  expect(addresses.found(["Bor Kos"]).every((one) => /^(an e-mail address|a token): /.test(one))).toBe(true);
});
