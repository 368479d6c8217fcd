import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { carrotPattern } from "@karota/texts/testing/carrot-pattern.ts";
import { setSiteSettings } from "../testing/site-settings.ts";
import { structuredDataOf } from "./structured-data.ts";

const SITE = "https://karota.example";

describe.each(LANGUAGES)("in %s", (language) => {
  const speaker = SPEAKERS[language];
  const of = (path: string) => structuredDataOf({ path, publicUrl: SITE, speaker, description: "About it" });
  const say = (id: string) => speaker.say({ id });
  const at = (path: string) => `${SITE}${path}?language=${language}`;
  const crumbs = (...way: readonly (readonly [name: string, path: string])[]) => [
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: way.map(([name, path], place) => ({
        "@type": "ListItem",
        position: place + 1,
        name,
        item: at(path),
      })),
    },
  ];

  test("home is a free application for learning", () => {
    expect(of("/home")).toEqual([
      expect.objectContaining({
        "@type": "WebApplication",
        name: "Karota",
        url: at("/home"),
        description: "About it",
        applicationCategory: "EducationalApplication",
        inLanguage: ["sl", "en", "de"],
        offers: expect.objectContaining({ price: "0", priceCurrency: "EUR", description: say("home.about") }) as object,
      }),
    ]);
  });

  test("the help is its questions with their answers, as people read them", () => {
    const [page] = of("/qa") as [{ mainEntity: { name: string; acceptedAnswer: { text: string } }[] }];
    expect(page).toMatchObject({ "@type": "FAQPage", inLanguage: language });
    expect(page.mainEntity[0]?.name).toBe(say("help.q.what"));
    expect(page.mainEntity.length).toBeGreaterThan(50);
    // No marks of links, and no text that is shown as its id.
    expect(page.mainEntity.flatMap(({ name, acceptedAnswer: { text } }) => [name, text]).join("\n")).not.toMatch(
      /\]\(|help\.[qa]\./,
    );
  });

  test("the help of a free site has no questions about carrots", () => {
    setSiteSettings({ free: true, sells: false });
    const help = JSON.stringify(of("/qa"));
    localStorage.clear();
    expect(help).not.toMatch(carrotPattern(language));
    expect(JSON.stringify(of("/qa"))).toMatch(carrotPattern(language));
  });

  test("a game's pages say where they are", () => {
    const home = [say("shell.menu.home"), "/home"] as const;
    const list = [say("shell.menu.education"), "/education"] as const;
    const game = [say("simpleMath.name"), "/games/simple_math"] as const;
    expect(of("/games/simple_math")).toEqual(crumbs(home, [say("shell.menu.entertainment"), "/entertainment"], game));
    expect(of("/games/addition/daily")).toEqual(
      crumbs(home, list, [say("addition.name"), "/games/addition"], [say("dispatch.daily"), "/games/addition/daily"]),
    );
    expect(of("/qa/addition")).toEqual(
      crumbs(home, [say("help.title"), "/qa"], [say("addition.name"), "/qa/addition"]),
    );
  });

  test("other pages have none", () => expect([of("/about"), of("/login")]).toEqual([[], []]));
});
