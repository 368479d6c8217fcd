import { expect, test } from "vitest";
import { faultsOfScript, faultsOfStyles } from "./older-browsers.ts";

test("a name that Safari 16.4 does not have is found, unless the script asks for it", () => {
  expect(faultsOfScript("if (URL.canParse(text)) open();")).toEqual([
    "URL.canParse came with Safari 17; the oldest browser is Safari 16.4",
  ]);
  expect(faultsOfScript("const now = Temporal.Now.instant();")).toEqual([
    "Temporal came with Safari 27.3; the oldest browser is Safari 16.4",
  ]);
  expect(faultsOfScript("await store.put(address, Response.json(day));")).toHaveLength(1);
  expect(faultsOfScript("await store.put(address, globalThis.Response.json(day));")).toHaveLength(1);
  expect(faultsOfScript("const games = Object.groupBy(list, byGame);")).toHaveLength(1);
  expect(faultsOfScript("if (bitmap.currentCSSZoom > 1) zoom();")).toHaveLength(1);
  expect(faultsOfScript("<div popover={kind}>")).toHaveLength(1);
  expect(faultsOfScript('if ("requestIdleCallback" in globalThis) requestIdleCallback(work);')).toEqual([]);
  expect(faultsOfScript("document.startViewTransition?.(work); // checkVisibility would be newer")).toEqual([]);
});

test("a style that Safari 16.4 does not know is found, unless it is within @supports", () => {
  expect(faultsOfStyles("a { content-visibility: auto; }")).toEqual([
    "content-visibility: came with Safari 18; the oldest browser is Safari 16.4",
  ]);
  expect(
    faultsOfStyles("a { text-box: trim-both; width: sibling-index(); } ::details-content { color: red; }"),
  ).toHaveLength(3);
  expect(faultsOfStyles("@starting-style { a { opacity: 0; } }")).toHaveLength(1);
  expect(faultsOfStyles("a:user-invalid { color: red; }")).toHaveLength(1);
  expect(faultsOfStyles("@supports (field-sizing: content) { a { field-sizing: content; } }")).toEqual([]);
  expect(faultsOfStyles("a { transition: linear 1s; --anchor-name: x; } /* @scope */")).toEqual([]);
});
