import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../i18n/texts.ts";
import { findObjectives, type ObjectiveFilter } from "./find-objectives.ts";
import { ObjectivesPanel } from "./objectives-panel.tsx";

const ALL: ObjectiveFilter = { typed: "", curriculum: null, year: null, named: new Set() };
const find = (filter: Partial<ObjectiveFilter>, language: Language = "sl") =>
  findObjectives({ ...ALL, ...filter }, language, []);

describe("the search for objectives", () => {
  it.each(["Brüche addieren", "bruche ADDIEREN", "seštevanje ulomkov", "sestevanje ulomkov", "adding fractions"])(
    "finds adding fractions by %j",
    (typed) => {
      for (const language of LANGUAGES) {
        const found = find({ typed }, language);
        expect(found.get("fractions")?.level).toBe("medium");
        expect(found.has("logarithms")).toBe(false);
      }
    },
  );

  it("takes a number for the school year of a curriculum", () => {
    const found = [...find({ typed: "LehrplanPLUS 6" }).values()];
    expect(found.length).toBeGreaterThan(2);
    for (const { curriculum, years } of found) {
      expect(curriculum).toBe("bavaria");
      expect(years[0] <= 6 && 6 <= years[1]).toBe(true);
    }
  });

  it("finds only in the chosen curriculum and for the chosen year, and nothing that was not asked for", () => {
    const found = [...find({ curriculum: "austria", year: 6 }).values()];
    expect(found.map(({ game }) => game)).toContain("gcd");
    for (const one of found) expect(one.curriculum).toBe("austria");
    expect(find({ curriculum: "bavaria", year: 1, typed: "Logarithmen" }).size).toBe(0);
    expect(find({ typed: "xyz" }).size).toBe(0);
  });

  it("prefers the curriculum of the reader's schools", () => {
    const named = new Set(["fractions"]);
    expect(find({ typed: "x", named }, "sl").get("fractions")?.curriculum).toBe("slovenia");
    expect(find({ typed: "x", named }, "de").get("fractions")?.curriculum).toBe("bavaria");
  });
});

describe("what a quiz practises at school", () => {
  beforeEach(async () => {
    for (const language of LANGUAGES) {
      await loadSpeaker(language);
      await loadTexts("rest", language);
    }
  });
  afterEach(cleanup);

  async function show(language: Language, panel: ReactElement) {
    const { container } = render(<LanguageProvider first={SPEAKERS[language]}>{panel}</LanguageProvider>);
    const details = container.querySelector("details")!;
    expect(details.textContent).toBe(SPEAKERS[language].say({ id: "objectives.title" }));
    details.open = true;
    await act(async () => fireEvent(details, new Event("toggle")));
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3));
    return details;
  }
  const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

  it("shows nothing before it is opened, then the reader's curriculum first, with its document and language", async () => {
    const details = await show("sl", <ObjectivesPanel game="fractions" />);
    expect(headings()).toEqual(["Slovenija", "Avstrija", "Bavarska"]);
    expect(details.textContent).toContain("Program osnovna šola. Matematika. Učni načrt (2011)");
    expect(details.querySelector('[lang="de"]')?.textContent).toContain("Brüche");
  });

  it("shows the objective of the chosen level and topic only", async () => {
    const details = await show("de", <ObjectivesPanel game="time" options={{ level: "easy", topic: "clock" }} />);
    expect(headings()[0]).toBe("Bayern");
    expect(details.textContent).toContain("Uhrzeiten ablesen");
    expect(details.textContent).not.toContain("Kalender");
  });

  it("says honestly where a curriculum has no objective, and in English what is practised", async () => {
    const details = await show("en", <ObjectivesPanel game="flags" />);
    expect(details.textContent).toContain("flags of well-known countries");
    expect(details.textContent).toContain(SPEAKERS.en.say({ id: "objectives.absent.flags" }));
  });
});
