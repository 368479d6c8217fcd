import { expect, test } from "vitest";
import { configFrom } from "./config.ts";

test("the port is the one after the app's unless it is given", () => {
  expect(configFrom({}).port).toBe(8081);
  expect(configFrom({ PORT: "9000" }).port).toBe(9001);
  expect(configFrom({ PORT: "9000", IDENTITY_PORT: "9500" }).port).toBe(9500);
  expect(configFrom({ PORT: "65535" }).port).toBe(0);
});

test("the app may be seen under its address and both names of this computer", () => {
  expect(configFrom({ PORT: "9000", PUBLIC_URL: "http://karota.localhost:9000/" })).toMatchObject({
    publicUrl: "http://karota.localhost:9000",
    appOrigins: ["http://karota.localhost:9000", "http://127.0.0.1:9000", "http://localhost:9000"],
  });
});

test.each([
  "https://karota.example",
  "http://192.168.1.4:8080",
  "http://127.example.com",
  "http://localhost.evil.example",
])("it refuses the public address %s", (address) => {
  expect(() => configFrom({ PUBLIC_URL: address })).toThrow(/public address .*OIDC_PROVIDERS/);
});

test.each([
  [{ PUBLIC_URL: "karota" }, /PUBLIC_URL/],
  [{ PORT: "80a" }, /PORT/],
  [{ IDENTITY_PORT: "70000" }, /IDENTITY_PORT/],
])("it names the wrong value in %j", (environment, message) => {
  expect(() => configFrom(environment)).toThrow(message);
});
