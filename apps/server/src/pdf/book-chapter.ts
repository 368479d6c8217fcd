import type { AnyGame } from "@karota/engine/game.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { optionWords } from "@karota/engine/option-words.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import { loadWorksheet } from "@karota/games/worksheets.ts";
import type { Copy } from "@karota/print/page.ts";

/** Tries to make a board that is not in the book yet: some games have few different ones. */
const MAX_TRIES = 20;

/**
 * So many boards of a game, which are all different as far as the game has so many.
 * @param make a board's payload as JSON text; another one for the same number where it is called again
 */
export async function* differentBoards(
  count: number,
  make: (number: number, again: number) => string | Promise<string>,
): AsyncGenerator<string, void> {
  const known = new Set<string>();
  for (let number = 0; number < count; number++) {
    let board = await make(number, 0);
    for (let again = 1; known.has(board) && again < MAX_TRIES; again++) board = await make(number, again);
    known.add(board);
    yield board;
  }
}

/** The part of a book with boards of one game that have the same options, from their payloads as JSON text. */
export async function chapterOf(
  game: AnyGame,
  options: OptionValues,
  boards: readonly string[],
  speaker: Speaker,
  schooling?: Schooling,
): Promise<readonly Copy[]> {
  const worksheet = await loadWorksheet(game);
  const title = speaker.say({ id: `${game.id}.name` });
  const line = optionWords(options, speaker);
  return boards.map((board) => {
    const { puzzle } = game.payload.decode(JSON.parse(board)) as { readonly puzzle: unknown };
    return { title, line, task: worksheet(puzzle, false), solution: worksheet(puzzle, true, schooling) };
  });
}
