import type { Position } from "../game.ts";

export type Direction = "up" | "down" | "left" | "right";

const STEP: Readonly<Record<Direction, Position>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** What a step in that direction adds to a position. */
export const step = (direction: Direction): Position => STEP[direction];

/** What a key of the keyboard means on a grid. */
export type KeyMeaning =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "clear" }
  | { readonly kind: "go"; readonly direction: Direction };

const KEYS: Readonly<Record<string, KeyMeaning>> = {
  ArrowUp: { kind: "go", direction: "up" },
  ArrowDown: { kind: "go", direction: "down" },
  ArrowLeft: { kind: "go", direction: "left" },
  ArrowRight: { kind: "go", direction: "right" },
  Backspace: { kind: "clear" },
  Delete: { kind: "clear" },
};

/** The fields of a keyboard event that are read. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

/**
 * The character that a key press types, composed (`s` and a caron are `š`); null for a shortcut. With Alt, Option or
 * AltGr (which is Ctrl and Alt) only characters beyond ASCII are typed: Option + S is `ß`, Alt + H stays the frame's.
 */
function typedSign({ key, ctrlKey = false, altKey = false, metaKey = false }: KeyPress): string | null {
  const sign = key.normalize("NFC");
  if (metaKey || (ctrlKey && !altKey) || (altKey && /^[ -~]*$/.test(sign))) return null;
  return sign;
}

/**
 * Reads a key press, or `KeyboardEvent.key` alone. Allowed characters are accepted in either case and returned as they
 * are in `allowed`; any other single character clears, where the game says so. Null: the key is not the grid's.
 */
export function keyMeaning(
  press: KeyPress | string,
  allowed: Iterable<string>,
  othersClear = false,
): KeyMeaning | null {
  const given = typeof press === "string" ? { key: press } : press;
  if (Object.hasOwn(KEYS, given.key)) return KEYS[given.key]!;
  const typed = typedSign(given);
  if (typed === null) return null;
  const value = [...allowed].find((sign) => sign.toLowerCase() === typed.toLowerCase());
  if (value !== undefined) return { kind: "value", value };
  return othersClear && [...typed].length === 1 ? { kind: "clear" } : null;
}
