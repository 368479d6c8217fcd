import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { beginHydration, endHydration } from "@karota/ui/hydration.ts";
import { adoptSiteSettings, useSiteSettings } from "./site-settings.ts";
import { storedValue } from "./stored-value.ts";

const parse = (text: string | null) => ({ text });
beforeEach(() => localStorage.clear());

/** How often a screen that shows a value is drawn while React takes over its page, and what it shows at the end. */
function hydrate<Value>(use: () => Value): { readonly draws: number; readonly value: Value } {
  let draws = 0;
  beginHydration();
  const { result } = renderHook(() => {
    draws++;
    return use();
  });
  act(endHydration);
  return { draws, value: result.current };
}

test("an empty browser's value is not drawn a second time at the end of the hydration", () => {
  expect(hydrate(storedValue("one", parse).use)).toEqual({ draws: 1, value: { text: null } });
});

test("a stored value takes the place of an empty browser's at the end of the hydration", () => {
  localStorage.setItem("one", "1");
  expect(hydrate(storedValue("one", parse).use)).toEqual({ draws: 2, value: { text: "1" } });
});

test("a removed value is the empty browser's again", () => {
  const stored = storedValue("one", parse);
  const empty = stored.read();
  stored.write("1");
  stored.write(null);
  expect(stored.read()).toBe(empty);
});

test("the site's settings of a document are drawn once", () => {
  const site = { banner: null, sign_up: true, free: false, sells: true, carrot_cents: 10, closed_games: [] };
  adoptSiteSettings(site);
  expect(hydrate(useSiteSettings)).toEqual({ draws: 1, value: site });
});
