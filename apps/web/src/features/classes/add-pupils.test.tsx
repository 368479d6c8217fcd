import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MAX_ADDED, type GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { AddPupils } from "./add-pupils.tsx";

const GROUP = { id: "g1", name: "7. b", numMembers: 0 } as GroupDetail;

beforeEach(async () => {
  stubDialogs();
  for (const language of LANGUAGES) {
    await loadSpeaker(language);
    await loadTexts("rest", language);
  }
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the form in a language, with a file of these bytes. */
async function read(language: Language, bytes: BlobPart): Promise<void> {
  cleanup();
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <AddPupils
        group={GROUP}
        present={["Vid"]}
        moveNote={() => null}
        onClose={() => undefined}
        onCards={() => undefined}
      />
    </LanguageProvider>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File([bytes], "razred.csv")] } });
    // The file is read.
    await vi.waitFor(() => expect(input.value).toBe(""));
  });
}
const shown = () => screen.getByRole("dialog").textContent;
const names = () => [...screen.getByRole("region").querySelectorAll("li")].map(({ textContent }) => textContent);

it("a file with everything that can be wrong says so line by line in every language, and the good names are shown", async () => {
  const file = `\uFEFFIme;Razred\r\n"Novak; ""Ana""";6. b\r\n=1+1;6. b\r\nVid;6. b\r\nŽana;6. b\r\nzana;6. b\r\n;6. b\r\n${"a".repeat(41)};\r\nA\u200Bna\u202E;\r\nÅ¡pela;\r\n`;
  for (const language of LANGUAGES) {
    await read(language, file);
    const { say } = SPEAKERS[language];
    await vi.waitFor(() => expect(names()).toEqual(['Novak; "Ana"', "Žana"]));
    for (const [fault, line, name] of [
      ["formula", 3, "=1+1"],
      ["taken", 4, "Vid"],
      ["alike", 6, "zana"],
      ["empty", 7, ""],
      ["long", 8, "a".repeat(41)],
      ["signs", 9, "A\u200Bna\u202E"],
      ["garbled", 10, "Å¡pela"],
    ] as const)
      expect(shown()).toContain(say({ id: `classes.fault.${fault}`, values: { line, name } }));
    expect(shown()).toContain(say({ id: "classes.add.wrong", values: { count: 7 } }));
  }
});

it("ten thousand rows are too many at a time, which is said, and nothing can be pressed", async () => {
  const file = Array.from({ length: 10_000 }, (_, row) => `Učenec ${row}`).join("\n");
  for (const language of LANGUAGES) {
    await read(language, file);
    const { say } = SPEAKERS[language];
    const sentence = say({ id: "classes.add.tooMany", values: { count: 10_000, most: MAX_ADDED } });
    await vi.waitFor(() => expect(shown()).toContain(sentence));
    const act = say({ id: "classes.add.act", values: { count: 10_000 } });
    expect(screen.getByRole("button", { name: act }).getAttribute("aria-disabled")).toBe("true");
  }
});

it("what Windows has written is read by the language, and the other reading is one press away", async () => {
  const bytes = Uint8Array.of(0x8e, 0x61, 0x6e, 0x20, 0xc8, 0x75, 0xe8, 0x65, 0x6b);
  for (const [language, first, second] of [
    ["sl", "Žan Čuček", "Žan Èuèek"],
    ["de", "Žan Èuèek", "Žan Čuček"],
  ] as const) {
    await read(language, bytes);
    const { say } = SPEAKERS[language];
    await vi.waitFor(() => expect(names()).toEqual([first]));
    expect(shown()).toContain(say({ id: "classes.add.letters" }));
    const swap = screen.getByRole("button", { name: say({ id: "classes.add.letters.other" }) });
    fireEvent.click(swap);
    expect(names()).toEqual([second]);
    fireEvent.click(swap);
    expect(names()).toEqual([first]);
  }
});

it("a spreadsheet, a picture and a file of a million bytes are refused in every language", async () => {
  for (const language of LANGUAGES)
    for (const [fault, bytes] of [
      ["fileSheet", Uint8Array.of(0x50, 0x4b, 3, 4)],
      ["fileWrong", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 1)],
      ["fileLarge", new Uint8Array(1_000_001)],
    ] as const) {
      await read(language, bytes);
      const sentence = SPEAKERS[language].say({ id: `classes.add.${fault}` });
      await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
    }
});
