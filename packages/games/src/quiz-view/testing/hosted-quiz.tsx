import { act, fireEvent, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { vi } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { QuizMove, QuizState } from "@karota/engine/quiz/task.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { FrameProvider, type Frame } from "@karota/ui/game-frame.ts";
import { FIRST_SETTINGS, type GameViewProps, type PlaySettings } from "@karota/ui/game-view.ts";
import { CATALOGUE } from "../../catalogue.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import QuizView from "../view.tsx";

/** Any quiz of the catalogue serves; only the last of these tasks asks otherwise than the others. */
const games = await Promise.all(CATALOGUE.map((row) => row.load()));
export const game = games.find(isQuiz) as AnyQuiz;
export const puzzle = game.generate({ ...game.options.daily, tasks: 5 }, seeded("quiz view 1"));
const frame: Frame = {
  header: null,
  tools: {},
  toolsLabel: "Orodja",
  progress: { done: 0, total: 5 },
  hint: null,
  notices: null,
  legend: { isOpen: true, setOpen: () => undefined },
  cover: null,
  ending: <h2>Rešeno!</h2>,
  celebrated: true,
  help: null,
  category: "arithmetic",
};

export let state: QuizState;
export const announce = vi.fn<(words: string) => void>();
type Given = Partial<GameViewProps<QuizState, QuizMove>> & { readonly first?: Partial<PlaySettings> };
export function Host({ first, ...given }: Given) {
  const [now, setNow] = useState<QuizState>(() => given.state ?? game.start(puzzle));
  const [settings, setSettings] = useState({ ...FIRST_SETTINGS, ...first });
  useEffect(() => {
    state = now;
  }, [now]);
  return (
    <FrameProvider value={frame}>
      <QuizView
        {...{ game, verdict: game.check(now), hint: null, settings, speaker: SPEAKERS.sl, readOnly: false, announce }}
        {...given}
        state={now}
        play={(move) => setNow((before) => game.apply(before, move))}
        change={(change) => setSettings((before) => ({ ...before, ...change }))}
      />
    </FrameProvider>
  );
}

export const task = (place: number) => puzzle.tasks[place]!;
const asked = (): string => screen.getByRole("heading", { level: 2 }).textContent ?? "";
/** Drawn mathematics leaves the spaces to the setting. */
const bare = (text: string): string => text.replace(/\s/g, "");
export const shows = (place: number): boolean =>
  bare(asked()).includes(bare(toPlain(task(place).question, SPEAKERS.sl)));
export const right = (place: number): number => task(place).correct;
export const wrong = (place: number): number => (right(place) + 1) % 4;
const press = (key: string) => fireEvent.keyDown(document.body, { key });
export const answer = (index: number) => press(String(index + 1));
export const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
