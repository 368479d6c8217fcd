import { useState } from "react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toSpeech } from "@karota/engine/speech/speech.ts";
import { mathCrossword } from "@karota/games/mathCrossword/index.ts";
import { gappedPuzzle, stateOf } from "@karota/games/mathCrossword/testing/board.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ReadingProvider, type Reading } from "@karota/ui/read-aloud.tsx";
import { LanguageProvider } from "../../shared/i18n/i18n.tsx";
import { OpenHint } from "./open-hint.tsx";

afterEach(cleanup);

const nothing = () => undefined;
/** Of two calculations that cross here a digit is missing. */
const state = stateOf(["......", ".4....", ".85.3.", "...712", "...2.5", "......"], gappedPuzzle);

it.each([
  [
    "sl",
    "Račun ? · 7 (2. vrstica) ima lahko še te rezultate: 6 · 7 = 42 in 7 · 7 = 49.",
    "Račun neka števka krat 7, 2. vrstica, ima lahko še te rezultate: 6 krat 7 je enako 42 in 7 krat 7 je enako 49.",
  ],
  [
    "en",
    "These results are still possible for ? × 7 (row 2): 6 × 7 = 42 and 7 × 7 = 49.",
    "These results are still possible for blank times 7, row 2: 6 times 7 equals 42 and 7 times 7 equals 49.",
  ],
  [
    "de",
    "Für ? · 7 (Zeile 2) sind noch diese Ergebnisse möglich: 6 · 7 = 42 und 7 · 7 = 49.",
    "Für Lücke mal 7, Zeile 2, sind noch diese Ergebnisse möglich: 6 mal 7 ist gleich 42 und 7 mal 7 ist gleich 49.",
  ],
] as const)("shows calculations in signs, and says them in words to voices and screen readers, in %s", (...given) => {
  const [language, shown, words] = given;
  const announce = vi.fn<(words: string) => void>();
  const read = vi.fn<Reading["read"]>();
  render(
    <LanguageProvider first={SPEAKERS[language]}>
      <ReadingProvider value={{ now: null, read, stop: nothing, labels: { read: "Read aloud", stop: "Stop" } }}>
        <OpenHint
          hint={{ hint: mathCrossword.hint!(state)!, stage: 1 }}
          step={nothing}
          close={nothing}
          play={nothing}
          moveOn={null}
          readOnly={false}
          announce={announce}
        />
      </ReadingProvider>
    </LanguageProvider>,
  );
  expect(announce).toHaveBeenCalledExactlyOnceWith(words);
  expect(screen.getByText(shown).getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByText(words).className).toBe("sr");
  fireEvent.click(screen.getByRole("button", { name: "Read aloud" }));
  const [text, options] = read.mock.calls[0]!;
  expect(toSpeech(text, SPEAKERS[language], options)).toContain(words);
});

const steps = ["play.hint.none", "play.hint.none", "play.hint.none"].map((id) => ({ id }));
const hint = { title: { id: "play.hint" }, steps, target: [], reason: [], ruledOut: [], move: null };

function Stepped() {
  const [stage, setStage] = useState(0);
  return (
    <LanguageProvider first={SPEAKERS.en}>
      <OpenHint
        hint={{ hint, stage }}
        step={(by) => setStage(stage + by)}
        close={nothing}
        play={nothing}
        moveOn={null}
        readOnly={false}
        announce={nothing}
      />
    </LanguageProvider>
  );
}

/** Uses the button with this name by keyboard; the name of what has the focus then. */
function use(name: string): string | null | undefined {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  return document.activeElement?.textContent;
}

it("where a step takes the button that was used away, the focus goes to what leads on", () => {
  render(<Stepped />);
  expect(document.activeElement).toBe(document.body);
  expect(use("Next")).toBe("Next");
  expect(use("Next")).toBe("Make the move");
  expect(use("Back")).toBe("Back");
  expect(use("Back")).toBe("Next");
});
