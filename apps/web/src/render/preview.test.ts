import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { previewOf } from "./preview.ts";

beforeEach(() => vi.stubGlobal("__PREVIEWS__", { site: "/site.png", simpleMath: "/simple.png" }));
afterEach(() => vi.unstubAllGlobals());

test.each(["/games/simple_math", "/games/simple_math/daily", "/qa/simple_math"])("%s shows its game", (path) => {
  const alt = SPEAKERS.de.say({ id: "simpleMath.name" });
  expect(previewOf(path, "a title", SPEAKERS.de)).toEqual({ image: "/simple.png", alt });
});

test("other pages show the site's picture, with their title", () =>
  expect(previewOf("/qa", "Hilfe", SPEAKERS.de)).toEqual({ image: "/site.png", alt: "Hilfe" }));

test("a page without a picture is refused", () =>
  expect(() => previewOf("/games/sudoku", "", SPEAKERS.de)).toThrow("no preview"));
