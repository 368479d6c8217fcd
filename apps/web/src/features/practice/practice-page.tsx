import { Suspense, useEffect, useState } from "react";
import { Link, useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { findGame } from "@karota/games/catalogue.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { ReadAloudHost } from "../../shared/components/read-aloud-host.tsx";
import { Waiting } from "../../shared/components/waiting.tsx";
import { gameName } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { WithTexts } from "../../shared/i18n/with-texts.tsx";
import { useAudience } from "../../shared/session/audience.ts";
import { sendAll } from "../../shared/offline/saving.ts";
import { PracticeEnd } from "./practice-end.tsx";
import { PracticeRound } from "./practice-round.tsx";
import { readPractice, startPractice, type ShownPractice } from "./shown-practice.ts";

/** What the page shows: nothing begun, a practice, or that there is nothing to practise. */
type State = "begin" | "nothing" | ShownPractice;

/** The quiz of `?game=`, by its path; null for all skills, and for what is no quiz. */
function askedGame(search: string): string | null {
  const row = findGame(new URLSearchParams(search).get("game") ?? "");
  return row?.type === "education" ? row.id : null;
}

/** `/practice`: tasks chosen from one's own skills, of all quizzes or of one (`?game=`), for free. */
export default function PracticePage() {
  const say = useSay();
  const speaker = useSpeaker();
  const game = askedGame(useSearch());
  const [loaded, setLoaded] = useState<{ readonly data?: State; readonly failure?: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** The button that began it was pressed here, and is gone. */
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    let left = false;
    setLoaded(null);
    readPractice(game).then(
      (data) => left || setLoaded({ data: data ?? "begin" }),
      (failure: unknown) => left || setLoaded({ failure }),
    );
    return () => {
      left = true;
    };
  }, [game, attempt]);
  const reload = async () => setAttempt((before) => before + 1);
  const start = async () => {
    setLoaded(null);
    setBegun(true);
    try {
      // What was played last counts among the skills.
      await sendAll();
      setLoaded({ data: (await startPractice(game)) ?? "nothing" });
    } catch (failure) {
      setLoaded({ failure });
    }
  };
  return (
    <Stack gap={4}>
      <Breadcrumbs steps={[{ to: "/progress", text: say("progress.title") }]} />
      <PageHeading>
        {game === null ? say("practice.title") : say("practice.title.game", { game: gameName(game, speaker) })}
      </PageHeading>
      <Loaded of={{ data: loaded?.data, error: loaded?.failure, waiting: loaded === null, reload }}>
        {(state) =>
          state === "begin" ? (
            <Begin start={() => void start()} />
          ) : state === "nothing" ? (
            <EmptyState
              text={say("practice.nothing")}
              action={{ text: say("practice.nothing.act"), act: () => navigate("/education") }}
            />
          ) : (
            <Running first={state} begun={begun} again={() => void start()} reload={() => void reload()} />
          )
        }
      </Loaded>
    </Stack>
  );
}

function Begin({ start }: { start: () => void }) {
  const say = useSay();
  const { isYoung } = useAudience();
  return (
    <Card as="section" pad="section" raised>
      <Stack gap={4}>
        <p>{say(isYoung ? "practice.begin.young" : "practice.begin")}</p>
        <Cluster gap={4}>
          <Button kind="primary" size="big" onClick={start}>
            {say("practice.start")}
          </Button>
          {!isYoung && (
            <Link className="target" to="/qa">
              {say("practice.rule")}
            </Link>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}

/** A practice from its present task to its end; the texts of its quizzes are loaded as they come. */
function Running(props: { first: ShownPractice; begun: boolean; again: () => void; reload: () => void }) {
  const [shown, setShown] = useState(props.first);
  const { practice, open } = shown;
  const games = open ? [open.game.id] : [...new Set(practice.grown.map(({ game }) => game))];
  return (
    <Suspense fallback={<Waiting />}>
      <WithTexts parts={games}>
        {open ? (
          <ReadAloudHost>
            <PracticeRound shown={{ ...shown, open }} takesFocus={props.begun} goOn={setShown} reload={props.reload} />
          </ReadAloudHost>
        ) : (
          <PracticeEnd practice={practice} again={props.again} />
        )}
      </WithTexts>
    </Suspense>
  );
}
