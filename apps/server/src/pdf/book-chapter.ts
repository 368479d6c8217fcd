import type { AnyGame } from "@karota/engine/game.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { optionWords } from "@karota/engine/option-words.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import { loadWorksheet } from "@karota/games/worksheets.ts";
import type { Copy } from "@karota/print/page.ts";

/** The part of a book with the boards of one game that have the same options. */
export async function chapterOf(
  game: AnyGame,
  options: OptionValues,
  puzzles: readonly unknown[],
  speaker: Speaker,
  schooling?: Schooling,
): Promise<readonly Copy[]> {
  const worksheet = await loadWorksheet(game);
  const title = speaker.say({ id: `${game.id}.name` });
  const line = optionWords(options, speaker);
  return puzzles.map((puzzle) => ({
    title,
    line,
    task: worksheet(puzzle, false),
    solution: worksheet(puzzle, true, schooling),
  }));
}
