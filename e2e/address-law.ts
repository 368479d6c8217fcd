import { expect, type BrowserContext, type Page } from "@playwright/test";
import { inflateRawSync } from "node:zlib";

/** What is personal or secret wherever it stands in an address: proxies log addresses, and browsers save them. */
const NEVER: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["an e-mail address", /[\w.+-]+@[\w-]+\.\w+/],
  ["a token", /\beyJ[\w-]+\.[\w-]+/],
];

/** What a message of SAML in an address says: it is compressed. */
function samlIn(address: string): string {
  const { searchParams } = new URL(address);
  const messages = ["SAMLRequest", "SAMLResponse"].map((name) => searchParams.get(name));
  return messages.map((text) => (text ? inflateRawSync(Buffer.from(text, "base64")).toString() : "")).join(" ");
}

/** An address in plain text, also where a part of it is encoded twice. */
function decoded(address: string): string {
  let text = address.replaceAll("+", " ");
  for (const _ of [1, 2])
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  return text;
}

/** Words in small letters without marks, each between hyphens, as an address may spell a name. */
const words = (text: string): string =>
  `-${text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}-`;

/**
 * Notes from now on each address that pages of these contexts request, also of the API and after a redirect, send as
 * their referrer, or show; without what follows `#`, which browsers send to no server.
 */
export function watchAddresses(...contexts: readonly BrowserContext[]) {
  const seen = new Set<string>();
  const see = (address: string | undefined): void => {
    if (address && /^https?:/.test(address)) seen.add(address.replace(/#.*/s, ""));
  };
  const watch = (page: Page) => page.on("framenavigated", (frame) => see(frame.url()));
  for (const context of contexts) {
    for (const page of context.pages()) watch(page);
    context.on("page", watch);
    context.on("request", (request) => {
      see(request.url());
      see(request.headers()["referer"]);
    });
  }
  /** What is personal in which address; `personal` are names, codes and secrets of the test's people. */
  const found = (personal: readonly string[]): readonly string[] =>
    [...seen].flatMap((address) => {
      const text = `${decoded(address)} ${samlIn(address)}`;
      const named = personal.filter((one) => words(text).includes(words(one)));
      return [...named, ...NEVER.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))].map(
        (what) => `${what}: ${address}`,
      );
    });
  return {
    found,
    /** Expects nothing personal in any address, and that there were some. */
    expectWithout(personal: readonly string[]): void {
      expect(personal.length * seen.size, "what is looked for, and where").toBeGreaterThan(0);
      expect(found(personal), "what is personal in addresses").toEqual([]);
    },
  };
}
