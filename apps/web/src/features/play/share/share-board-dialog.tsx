import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { ShareReply, ShownTime } from "@karota/contract/games/sharing.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { Button } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { Switch } from "@karota/ui/fields.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { call } from "../../../shared/api/api.ts";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { Address } from "../../../shared/components/address.tsx";
import { Face } from "../../../shared/components/face.tsx";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { stopWatch } from "../../../shared/session/clock.ts";
import { challengePath } from "../challenge-link.ts";
import type { Opened } from "../open-board.ts";
import { BeginRace } from "../race/begin-race.tsx";
import { racePath, sharedPath } from "../shared/addresses.ts";
import styles from "./share-board-dialog.module.css";

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** The address of a board of this game. */
function BoardAddress({ path, game }: { path: string; game: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  const label = say("play.shareBoard.qr", { game: gameName(game, speaker) });
  return <Address address={`${location.origin}${path}`} label={label} inDialog />;
}

/** What others have shown, the fastest first. */
function TimesOfOthers({ times }: { times: readonly ShownTime[] }) {
  const say = useSay();
  if (times.length === 0) return <p className="soft">{say("play.shareBoard.times.none")}</p>;
  return (
    <Stack gap={2}>
      <h3 id="times">{say("play.shareBoard.times")}</h3>
      <ol aria-labelledby="times" className={styles["times"]}>
        {times.map(({ seconds, face }, place) => (
          <li key={place}>
            {face && <Face of={face} />} {stopWatch(seconds)}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

type Loading = { readonly link: ShareReply } | { readonly failure: unknown } | null;

/** The link of one's own board, which is made when it is shown for the first time. */
function OwnLink({ opened: { game, gridId }, onStopped }: { opened: Opened; onStopped: () => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const [loading, setLoading] = useState<Loading>(null);
  const [attempt, setAttempt] = useState(0);
  const path = `games/${pathOf(game.id)}/${gridId}/share`;
  useEffect(() => {
    let left = false;
    setLoading(null);
    call<ShareReply>("POST", path).then(
      (link) => left || setLoading({ link }),
      (failure: unknown) => left || setLoading({ failure }),
    );
    return () => {
      left = true;
    };
  }, [path, attempt]);
  const [busy, stop] = useAction(() => call("DELETE", path), {
    toast: "play.shareBoard.stopped",
    onDone: onStopped,
  });
  const [, setShown] = useAction(async (shows_time: boolean) => {
    const changed = await call<ShareReply>("PUT", path, { body: { shows_time } });
    // Which link has ended for this one is in its first reply alone.
    setLoading((before) => ({ link: { ...(before && "link" in before && before.link), ...changed } }));
  });
  if (loading === null)
    return (
      <div className={styles["waiting"]}>
        <Waiting />
      </div>
    );
  if ("failure" in loading)
    return <LoadFailed error={loading.failure} again={() => setAttempt((before) => before + 1)} />;
  const { code, until, shows_time, times, ended } = loading.link;
  return (
    <>
      <p>{say("play.shareBoard.how")}</p>
      {ended && (
        <Note role="status">
          {say("play.shareBoard.ended", {
            game: gameName(ended.game, speaker),
            date: format.date(ended.shared, DAY),
          })}
        </Note>
      )}
      <BoardAddress path={sharedPath(code)} game={game.id} />
      <BeginRace code={code} onBegun={() => navigate(racePath(code))} />
      <Switch
        label={say("play.shareBoard.time")}
        hint={say("play.shareBoard.time.hint")}
        checked={shows_time}
        onChange={setShown}
      />
      <div role="status">{shows_time && <TimesOfOthers times={times} />}</div>
      <Cluster gap={2} between>
        <p className="soft small">{say("play.shareBoard.until", { date: format.date(until, DAY) })}</p>
        <Button size="small" kind="quiet" busy={busy} onClick={stop}>
          {say("play.shareBoard.stop")}
        </Button>
      </Cluster>
    </>
  );
}

/** Shares a board by a link; a challenge that is still running has its own page, which everybody opens. */
export default function ShareBoardDialog(props: {
  readonly opened: Opened;
  /** Whether its day or week is over. */
  readonly over: boolean;
  readonly onClose: () => void;
}) {
  const { opened, over, onClose } = props;
  const { game, period, ends, options } = opened;
  const say = useSay();
  return (
    <Dialog
      title={say("play.shareBoard")}
      onClose={onClose}
      className={styles["dialog"]}
      actions={<Button onClick={onClose}>{say("shell.close")}</Button>}
    >
      {period !== null && ends !== null && !over ? (
        <>
          <p>{say(period === "daily" ? "play.shareBoard.daily" : "play.shareBoard.weekly")}</p>
          <BoardAddress path={challengePath(game.id, { period, ends, options })} game={game.id} />
        </>
      ) : (
        <OwnLink opened={opened} onStopped={onClose} />
      )}
    </Dialog>
  );
}
