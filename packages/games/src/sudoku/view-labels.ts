import type { Speaker } from "@karota/engine/message.ts";
import type { State } from "./board.ts";
import { isGiven, isWrong } from "./play.ts";
import { cellMessage } from "./words.ts";

const known = new WeakMap<Speaker, Map<string, string>>();

/** A cell's label. Labels cost more than all the rest of a key press, so each cell's is cached until it changes. */
export function cellLabel(state: State, cell: number, judged: boolean, speaker: Speaker): string {
  const marks = state.pencil.corner[cell]! | state.pencil.centre[cell]!;
  const verdict = judged ? Number(isWrong(state, cell)) : "";
  const key = `${cell} ${state.values[cell]} ${marks} ${Number(isGiven(state.puzzle, cell))} ${verdict}`;
  const words = known.get(speaker) ?? new Map<string, string>();
  known.set(speaker, words);
  const label = words.get(key) ?? speaker.say(cellMessage(state, cell, judged));
  words.set(key, label);
  return label;
}
