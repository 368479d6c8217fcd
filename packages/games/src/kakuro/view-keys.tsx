import type { KeyboardEvent } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { EraseIcon } from "@karota/ui/board-icons.ts";
import { Icon } from "@karota/ui/icon.tsx";
import type { Key } from "@karota/ui/keypad.tsx";
import { DIGITS } from "./board.ts";

/** Nine digits and the eraser; the digit of the selected cell is lit. */
export function digitKeys(lit: string, speaker: Speaker): Key[] {
  const digits = DIGITS.map((digit): Key => {
    const id = String(digit);
    return { id, face: digit, label: id, lit: id === lit };
  });
  const erase = { id: "erase", face: <Icon of={EraseIcon} />, label: speaker.say({ id: "board.erase" }), quiet: true };
  return [...digits, erase];
}

/** The digit of a pencil mark: a digit key with Shift, Ctrl or Alt; null when the key is something else. */
export function markOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  // With Shift the number pad types arrows, unless the browser says the digit itself.
  if (!digit || metaKey || key.length > 1) return null;
  return shiftKey || ctrlKey || altKey ? Number(digit) : null;
}

export const LEGEND = [
  { id: "board.legend.entered", text: "5", look: "entered" },
  { id: "board.legend.right", text: "5", look: "right" },
  { id: "board.legend.wrong", text: "5", look: "wrong" },
  { id: "board.legend.target", text: "", look: "target" },
] as const;
