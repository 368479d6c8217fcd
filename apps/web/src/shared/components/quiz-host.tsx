import { useMemo, type ReactNode } from "react";
import { QuizLearningProvider, type QuizLearning } from "@karota/games/quiz-view/quiz-learning.ts";
import { serverNow } from "../session/clock.ts";
import { guestLevels, startGuestLearning, readGuestLearning } from "../offline/guest-learning.ts";
import { readLevels } from "../learning.ts";
import { GUEST, type Who } from "../offline/progress.ts";
import { answers, sendAll } from "../offline/saving.ts";

startGuestLearning();

/** The visitor's levels as of the last day of play. */
function levelsHere(game: string): ReturnType<typeof guestLevels> {
  const learning = readGuestLearning();
  const day = learning.days.at(-1)?.day;
  return day === undefined ? [] : guestLevels(learning, day, serverNow()).filter((one) => one.game === game);
}

/** Gives a quiz in play the levels of its player: a user's from the server, a visitor's from this browser. */
export function QuizHost(props: {
  readonly who: Who;
  readonly game: string;
  readonly gridId: string;
  readonly children: ReactNode;
}) {
  const { who, game, gridId } = props;
  const learning = useMemo(
    (): QuizLearning =>
      who === GUEST
        ? { readLevels: async () => levelsHere(game), practised: () => undefined }
        : {
            // What was answered last has to be there first.
            readLevels: () => sendAll().then(() => readLevels(game)),
            practised: (task, given) => answers.add({ gridId, task, given }),
          },
    [who, game, gridId],
  );
  return <QuizLearningProvider value={learning}>{props.children}</QuizLearningProvider>;
}
