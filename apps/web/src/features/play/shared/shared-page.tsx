import { Suspense } from "react";
import { Link, useParams } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { GlyphTile } from "../../../shared/components/glyph-tile.tsx";
import { PageHeading } from "../../../shared/components/page-heading.tsx";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { gameName, gamePath } from "../../../shared/format/game-words.ts";
import { leftWords } from "../../../shared/format/progress-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { WithTexts } from "../../../shared/i18n/with-texts.tsx";
import { useUser } from "../../../shared/session/session.ts";
import { useBoardWords } from "../board-words.ts";
import { codeOf } from "../bring/brought.ts";
import type { Opened } from "../open-board.ts";
import { RaceOnPage, SignInToRace } from "../race/race-offer.tsx";
import { useRaceOfBoard } from "../race/use-race-of-board.ts";
import { playAddress } from "./addresses.ts";
import { SharedFailed } from "./shared-failed.tsx";
import styles from "./shared-page.module.css";
import { useShared } from "./use-shared.ts";

/** Which board it is, how far this browser is, and the way to play it. */
function Offer({ opened }: { opened: Opened }) {
  const { game, gridId, session } = opened;
  const say = useSay();
  const speaker = useSpeaker();
  const words = useBoardWords(opened);
  const { status, progress } = game.check(session.state);
  const isSolved = status === "solved";
  const isBegun = opened.change > 0 && !isSolved;
  const code = codeOf(gridId);
  const user = useUser();
  const { found, reload } = useRaceOfBoard(code, true);
  const open = found?.race ?? null;
  // One that others play is shown to its host, too, who cannot come back to it.
  const race = open?.phase === "waiting" || (open?.phase === "running" && open.joined) ? open : null;
  return (
    <>
      <GlyphTile game={game.id} className={styles["tile"]} />
      <PageHeading>{gameName(game.id, speaker)}</PageHeading>
      <p className="strong">{words.full}</p>
      {/* Always there, so that a screen reader notices a race that begins. */}
      <div role="status" className={styles["race"]}>
        <RaceOnPage code={code} race={race} reload={reload} />
      </div>
      <p>{say("play.shared.lead")}</p>
      {isBegun && <p>{leftWords(game.id, progress, speaker)}</p>}
      {isSolved && <p>{say("play.solved")}</p>}
      <Link
        className={buttonClass({ kind: race ? "plain" : "primary", size: "big", wide: true })}
        to={playAddress(game.id, code)}
      >
        {say(isSolved ? "play.lost.look" : isBegun ? "play.shared.continue" : "play.shared.play")}
      </Link>
      <p className="soft small">{say("play.shared.note")}</p>
      {!user && <SignInToRace />}
      <Link className="target" to={gamePath(game.id)}>
        {say("play.shared.more", { game: gameName(game.id, speaker) })}
      </Link>
    </>
  );
}

/** `/b/:code`: a board that somebody shares, which anybody plays, also without an account. */
export default function SharedPage() {
  const code = useParams()["code"] ?? "";
  const [loading, again] = useShared(code);
  if (loading === null) return <Waiting />;
  if ("failure" in loading) return <SharedFailed failure={loading.failure} again={again} />;
  return (
    <Card pad="large" raised gap={4} className={styles["card"]}>
      <Suspense fallback={<Waiting />}>
        <WithTexts parts={[loading.opened.game.id]}>
          <Offer opened={loading.opened} />
        </WithTexts>
      </Suspense>
    </Card>
  );
}
