import type { Message, Speaker } from "@karota/engine/message.ts";
import type { Verdict } from "@karota/engine/game.ts";
import { cellMessage } from "@karota/ui/hint-look.ts";
import { isMine, numbersOf, positionOf, type State } from "./board.ts";
import { isHidden, isMarked, isRevealed } from "./play.ts";

/** What a cell shows: the same for the eye and in words. A number counts the mines around. */
export type Look =
  | "hidden"
  | "start"
  | "flag"
  | "flagRight"
  | "flagWrong"
  | "blown"
  | "mine"
  | "flagOnMine"
  | "flagOnSafe"
  | { readonly kind: "number" | "tooMany" | "safe"; readonly n: number };

/** While it is played a cell shows what the player can see; at the end everything. */
export function lookOf(
  state: State,
  cell: number,
  status: Verdict["status"],
  /** Whether right and wrong are shown; numbers with too many flags around. */
  display: { readonly judged: boolean; readonly tooMany: ReadonlySet<number> },
): Look {
  const mine = isMine(state.puzzle, cell);
  const n = numbersOf(state.puzzle)[cell]!;
  if (isRevealed(state, cell)) {
    if (mine) return "blown";
    if (cell === state.puzzle.start) return "start";
    return { kind: display.judged && display.tooMany.has(cell) ? "tooMany" : "number", n };
  }
  if (status !== "playing") {
    if (isMarked(state, cell)) return mine ? "flagOnMine" : "flagOnSafe";
    return mine ? "mine" : { kind: "safe", n };
  }
  if (isHidden(state, cell)) return "hidden";
  return display.judged ? (mine ? "flagRight" : "flagWrong") : "flag";
}

function wordsOf(look: Look): Message {
  switch (look) {
    case "hidden":
      return { id: "minesweeper.content.hidden" };
    case "start":
      return { id: "minesweeper.content.start", values: { what: wordsOf({ kind: "number", n: 0 }) } };
    case "flag":
      return { id: "minesweeper.content.flag" };
    case "flagRight":
      return { id: "minesweeper.content.flagRight" };
    case "flagWrong":
      return { id: "minesweeper.content.flagWrong" };
    case "blown":
      return { id: "minesweeper.content.blown" };
    case "mine":
      return { id: "minesweeper.content.mine" };
    case "flagOnMine":
      return { id: "minesweeper.content.flagOnMine" };
    case "flagOnSafe":
      return { id: "minesweeper.content.flagOnSafe" };
  }
  const what: Message = { id: "minesweeper.content.number", values: { n: look.n } };
  if (look.kind === "number") return what;
  return { id: look.kind === "safe" ? "minesweeper.content.safe" : "minesweeper.content.tooMany", values: { what } };
}

const known = new WeakMap<Speaker, Map<string, string>>();

/** A cell's label. Labels cost more than all the rest of a key press, so each cell's is cached until it changes. */
export function cellLabel(state: State, cell: number, look: Look, speaker: Speaker): string {
  const [x, y] = positionOf(state.puzzle, cell);
  const key = `${x} ${y} ${typeof look === "string" ? look : look.kind + look.n}`;
  const words = known.get(speaker) ?? new Map<string, string>();
  known.set(speaker, words);
  const label = words.get(key) ?? speaker.say(cellMessage([x, y], wordsOf(look)));
  words.set(key, label);
  return label;
}
