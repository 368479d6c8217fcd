import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OperatorReply } from "@karota/contract/service/operator.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { setSiteSettings } from "../../testing/site-settings.ts";
import AccessibilityPage from "./accessibility-page.tsx";
import ImprintPage from "./imprint-page.tsx";
import PrivacyPage from "./privacy-page.tsx";
import TermsPage from "./terms-page.tsx";

const say = (id: string, values?: Record<string, string>) => SPEAKERS.en.say(values ? { id, values } : { id });
const body = (name: string) => ({ name, url: `https://${name}.example` });
const OPERATOR = {
  name: "Green School",
  address: "School Street 1",
  post_number: "1010",
  post: "Vienna",
  country: "AT",
  email: "office@school.example",
};
const WHOLE = {
  ...OPERATOR,
  represented_by: "Ann Head",
  register: "ZVR 123",
  data_protection_officer: { name: "Dora Privacy", email: "dpo@school.example" },
  data_protection_authority: body("dpa"),
  accessibility_authority: body("access"),
  dispute_body: body("disputes"),
  terms_checked: "2026-11-01",
};
const SELLER = {
  name: "Carrot Shop",
  address: "Market 2",
  post_number: "1000",
  post: "Ljubljana",
  country: "SI",
  tax_number: "SI1",
};

let reply: OperatorReply;
beforeEach(async () => {
  vi.stubGlobal("fetch", (address: string | URL) =>
    Promise.resolve(
      String(address).includes("service/operator") ? Response.json(reply) : new Response("", { status: 404 }),
    ),
  );
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    await loadTexts("about", language);
  }
  await clearCache();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page with a reply; where nothing else is said, of a site on which people have carrots. */
async function show(
  Page: ComponentType,
  shown: Omit<OperatorReply, "carrots"> & Partial<Pick<OperatorReply, "carrots">>,
  language: Language = "en",
): Promise<string> {
  reply = { carrots: true, ...shown };
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <Page />
    </LanguageProvider>,
  );
  // The reply is read in several steps.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return document.body.textContent;
}
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe.each([
  ["imprint", ImprintPage],
  ["terms", TermsPage],
  ["privacy", PrivacyPage],
  ["accessibility", AccessibilityPage],
])("without an operator, the page of %s", (_name, Page) => {
  it("says that this is a local installation, on this machine", async () => {
    const text = await show(Page, { local: true, operator: null, seller: null });
    expect(text).toContain(say("operator.local"));
    expect(text).not.toContain(say("operator.unnamed"));
  });

  it("says that nobody is named, on a public address", async () => {
    const text = await show(Page, { local: false, operator: null, seller: null });
    expect(text).toContain(say("operator.unnamed"));
    expect(text).not.toContain(say("operator.local"));
  });
});

it.each(LANGUAGES)(
  "what a school must read names the operator in %s, with the marks where a lawyer has to look",
  async (language) => {
    const read = async (Page: ComponentType): Promise<string> => {
      cleanup();
      await clearCache();
      return show(Page, { local: false, operator: OPERATOR, seller: SELLER }, language);
    };
    for (const Page of [ImprintPage, PrivacyPage, AccessibilityPage])
      expect(await read(Page)).toContain("Green School");
    expect(await read(TermsPage)).toContain("Green School, School Street 1, 1010 Vienna");
    const mark = SPEAKERS[language].say({ id: "terms.template" });
    expect(screen.getAllByText(mark)).toHaveLength(5);
  },
);

it("the imprint names operator and seller, and leaves out what is not stated", async () => {
  const text = await show(ImprintPage, { local: false, operator: WHOLE, seller: SELLER });
  for (const part of [
    "Green School",
    "School Street 1",
    "1010 Vienna",
    "Austria",
    "Ann Head",
    "ZVR 123",
    "Carrot Shop",
  ])
    expect(text).toContain(part);
  expect(hrefOf("office@school.example")).toBe("mailto:office@school.example");
  expect(text).not.toContain(say("operator.purpose"));
  expect(text).not.toContain(say("operator.phone"));
});

it("the privacy page names the controller, the officer and the authority", async () => {
  const text = await show(PrivacyPage, { local: false, operator: WHOLE, seller: null });
  expect(text).toContain("Green School");
  expect(text).toContain("Dora Privacy");
  expect(hrefOf("dpo@school.example")).toBe("mailto:dpo@school.example");
  expect(hrefOf("dpa")).toBe("https://dpa.example");
  expect(text).not.toContain(say("privacy.rights.anyAuthority"));
});

it("the accessibility statement names the operator and the body that enforces it", async () => {
  const text = await show(AccessibilityPage, { local: false, operator: WHOLE, seller: null });
  expect(text).toContain(say("accessibility.scope.named", { name: "Green School" }));
  expect(hrefOf("access")).toBe("https://access.example");
  cleanup();
  await clearCache();
  const other = await show(AccessibilityPage, { local: false, operator: OPERATOR, seller: null });
  expect(other).toContain(say("accessibility.enforcement.any"));
});

describe("the terms", () => {
  it("have marks of a template until a lawyer has checked them, and then a day", async () => {
    await show(TermsPage, { local: false, operator: OPERATOR, seller: SELLER });
    expect(screen.getAllByText(say("terms.template"))).toHaveLength(5);
    cleanup();
    await clearCache();
    const text = await show(TermsPage, { local: false, operator: WHOLE, seller: SELLER });
    expect(screen.queryAllByText(say("terms.template"))).toEqual([]);
    expect(text).toContain(say("terms.since", { date: "1 November 2026" }));
  });

  it("name the seller and the withdrawal only where carrots are sold", async () => {
    const sold = await show(TermsPage, { local: false, operator: OPERATOR, seller: SELLER });
    expect(sold).toContain("Carrot Shop, Market 2, 1000 Ljubljana");
    expect(sold).toContain(say("terms.withdrawal"));
    cleanup();
    await clearCache();
    const not = await show(TermsPage, { local: false, operator: OPERATOR, seller: null });
    expect(not).toContain(say("terms.buying.none"));
    expect(not).not.toContain(say("terms.withdrawal"));
  });

  it("name the body that settles disputes, or say that there is none", async () => {
    await show(TermsPage, { local: false, operator: WHOLE, seller: null });
    expect(hrefOf("disputes")).toBe("https://disputes.example");
    cleanup();
    await clearCache();
    expect(await show(TermsPage, { local: false, operator: OPERATOR, seller: null })).toContain(
      say("terms.law.noBody"),
    );
  });
});

describe("on a site on which nothing costs anything any more", () => {
  beforeEach(() => setSiteSettings({ free: true, sells: false }));
  afterEach(() => localStorage.clear());

  it("the terms say what becomes of the carrots that people still have", async () => {
    const text = await show(TermsPage, { local: false, operator: OPERATOR, seller: null, carrots: true });
    for (const id of ["terms.carrots.before", "terms.carrots.value", "terms.closing.notice"])
      expect(text).toContain(say(id));
    for (const id of ["terms.carrots.use", "terms.buying.none"]) expect(text).not.toContain(say(id));
  });

  it("the terms have nothing about carrots where nobody ever had some", async () => {
    const text = await show(TermsPage, { local: false, operator: OPERATOR, seller: null, carrots: false });
    expect(text).toContain(say("terms.closing.notice.allFree"));
    for (const id of ["terms.carrots.before", "terms.carrots.value", "terms.closing.notice", "terms.account.buying"])
      expect(text).not.toContain(say(id));
  });
});
