import { expect, test } from "vitest";
import { PREVIEW_SIZE } from "@karota/contract/rendering.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { listPreviews, previewPng } from "./previews.ts";

const MAX_BYTES = 30_000;

test("each game and the site have a picture of their own, whose name both builds agree on", async () => {
  const previews = await listPreviews();
  expect(previews.map(({ name }) => name)).toEqual(["site", ...CATALOGUE.map(({ id }) => id)]);
  expect(new Set(previews.map(({ svg }) => svg)).size).toBe(previews.length);
  for (const { name, fileName } of previews)
    expect(fileName).toMatch(new RegExp(`^assets/preview-${name}-[\\w-]{8}\\.png$`));
  expect(await listPreviews()).toEqual(previews);
});

test("the drawings have nothing that only a page can draw: no variables, no texts in its fonts", async () => {
  for (const { svg, name } of await listPreviews()) expect(svg, name).not.toMatch(/var\(|currentColor|<text|NaN/);
});

test("a picture has the size that previews ask for, and few bytes", async () => {
  for (const { svg, name } of (await listPreviews()).filter(({ name: one }) => ["site", "meme"].includes(one))) {
    const png = previewPng(svg);
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      "PNG",
      PREVIEW_SIZE.width,
      PREVIEW_SIZE.height,
    ]);
    expect(png.length, name).toBeLessThan(MAX_BYTES);
  }
});
