import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { speakerOf } from "./speaker.ts";

const compile = (language: Language, texts: Record<string, string>) =>
  speakerOf(language, Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessageOrThrow(text)])));

describe("a speaker", () => {
  it("returns an id that has no text unchanged, and writes nothing to the console", () => {
    vi.stubEnv("NODE_ENV", "production");
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const speaker = compile("en", {});
    expect(speaker.say({ id: "option.size.x" })).toBe("option.size.x");
    expect(speaker.say({ id: "option.size.y", values: { n: 1 } })).toBe("option.size.y");
    expect(warn).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it("has the dual in Slovenian, by the last two digits", () => {
    const speaker = compile("sl", {
      tasks: "{n, plural, one {# naloga} two {# nalogi} few {# naloge} other {# nalog}}",
    });
    const said = [0, 1, 2, 3, 4, 5, 11, 12, 100, 101, 102, 103, 105].map((n) =>
      speaker.say({ id: "tasks", values: { n } }),
    );
    expect(said).toStrictEqual([
      "0 nalog",
      "1 naloga",
      "2 nalogi",
      "3 naloge",
      "4 naloge",
      "5 nalog",
      "11 nalog",
      "12 nalog",
      "100 nalog",
      "101 naloga",
      "102 nalogi",
      "103 naloge",
      "105 nalog",
    ]);
  });

  it("has one and many in English and German", () => {
    for (const [language, text] of [
      ["en", "{n, plural, one {# task} other {# tasks}}"],
      ["de", "{n, plural, one {# Aufgabe} other {# Aufgaben}}"],
    ] as const) {
      const speaker = compile(language, { tasks: text });
      expect(speaker.say({ id: "tasks", values: { n: 1 } })).toMatch(/^1 (task|Aufgabe)$/);
      expect(speaker.say({ id: "tasks", values: { n: 0 } })).toMatch(/^0 (tasks|Aufgaben)$/);
    }
  });

  it("puts a nested message in as text, however deep", () => {
    const speaker = compile("en", { a: "A {b}", b: "B {c}", c: "C" });
    expect(speaker.say({ id: "a", values: { b: { id: "b", values: { c: { id: "c" } } } } })).toBe("A B C");
  });

  it("leaves values as they are, also those that look like a message", () => {
    const speaker = compile("de", { a: "»{text}«" });
    expect(speaker.say({ id: "a", values: { text: "{x} <b>'" } })).toBe("»{x} <b>'«");
  });

  it("returns an id without a text unchanged", () => {
    for (const language of LANGUAGES) expect(compile(language, {}).say({ id: "no.such.text" })).toBe("no.such.text");
  });
});
