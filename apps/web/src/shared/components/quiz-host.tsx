import { useMemo, type ReactNode } from "react";
import { QuizLearningProvider, type QuizLearning } from "@karota/games/quiz-view/quiz-learning.ts";
import { readLearned } from "../learning.ts";
import { startGuestLearning } from "../offline/guest-learning.ts";
import { GUEST, type Who } from "../offline/progress.ts";
import { answers } from "../offline/saving.ts";

startGuestLearning();

/** Gives a quiz in play the levels of its player: a user's from the server, a visitor's from this browser. */
export function QuizHost(props: {
  readonly who: Who;
  readonly game: string;
  readonly gridId: string;
  readonly children: ReactNode;
}) {
  const { who, game, gridId } = props;
  const learning = useMemo(
    (): QuizLearning => ({
      readLevels: async () => (await readLearned(who, game)).skills,
      practised: (task, given) => who !== GUEST && answers.add({ gridId, task, given }),
    }),
    [who, game, gridId],
  );
  return <QuizLearningProvider value={learning}>{props.children}</QuizLearningProvider>;
}
