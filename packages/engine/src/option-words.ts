import { listOf, type Speaker } from "./message.ts";
import type { OptionValues } from "./options.ts";

/** A text that not every value has; null for a missing one, which shows its id. */
function findWord(id: string, speaker: Speaker): string | null {
  const word = speaker.say({ id });
  return word === id ? null : word;
}

/** One value of an option in words; sizes such as `10x10` need none, and of some symbols each has its own. */
export function optionWord(name: string, value: string | number, speaker: Speaker): string {
  const wordOf = (one: string | number) => findWord(`option.${name}.${one}`, speaker);
  const whole = wordOf(value);
  if (whole !== null) return whole;
  const words = [...String(value)].map(wordOf);
  return words.length > 0 && words.every((word) => word !== null)
    ? speaker.say(listOf(words))
    : String(value).replace(/^(\d+)x(\d+)$/, "$1 × $2");
}

/** A board's options in one line; the language goes without saying. */
export const optionWords = (options: OptionValues, speaker: Speaker): string =>
  Object.entries(options)
    .filter(([name]) => name !== "language")
    // Lines break between options, never inside one.
    .map(([name, value]) => optionWord(name, value, speaker).replaceAll(" ", "\u00a0"))
    .join(", ");
