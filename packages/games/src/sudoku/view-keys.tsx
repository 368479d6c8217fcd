import type { Speaker } from "@karota/engine/message.ts";
import { EraseIcon, TickIcon } from "@karota/ui/board-icons.ts";
import { Icon } from "@karota/ui/icon.tsx";
import type { Key } from "@karota/ui/keypad.tsx";
import { DIGITS, type State } from "./board.ts";

/** Nine digits, each with how many are left, and the eraser. */
export function digitKeys(state: State, lit: number, speaker: Speaker): Key[] {
  const digits = DIGITS.map((digit): Key => {
    const left = Math.max(0, 9 - state.values.filter((value) => value === digit).length);
    return {
      id: String(digit),
      face: digit,
      note: left === 0 ? <TickIcon /> : left,
      label: speaker.say({ id: "board.key.left", values: { key: digit, left } }),
      lit: digit === lit,
    };
  });
  const erase = { id: "erase", face: <Icon of={EraseIcon} />, label: speaker.say({ id: "board.erase" }), quiet: true };
  return [...digits, erase];
}

export const LEGEND = [
  { id: "board.legend.given", text: "5", look: "given" },
  { id: "board.legend.entered", text: "5", look: "entered" },
  { id: "board.legend.right", text: "5", look: "right" },
  { id: "board.legend.wrong", text: "5", look: "wrong" },
  { id: "board.legend.target", text: "", look: "target" },
] as const;
