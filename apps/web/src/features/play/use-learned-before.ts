import { useEffect, useState } from "react";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { whenHydrated } from "@karota/ui/hydration.ts";
import { readLearned, type Learned } from "../../shared/learning.ts";
import { BROUGHT } from "./bring/brought.ts";
import type { Opened } from "./open-board.ts";

/**
 * What the player had learned in a quiz before this board. Null while it is not known, for a board that was begun
 * earlier, and for other games, whose plants grow with the number of boards alone.
 */
export function useLearnedBefore({ who, game, session }: Opened): Learned | null {
  const [learned, setLearned] = useState<Learned | null>(null);
  const isFresh = isQuiz(game) && who !== BROUGHT && game.check(session.state as never).progress.done === 0;
  useEffect(() => {
    // Without it nothing is said to have grown.
    if (isFresh) whenHydrated(() => void readLearned(who, game.id).then(setLearned, () => undefined));
  }, [isFresh, who, game.id]);
  return learned;
}
