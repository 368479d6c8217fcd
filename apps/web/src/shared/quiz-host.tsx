import { useMemo, type ReactNode } from "react";
import { QuizLearningProvider, type QuizLearning } from "@karota/games/quiz-view/quiz-learning.ts";
import { serverNow } from "./clock.ts";
import { guestLevels, keepGuestLearning, readGuestLearning } from "./guest-learning.ts";
import { readLevels, sendAnswer } from "./learning.ts";
import { GUEST, type Who } from "./progress.ts";
import { outbox } from "./saving.ts";

keepGuestLearning();

/** The visitor's levels as of the last day of play. */
function levelsHere(game: string): ReturnType<typeof guestLevels> {
  const learning = readGuestLearning();
  const day = learning.days.at(-1)?.day;
  return day === undefined ? [] : guestLevels(learning, day, serverNow()).filter((one) => one.game === game);
}

/** Tells a quiz in play what is known of its player: of a user the server's levels, of a visitor this browser's. */
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
            readLevels: () => outbox.flush().then(() => readLevels(game)),
            practised: (task, given) => {
              const sent = outbox.flush().then(() => sendAnswer({ gridId, task, given }));
              // Practice that does not arrive is practice all the same.
              sent.catch(() => undefined);
            },
          },
    [who, game, gridId],
  );
  return <QuizLearningProvider value={learning}>{props.children}</QuizLearningProvider>;
}
