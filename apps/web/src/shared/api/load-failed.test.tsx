import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiFailure } from "./api.ts";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { adoptLanguage } from "../i18n/language.ts";
import { ChunkFailure } from "./load-chunk.ts";
import { FailureLine, LoadFailed } from "./load-failed.tsx";
import { loadSpeaker } from "../i18n/texts.ts";

afterEach(() => {
  cleanup();
  adoptLanguage("sl");
});

async function fail(error: unknown, language: "sl" | "en" | "de" = "sl") {
  adoptLanguage(language);
  const again = vi.fn<() => void>();
  render(
    <LanguageProvider first={await loadSpeaker(language)}>
      <LoadFailed error={error} again={again} />
    </LanguageProvider>,
  );
  return again;
}
const words = () => screen.getByRole("status").textContent;

test.each([
  ["sl", "Nekaj se je zataknilo", "Oprosti, napaka je pri nas."],
  ["en", "Something went wrong", "Sorry, the fault is ours."],
  ["de", "Da ist etwas schiefgegangen", "Entschuldige, der Fehler liegt bei uns."],
] as const)("a failure on the server is shown in place with an apology: %s", async (language, title, apology) => {
  const again = await fail(new ApiFailure(500, { code: "E-KAROTA-INTERNAL" }), language);
  await waitFor(() => expect(words()).toContain(title));
  expect(words()).toContain(apology);
  fireEvent.click(screen.getByRole("button"));
  expect(again).toHaveBeenCalledOnce();
});

test("each code has its own words, and what is no answer of ours is an internal fault", async () => {
  await fail(new ApiFailure(429, { code: "E-KAROTA-TOO_MANY_REQUESTS" }));
  await waitFor(() => expect(words()).toContain("Malo počasneje"));
  cleanup();
  await fail(new Error("a reply that cannot be read"));
  await waitFor(() => expect(words()).toContain("Nekaj se je zataknilo"));
});

test("a part of the page that did not come is no fault of ours: the progress is safe", async () => {
  await fail(new ChunkFailure(new TypeError("no network")));
  expect(words()).toContain("Tvoj napredek");
});

test("without an answer it only says that the progress is safe", async () => {
  await fail(new ApiFailure(0, null));
  expect(words()).toContain("Tvoj napredek");
  expect(words()).not.toContain("Oprosti");
});

test("beside what is there already, a failed load is one line", async () => {
  render(
    <LanguageProvider first={await loadSpeaker("sl")}>
      <FailureLine error={new ApiFailure(429, { code: "E-KAROTA-TOO_MANY_REQUESTS" })} />
    </LanguageProvider>,
  );
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toMatch(/^Malo počasneje\. V kratkem času je bilo preveč zahtev/),
  );
});
