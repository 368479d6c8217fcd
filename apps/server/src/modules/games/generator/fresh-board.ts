import { randomBytes } from "node:crypto";
import type { Edition } from "@karota/engine/edition.ts";
import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";

/**
 * The language in which payloads are stored. It does not matter which: `decode` reads every one, and each reader gets
 * the words in their own.
 */
export const STORED_IN = SPEAKERS.sl;

/** A new board's payload as JSON text. The seed is random, secret and not stored. */
export function freshBoard(
  game: AnyGame,
  generate: AnyGenerate,
  options: OptionValues,
  edition: Edition | undefined,
): string {
  const random = seeded(randomBytes(24).toString("base64"));
  return JSON.stringify(game.payload.encode(game.start(generate(options, random, edition)), STORED_IN));
}
