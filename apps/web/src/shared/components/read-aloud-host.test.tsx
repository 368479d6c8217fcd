import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Language } from "@karota/engine/message.ts";
import { ReadAloud } from "@karota/ui/read-aloud.tsx";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ReadAloudHost } from "./read-aloud-host.tsx";

/** A stand-in for the browser's voices, which jsdom has none of. */
class FakeSynthesis extends EventTarget {
  voices: { lang: string; localService: boolean; default: boolean }[] = [];
  spoken: FakeUtterance[] = [];
  getVoices = () => this.voices;
  speak = (utterance: FakeUtterance) => void this.spoken.push(utterance);
  cancel = () => {
    for (const one of this.spoken.splice(0)) one.dispatchEvent(new Event("error"));
  };
}
class FakeUtterance extends EventTarget {
  readonly text: string;
  rate = 1;
  lang = "";
  voice: unknown = null;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
let synthesis: FakeSynthesis;

beforeEach(() => {
  synthesis = new FakeSynthesis();
  Object.assign(globalThis, { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, "speechSynthesis");
  Reflect.deleteProperty(globalThis, "SpeechSynthesisUtterance");
});

const voice = (lang: string, localService = true) => ({ lang, localService, default: false });
const screenWith = (text: string, language: Language = "sl") => (
  <LanguageProvider first={SPEAKERS[language]}>
    <ReadAloudHost>
      <ReadAloud text={text} />
    </ReadAloudHost>
  </LanguageProvider>
);
const show = () => render(screenWith("3/4 : 1/6"));
const button = () => screen.queryByRole("button");

it("reads nothing where the device has no voice of the page's language", () => {
  synthesis.voices = [voice("de-DE"), voice("sl-SI", false)];
  show();
  expect(button()).toBeNull();
});

it.each([
  ["that of the texts' region comes first, on a Mac after its joke voices", voice("en-GB")],
  ["the default one, from anywhere", { ...voice("en-AU"), default: true }],
])("of several voices %s", (_, best) => {
  synthesis.voices = [voice("en-US"), best, voice("en_GB")];
  render(screenWith("1 + 1", "en"));
  fireEvent.click(button()!);
  expect(synthesis.spoken[0]!.voice).toBe(best);
});

it("offers to read as soon as a voice of the device is there", () => {
  show();
  expect(button()).toBeNull();
  act(() => {
    synthesis.voices = [voice("sl-SI")];
    synthesis.dispatchEvent(new Event("voiceschanged"));
  });
  expect(button()?.getAttribute("aria-label")).toBe("Preberi na glas");
});

it("reads mathematics in words, at the chosen speed, and stops with Escape", () => {
  synthesis.voices = [voice("sl-SI")];
  localStorage.setItem("karota:settings", JSON.stringify({ reading_speed: "slow" }));
  show();
  fireEvent.click(button()!);
  expect(synthesis.spoken.map(({ text, rate }) => [text, rate])).toEqual([
    ["tri četrtine deljeno z eno šestino", 0.75],
  ]);
  expect(button()?.getAttribute("aria-label")).toBe("Ustavi branje");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(synthesis.spoken).toEqual([]);
  expect(button()?.getAttribute("aria-label")).toBe("Preberi na glas");
});

it("offers to read again when the voice is done", () => {
  synthesis.voices = [voice("sl-SI")];
  show();
  fireEvent.click(button()!);
  act(() => void synthesis.spoken[0]!.dispatchEvent(new Event("end")));
  expect(button()?.getAttribute("aria-label")).toBe("Preberi na glas");
});

it("stops when another text takes the place of the one that is read, and with the screen", () => {
  synthesis.voices = [voice("sl-SI")];
  const { rerender, unmount } = show();
  fireEvent.click(button()!);
  rerender(screenWith("2 + 2"));
  expect(synthesis.spoken).toEqual([]);
  fireEvent.click(button()!);
  expect(synthesis.spoken).toHaveLength(1);
  unmount();
  expect(synthesis.spoken).toEqual([]);
});

it("reads the text whose button is pressed while another one is read", () => {
  synthesis.voices = [voice("sl-SI")];
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <ReadAloudHost>
        <ReadAloud text="1 + 1" />
        <ReadAloud text="2 + 2" />
      </ReadAloudHost>
    </LanguageProvider>,
  );
  const [first, second] = screen.getAllByRole("button");
  fireEvent.click(first!);
  fireEvent.click(second!);
  expect(synthesis.spoken.map(({ text }) => text)).toEqual(["2 plus 2"]);
  expect([first, second].map((one) => one!.getAttribute("aria-label"))).toEqual(["Preberi na glas", "Ustavi branje"]);
});
