import { afterEach, expect, test, vi } from "vitest";
import { documentTexts } from "./document.ts";

interface Transformed {
  readonly tags: readonly { readonly tag: string; readonly attrs: Readonly<Record<string, string>> }[];
}
type Handler = (html: string, context: { readonly bundle: object }) => Transformed;

const buildTime = (): string | undefined => {
  const { handler } = documentTexts().transformIndexHtml as unknown as { readonly handler: Handler };
  return handler("<html></html>", { bundle: {} }).tags.find(({ attrs }) => attrs["name"] === "karota-build")?.attrs[
    "content"
  ];
};

afterEach(() => vi.unstubAllEnvs());

test("the document names the time of SOURCE_DATE_EPOCH, so that a release can be built again, else the present", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "1795759200");
  expect(buildTime()).toBe("1795759200000");
  vi.stubEnv("SOURCE_DATE_EPOCH", undefined);
  const before = Date.now();
  expect(Number(buildTime())).toBeGreaterThanOrEqual(before);
});
