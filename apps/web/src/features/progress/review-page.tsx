import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Link, useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { ReviewReply } from "@karota/contract/learning/learning.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Given } from "@karota/engine/quiz/task.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { Practice, type PracticeTask } from "@karota/games/quiz-view/practice.tsx";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { categoryOf, gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { Loaded } from "../../shared/components/loaded.tsx";
import { notifyFailure } from "../../shared/components/notices.tsx";
import { useAnnouncer } from "../../shared/components/use-announcer.tsx";
import { ReadAloudHost } from "../../shared/components/read-aloud-host.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { answers } from "../../shared/offline/saving.ts";
import { useSettings } from "../../shared/session/settings.ts";
import { useShell } from "../../shared/shell.ts";
import { useVibration } from "../../shared/use-vibration.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";

interface DueTask extends PracticeTask {
  readonly gridId: string;
}
interface Due {
  readonly tasks: readonly DueTask[];
  /** Those that are due beyond these. */
  readonly more: number;
}

async function loadDue(game: string | null): Promise<Due> {
  // What was answered is not due any more.
  await answers.flush();
  const reply = await call<ReviewReply>("GET", game === null ? "learning/review" : `learning/review?game=${game}`);
  const tasks = await Promise.all(
    reply.tasks.map(async ({ game: id, gridId, board }): Promise<DueTask[]> => {
      const row = findGame(id);
      const quiz = row && (await loadChunk(row.load));
      if (!quiz || !isQuiz(quiz)) return [];
      const [task] = quiz.payload.decode(board).puzzle.tasks;
      return task ? [{ game: quiz, task, gridId }] : [];
    }),
  );
  return { tasks: tasks.flat(), more: reply.due - reply.tasks.length };
}

/** `/progress/review`: the mistakes that come back today, of all games or of one (`?game=`), for free. */
export default function ReviewPage() {
  const say = useSay();
  const game = new URLSearchParams(useSearch()).get("game");
  const [due, setDue] = useState<{ readonly data?: Due; readonly failure?: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    setDue(null);
    loadDue(game).then(
      (data) => left || setDue({ data }),
      (failure: unknown) => left || setDue({ failure }),
    );
    return () => {
      left = true;
    };
  }, [game, attempt]);
  const again = async () => {
    // Not the answered ones once more until the next are here.
    setDue(null);
    setAttempt((before) => before + 1);
  };
  return (
    <Stack gap={4}>
      <Breadcrumbs steps={[{ to: "/progress", text: say("progress.title") }]} />
      <PageHeading>{say("review.title")}</PageHeading>
      <Loaded of={{ data: due?.data, error: due?.failure, waiting: due === null, reload: again }}>
        {(data) =>
          data.tasks.length === 0 ? (
            <EmptyState
              pose="sleeps"
              text={say("review.empty")}
              action={{ text: say("review.practise"), act: () => navigate("/practice") }}
            />
          ) : (
            <Suspense fallback={<Waiting />}>
              <WithTexts parts={[...new Set(data.tasks.map((one) => one.game.id))]}>
                <ReadAloudHost>
                  <Due key={attempt} due={data} takesFocus={attempt > 0} again={again} />
                </ReadAloudHost>
              </WithTexts>
            </Suspense>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Due({ due, takesFocus, again }: { due: Due; takesFocus: boolean; again: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { answer_keys: keys = true, two_keys: keypad = false } = useSettings();
  useShell({ playing: true });
  const [announcements, announce] = useAnnouncer();
  const [at, setAt] = useState(due.tasks[0]!);
  const [right, setRight] = useState(0);
  useVibration(right);
  const since = useRef(Date.now());
  const answered = useCallback(({ gridId, task }: DueTask, given: Given) => {
    const seconds = Math.min(3600, Math.round((Date.now() - since.current) / 1000));
    since.current = Date.now();
    answers.add({ gridId, task, given, seconds });
    if (isRight(task, given)) setRight((before) => before + 1);
  }, []);
  const [waiting, setWaiting] = useState(false);
  useEffect(
    () =>
      answers.onEvent((news) => {
        setWaiting(news === "waiting");
        if (typeof news === "object") notifyFailure(news.refused);
      }),
    [],
  );
  return (
    <Stack data-category={categoryOf(at.game.id)}>
      <p className="soft">{say("review.lead")}</p>
      <p className="soft" role="status">
        {waiting && say("play.waiting")}
      </p>
      <p className="title">{gameName(at.game.id, speaker)}</p>
      <Practice
        tasks={due.tasks}
        speaker={speaker}
        keys={keys}
        keypad={keypad}
        announce={announce}
        takesFocus={takesFocus}
        asks={setAt}
        answered={answered}
        atEnd={
          <>
            {due.more > 0 && <Button onClick={() => void again()}>{say("review.more", { more: due.more })}</Button>}
            <Link className={buttonClass()} to="/progress">
              {say("progress.title")}
            </Link>
          </>
        }
      />
      {announcements}
    </Stack>
  );
}
