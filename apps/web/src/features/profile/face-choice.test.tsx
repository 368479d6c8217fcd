import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ANIMALS, FACE_COLOURS } from "@karota/contract/users/face.ts";
import { CATEGORIES } from "@karota/games/categories.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { loadSpeaker, loadTexts } from "../../shared/i18n/texts.ts";
import { signIn } from "../../shared/session/session.ts";
import { adoptSettings, readSettings } from "../../shared/session/settings.ts";
import { person } from "../../testing/people.ts";
import { FaceChoice } from "./face-choice.tsx";

const sent: unknown[] = [];
beforeEach(async () => {
  localStorage.clear();
  adoptSettings({});
  sent.length = 0;
  vi.stubGlobal("fetch", (_url: URL, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Promise.resolve(Response.json({}));
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  signIn(person());
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <FaceChoice />
    </LanguageProvider>,
  );
  await act(async () => undefined);
};
const radios = (group: string) => within(screen.getByRole("group", { name: group })).getAllByRole("radio");
const isChecked = (radio: HTMLElement): boolean => (radio as HTMLInputElement).checked;
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole("radio", { name })));

it("offers every animal and the colour of every category, each with a name of its own", async () => {
  await show();
  expect(FACE_COLOURS).toEqual(CATEGORIES);
  const names = [...radios("Žival"), ...radios("Podlaga")].map((radio) => radio.closest("label")?.textContent);
  expect(new Set(names).size).toBe(ANIMALS.length + FACE_COLOURS.length);
  expect([...radios("Žival"), ...radios("Podlaga")].filter(isChecked)).toEqual([]);
  expect(screen.queryByRole("button", { name: "Odstrani sličico" })).toBeNull();
});

it("saves animal and colour as they are chosen, here and in the account", async () => {
  await show();
  await choose("koralna");
  expect([sent, readSettings().face]).toEqual([[], undefined]);
  expect(radios("Podlaga").filter(isChecked)).toEqual([screen.getByRole("radio", { name: "koralna" })]);
  await choose("polh");
  await choose("zelena");
  expect(sent).toEqual([
    { settings: { face: { animal: "dormouse", colour: "leisure" } } },
    { settings: { face: { animal: "dormouse", colour: "logic" } } },
  ]);
  expect(readSettings().face).toEqual({ animal: "dormouse", colour: "logic" });
});

it("shows the colour as chosen that an animal gets without a choice", async () => {
  await show();
  await choose("polh");
  expect(sent).toEqual([{ settings: { face: { animal: "dormouse", colour: "geography" } } }]);
  expect(radios("Podlaga").filter(isChecked)).toEqual([screen.getByRole("radio", { name: "modra" })]);
});

it("takes a face back, and the focus goes to the animals", async () => {
  adoptSettings({ face: { animal: "bee", colour: "words" } });
  await show();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "čebela" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "turkizna" }).checked).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Odstrani sličico" })));
  expect(sent).toEqual([{ settings: { face: null } }]);
  expect(document.activeElement).toBe(radios("Žival")[0]);
  expect([...radios("Žival"), ...radios("Podlaga")].filter(isChecked)).toEqual([]);
});
