import { existsSync } from "node:fs";
import { join } from "node:path";
import { cleanup } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { ExampleProps } from "@karota/ui/example-steps.tsx";
import { showExample } from "@karota/ui/testing/show-example.tsx";
import { CATALOGUE } from "./catalogue.ts";

afterEach(cleanup);

const games = CATALOGUE.filter((row) => row.type === "entertainment").map((row) => row.id);

async function shown(game: string, language: Language) {
  const file = (await import(/* @vite-ignore */ `./${game}/example.tsx`)) as { default: ComponentType<ExampleProps> };
  return showExample(file.default, language);
}

describe.each(games)("the example of %s", (game) => {
  it("is worked out by a test of its own, beside it", () => {
    expect(existsSync(join(import.meta.dirname, game, "example.test.tsx"))).toBe(true);
  });

  it.each(LANGUAGES)(
    "can be followed by ear alone in %s, in two to four sentences of that language",
    async (language) => {
      const { container, steps } = await shown(game, language);
      expect(container.querySelectorAll("ol")).toHaveLength(1);
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(steps.length).toBeLessThanOrEqual(4);
      for (const { words, picture } of steps) {
        expect(words).toMatch(/^[\p{Lu}\d].+[.!]$/u);
        expect(words).not.toMatch(/\.example\.|[{}]|undefined/);
        expect(picture.children).toHaveLength(1);
      }
      const others = await Promise.all(
        LANGUAGES.filter((other) => other !== language).map(async (other) => (await shown(game, other)).steps),
      );
      for (const other of others) {
        expect(other).toHaveLength(steps.length);
        expect(other.filter(({ words }, place) => words === steps[place]!.words)).toEqual([]);
      }
    },
  );

  it("has nothing in it that the keyboard reaches", async () => {
    const { container } = await shown(game, "en");
    expect(container.querySelectorAll("a, button, input, select, textarea, [tabindex='0']")).toHaveLength(0);
  });
});
