import { useEffect, useState } from "react";
import type { SharedTimes as Times } from "@karota/contract/games/sharing.ts";
import { Button } from "@karota/ui/button.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { call } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { Face } from "../../../shared/components/face.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { stopWatch } from "../../../shared/session/clock.ts";
import { useUser } from "../../../shared/session/session.ts";
import { codeOf } from "../bring/brought.ts";
import type { Opened } from "../open-board.ts";

/** The times of a solved board: one's own, once it is shown, and the one of who shares the board, if that is shown too. */
function ShownTimes({ mine, theirs }: Pick<Times, "mine" | "theirs">) {
  const say = useSay();
  if (mine === null) return <p>{say("play.times.ask")}</p>;
  return (
    <>
      <p>{say("play.times.mine", { time: stopWatch(mine) })}</p>
      {theirs === null ? (
        <p>{say("play.times.waiting")}</p>
      ) : (
        <Cluster as="p" gap={2}>
          {theirs.face && <Face of={theirs.face} />}
          <span>{say("play.times.theirs", { time: stopWatch(theirs.seconds) })}</span>
        </Cluster>
      )}
    </>
  );
}

/** Compares times on a board of somebody else that a signed-in person has solved: only where both want it. */
export default function SharedTimes(props: {
  readonly opened: Opened;
  readonly state: unknown;
  readonly seconds: number;
}) {
  const { opened, state, seconds } = props;
  const { game, gridId } = opened;
  const say = useSay();
  const userId = useUser()?.userId;
  const code = codeOf(gridId);
  const [times, setTimes] = useState<Times | null>(null);
  useEffect(() => {
    let left = false;
    setTimes(null);
    if (userId !== undefined && seconds > 0)
      call<Times>("POST", "shared-boards/times/open", { body: { code } }).then(
        (found) => left || setTimes(found),
        // Without them the board is solved all the same.
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [userId, code, seconds]);
  const [showing, show] = useAction(async () => {
    const start: unknown = game.start((state as { puzzle: unknown }).puzzle);
    const body = { code, seconds, saves: game.saves.between(start, state) };
    setTimes(await call<Times>("POST", "shared-boards/times", { body }));
  });
  const [withdrawing, withdraw] = useAction(async () =>
    setTimes(await call<Times>("POST", "shared-boards/times/withdraw", { body: { code } })),
  );
  if (times === null || times.own) return null;
  return (
    <Stack as="section" gap={2} start aria-labelledby="times">
      <h3 id="times">{say("play.times.title")}</h3>
      <Stack gap={1} role="status">
        <ShownTimes mine={times.mine} theirs={times.theirs} />
      </Stack>
      {times.mine === null ? (
        <Button busy={showing} onClick={show}>
          {say("play.times.show")}
        </Button>
      ) : (
        <Button size="small" kind="quiet" busy={withdrawing} onClick={withdraw}>
          {say("play.times.withdraw")}
        </Button>
      )}
    </Stack>
  );
}
