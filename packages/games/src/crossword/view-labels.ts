import { isLetter, runAt, runsOf, type Heading } from "@karota/engine/grid/crossing.ts";
import type { Message, Speaker } from "@karota/engine/message.ts";
import { crossingWords } from "../crossing-view/words.ts";
import { clueOf, type Puzzle, type State } from "./board.ts";
import { alsoIn, clueWords, letterInWord } from "./words.ts";

const other = (heading: Heading): Heading => (heading === "e" ? "s" : "e");

/** The words that begin beside and below a hint cell, or those through a letter: first the one that is meant. */
function detailsOf(puzzle: Puzzle, cell: number, meant: Heading): Message[] {
  if (puzzle.cells[cell]!.t === "E") return [];
  if (!isLetter(puzzle, cell))
    return runsOf(puzzle).flatMap((one) => (one.head === cell ? [clueWords(clueOf(puzzle, one))] : []));
  const through = [meant, other(meant)].flatMap((heading) => runAt(puzzle, cell, heading) ?? []);
  return through.map((one, place) => (place === 0 ? letterInWord(puzzle, one, cell) : alsoIn(clueOf(puzzle, one))));
}

const known = new WeakMap<Puzzle, { readonly speaker: Speaker; readonly labels: Map<string, string> }>();

/**
 * A cell in words, with its place. Cached, for on a large board labels cost more than all else that a key changes.
 * @param meant the heading of the word that is read first
 * @param judged whether right and wrong are shown
 */
export function cellLabel(state: State, cell: number, meant: Heading, judged: boolean, speaker: Speaker): string {
  const { puzzle, values } = state;
  const before = known.get(puzzle);
  const { labels } = before?.speaker === speaker ? before : { labels: new Map<string, string>() };
  known.set(puzzle, { speaker, labels });
  const key = [cell, values[cell], meant, judged].join(" ");
  const label = labels.get(key) ?? speaker.say(crossingWords(state, cell, judged, detailsOf(puzzle, cell, meant)));
  labels.set(key, label);
  return label;
}
