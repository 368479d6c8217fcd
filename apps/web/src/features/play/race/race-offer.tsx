import { Link, useLocation } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { RaceOfBoard } from "@karota/contract/games/races.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { Face } from "../../../shared/components/face.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { rememberReturn } from "../../../shared/session/leave.ts";
import { racePath } from "../shared/addresses.ts";
import styles from "./race-offer.module.css";

type OpenRace = NonNullable<RaceOfBoard["race"]>;

/** A race that somebody may join, with the face of who starts it. */
export function JoinRace(props: {
  readonly code: string;
  readonly race: OpenRace;
  readonly onJoined: () => unknown;
  /** Asks anew what is there, after a join that was refused. */
  readonly onRefused: () => unknown;
}) {
  const { code, race, onJoined, onRefused } = props;
  const say = useSay();
  const [busy, join] = useAction(async () => {
    try {
      await call("POST", "shared-boards/race/join", { body: { code } });
    } catch (failure) {
      onRefused();
      throw failure;
    }
    await onJoined();
  });
  return (
    <Stack gap={3} className={styles["offer"]}>
      <p className={styles["who"]}>
        <Face of={race.host} />
        <span>{say("play.race.offer")}</span>
      </p>
      <Button kind="primary" size="big" wide busy={busy} onClick={join}>
        {say("play.race.join")}
      </Button>
      <p className="soft small">{say("play.race.sees")}</p>
    </Stack>
  );
}

/** What the page of a link says of a race to somebody who is signed in; nothing where there is none for them. */
export function RaceOnPage(props: {
  readonly code: string;
  readonly race: RaceOfBoard["race"];
  readonly reload: () => unknown;
}) {
  const { code, race, reload } = props;
  const say = useSay();
  const toRoom = () => navigate(racePath(code));
  if (race === null || race.phase === "ended") return null;
  if (race.joined)
    return (
      <Stack gap={3} className={styles["offer"]}>
        <p className={styles["who"]}>
          <Face of={race.host} />
          <span>{say("play.race.in")}</span>
        </p>
        <Link className={buttonClass({ kind: "primary", size: "big", wide: true })} to={racePath(code)}>
          {say("play.race.back")}
        </Link>
      </Stack>
    );
  return race.phase === "waiting" ? <JoinRace code={code} race={race} onJoined={toRoom} onRefused={reload} /> : null;
}

/** What a visitor reads of races: they need an account, and come back here after the sign-in. */
export function SignInToRace() {
  const say = useSay();
  const [path] = useLocation();
  return (
    <p className="soft">
      {say("play.race.visitor")}{" "}
      <Link className="target" to="/login" onClick={() => rememberReturn(path)}>
        {say("play.login.act")}
      </Link>
    </p>
  );
}
