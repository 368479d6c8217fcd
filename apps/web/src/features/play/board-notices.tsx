import { Link } from "wouter";
import type { Period } from "@karota/contract/games/board.ts";
import type { Verdict } from "@karota/engine/game.ts";
import { Button } from "@karota/ui/button.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import type { Who } from "../../shared/offline/progress.ts";
import { isValid, useSession } from "../../shared/session/session.ts";
import styles from "./board-notices.module.css";
import { isSent } from "./is-sent.ts";
import type { SavingState } from "./use-saving.ts";

/** The notices of this board, a sentence each, announced in a pause. */
export function BoardNotices(props: {
  readonly verdict: Verdict;
  readonly ends: "far" | "soon" | "over";
  readonly over: boolean;
  /** The challenge that follows the one of the link with which the page was opened. */
  readonly after: Period | null;
  readonly saving: SavingState;
  /** Whether the browser's storage has taken the last move. */
  readonly isStored: boolean;
  readonly who: Who;
  readonly reload: () => void;
  /** Retries a refused save. */
  readonly retry: () => void;
}) {
  const { verdict, ends, over, after, saving, who } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const session = useSession();
  const expired = isSent(who) && !isValid(session);
  const someWrong = verdict.status === "playing" && verdict.allFilledUp && verdict.hasWrongValues;
  const waits = saving === "waiting" && !expired;
  const open = verdict.status === "playing";
  return (
    <>
      {/* Of its own: it stays, and a region is said as a whole. */}
      <div className={styles["notices"]} role="status">
        {after && !over && (
          <p data-tone="sky">{say(after === "daily" ? "play.pastLink.daily" : "play.pastLink.weekly")}</p>
        )}
      </div>
      <div className={styles["notices"]} role="status">
        {someWrong && (
          <p data-tone="sun">
            {speaker.say({ id: "grid.someWrong" })} {say("play.someWrong.how")}
          </p>
        )}
        {open && ends === "soon" && !over && !waits && <p data-tone="sky">{say("play.soon")}</p>}
        {over && (
          <p data-tone="sky">
            {say("play.over")}{" "}
            <Button size="small" onClick={props.reload}>
              {say("play.over.next")}
            </Button>
          </p>
        )}
        {expired && (
          <p data-tone="sky">
            {say("play.expired")} <Link to="/login?reset=true">{say("play.login.act")}</Link>
          </p>
        )}
        {saving === "refused" && !expired && (
          <p data-tone="sun">
            {say("play.refused")}{" "}
            <Button size="small" onClick={props.retry}>
              {say("shell.tryAgain")}
            </Button>
          </p>
        )}
        {!props.isStored && <p data-tone="sun">{say("play.unstored")}</p>}
        {waits && !over && <p data-tone="sky">{say(ends === "soon" ? "play.waiting.soon" : "play.waiting")}</p>}
      </div>
    </>
  );
}
