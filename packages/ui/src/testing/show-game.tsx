import { act, fireEvent, render } from "@testing-library/react";
import { useEffect, useState, type ComponentType } from "react";
import type { Game } from "@karota/engine/game.ts";
import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { FrameProvider, type Frame, type StageOwn } from "../game-frame.ts";
import { FIRST_SETTINGS, type GameViewModule, type GameViewProps, type PlaySettings } from "../game-view.ts";

/** The keys a test types: as `KeyboardEvent.key` calls them, with what is held. */
type Held = Pick<KeyboardEventInit, "ctrlKey" | "altKey" | "shiftKey" | "metaKey" | "code">;

interface Circumstances<State, Move> {
  readonly language?: Language;
  readonly settings?: Partial<PlaySettings>;
  readonly hint?: GameViewProps<State, Move>["hint"];
  readonly readOnly?: boolean;
}

/**
 * Shows a game's view in a frame as a test needs it: moves are played, settings stored, and announcements recorded.
 * Call Testing Library's `cleanup` after each test.
 * @param view all that `view.tsx` exports: `import * as view from "./view.tsx"`
 * @param given a state (it has `puzzle`), or a puzzle, whose start is shown
 */
export function showGame<Options, Puzzle, State extends { readonly puzzle: Puzzle }, Move>(
  { default: View }: GameViewModule<ComponentType<GameViewProps<State, Move>>>,
  game: Game<Options, Puzzle, State, Move>,
  given: State | Puzzle,
  circumstances: Circumstances<State, Move> = {},
) {
  const speaker = SPEAKERS[circumstances.language ?? "sl"];
  const said: string[] = [];
  const moves: Move[] = [];
  const isState = typeof given === "object" && given !== null && "puzzle" in given;
  let state = isState ? given : game.start(given);
  let settings: PlaySettings = { ...FIRST_SETTINGS, ...circumstances.settings };
  let changeSettings: (change: Partial<PlaySettings>) => void = () => undefined;
  let changeState: (next: State) => void = () => undefined;
  let own: StageOwn = { keys: [], switches: [], without: [] };
  const first = state;
  const announce = (words: string): void => void said.push(words);

  function Host(now: Circumstances<State, Move>) {
    const [shown, setShown] = useState(first);
    const [current, setCurrent] = useState(settings);
    useEffect(() => {
      [state, settings] = [shown, current];
    }, [shown, current]);
    changeState = setShown;
    changeSettings = (change) =>
      setCurrent((before) => ({ ...before, ...change, own: { ...before.own, ...change.own } }));
    const verdict = game.check(shown);
    const ended = verdict.status !== "playing";
    const frame: Frame = {
      header: null,
      tools: {},
      toolsLabel: "tools",
      progress: verdict.progress,
      hint: null,
      notices: null,
      legend: { isOpen: true, setOpen: () => undefined },
      cover: null,
      ending: ended ? <p>{verdict.status}</p> : null,
      celebrated: verdict.status === "solved",
      help: (given) => {
        own = given;
        return null;
      },
      category: "logic",
    };
    return (
      <FrameProvider value={frame}>
        <View
          game={game}
          state={shown}
          verdict={verdict}
          play={(move) => {
            moves.push(move);
            setShown((before) => game.apply(before, move));
          }}
          hint={now.hint ?? null}
          settings={current}
          change={changeSettings}
          speaker={speaker}
          readOnly={now.readOnly ?? ended}
          announce={announce}
        />
      </FrameProvider>
    );
  }

  const page = render(<Host {...circumstances} />);
  const cell = (x: number, y: number): HTMLElement => {
    const found = page.container.querySelector<HTMLElement>(`[data-at="${x},${y}"]`);
    if (!found) throw new Error(`there is no cell at ${x},${y}`);
    return found;
  };
  return {
    ...page,
    cell,
    /** The board now. */
    state: () => state,
    /** Shows another state of the board, as an undo, a redo and the move of a hint do. */
    goTo: (next: State): void => act(() => changeState(next)),
    settings: () => settings,
    /** Changes settings as the frame's dialog does. */
    change: (change: Partial<PlaySettings>): void => act(() => changeSettings(change)),
    /** What the view has played, legal or not. */
    moves,
    /** The announcements to screen readers. */
    said,
    /** What the view passes to the frame: its keys, its settings, the tools it does without. */
    own: () => own,
    /** Shows it under other circumstances, e.g. with a hint. */
    again: (now: Circumstances<State, Move>) => page.rerender(<Host {...circumstances} {...now} />),
    user: {
      /** Picks a cell as a mouse does: the browser focuses what is pressed. */
      click: (x: number, y: number): void => {
        act(() => cell(x, y).focus());
        fireEvent.click(cell(x, y));
      },
      /** Presses a key where the focus is; false when the view has used it. */
      press: (key: string, held: Held = {}): boolean =>
        fireEvent.keyDown(document.activeElement ?? document.body, { key, code: codeOf(key), ...held }),
    },
  };
}

/** The place on the keyboard of what has one of its own. */
const codeOf = (key: string): string =>
  /^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key === " " ? "Space" : key;
