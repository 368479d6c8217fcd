import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "wouter";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { Card } from "@karota/ui/card.tsx";
import { Grid, Stack } from "@karota/ui/layout.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { serverNow } from "../../shared/session/clock.ts";
import { isFreeSite } from "../../shared/session/costs.ts";
import { gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { optionWords } from "../../shared/format/option-words.ts";
import { GUEST, isOfLanguage, readProgress } from "../../shared/offline/progress.ts";
import { leftWords, percent } from "../../shared/format/progress-words.ts";
import { useHydrated } from "@karota/ui/hydration.ts";
import styles from "./dispatch-page.module.css";

/** Today's and this week's board, which cost nothing. */
export function FreeBoards({ game, info, userId }: { game: string; info: GameInfo; userId: string | null }) {
  const say = useSay();
  const speaker = useSpeaker();
  const here = (useHydrated() ? readProgress(userId ?? GUEST, serverNow()) : []).filter(
    (one) => one.game === game && isOfLanguage(one, speaker.language),
  );
  const card = (period: "daily" | "weekly") => {
    const { options, completed, progress } = info[period];
    const local = here.find((one) => one.period === period);
    const solved = completed || local?.completed === true;
    const begun = progress && progress.done > 0 ? progress : local && local.done > 0 ? local : null;
    const login = period === "weekly" && userId === null;
    const cost = login ? say("dispatch.freeWithLogin") : !isFreeSite() && say("price.free");
    return (
      <Card as={Link} pad="small" raised to={gamePath(game, period)} key={period}>
        <Stack as="span" gap={0}>
          <span className="name">{say(period === "daily" ? "dispatch.daily" : "dispatch.weekly")}</span>
          <span className="soft small">{[optionWords(options, speaker), cost].filter(Boolean).join(", ")}</span>
          {solved ? (
            <span className={`${styles["done"]} solved`}>
              <Leaf />
              {say("shelf.solved")}
            </span>
          ) : (
            begun && (
              <>
                <span className="soft small">{leftWords(game, begun, speaker)}</span>
                <ProgressBar
                  className={styles["bar"]}
                  value={percent(begun)}
                  label={say("shelf.percent", { percent: percent(begun) })}
                />
              </>
            )
          )}
        </Stack>
        <span className={styles["arrow"]}>
          <Icon of={IconArrowRight} />
        </span>
      </Card>
    );
  };
  return (
    <section aria-labelledby="free">
      <h2 className="sr" id="free">
        {say("dispatch.freeBoards")}
      </h2>
      <Grid min={9} fit className={styles["free"]}>
        {card("daily")}
        {card("weekly")}
      </Grid>
    </section>
  );
}
