import { useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { JoinOffer, JoinReply } from "@karota/contract/mentorship/join.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { focusHeading } from "@karota/ui/focus-heading.ts";
import { ApiFailure, call } from "../../shared/api/api.ts";
import { useFailureWords } from "../../shared/api/load-failed.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { usePolling } from "../../shared/api/use-polling.ts";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { Face } from "../../shared/components/face.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Pose } from "../../shared/components/pose.tsx";
import { toast } from "../../shared/components/notices.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { rememberReturn } from "../../shared/session/leave.ts";
import { useUser } from "../../shared/session/session.ts";
import styles from "./join-page.module.css";

/** How often somebody who waits looks whether the mentor has approved, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;

const SEEN = ["join.sees.name", "join.sees.groups", "join.sees.results"] as const;

/** Before the sign-in: nothing of the link is asked for, so that nobody learns by it whose class it is. */
function Visitor() {
  const say = useSay();
  const [path] = useLocation();
  return (
    <>
      <Pose of="waves" />
      <PageHeading>{say("join.title")}</PageHeading>
      <p>{say("join.visitor")}</p>
      <Link
        className={buttonClass({ kind: "primary", size: "big", wide: true })}
        to="/login"
        onClick={() => rememberReturn(path)}
      >
        {say("join.signIn")}
      </Link>
      <p className="soft small">{say("join.visitor.note")}</p>
    </>
  );
}

/** What the mentor will see, and what not. */
function Sees() {
  const say = useSay();
  return (
    <Stack gap={2} className={styles["sees"]}>
      <p className="strong">{say("join.sees")}</p>
      <ul>
        {SEEN.map((id) => (
          <li key={id}>{say(id)}</li>
        ))}
      </ul>
      <p>{say("join.sees.not")}</p>
      <p className="soft">{say("join.leave")}</p>
    </Stack>
  );
}

/** Who asks. */
function Asks({ offer }: { offer: JoinOffer }) {
  const say = useSay();
  return (
    <Cluster as="p" gap={3} className={styles["asks"]} nowrap>
      <Face of={offer.mentor.face} name={offer.mentor.name} />
      <span>{say("join.asks", { mentor: offer.mentor.name })}</span>
    </Cluster>
  );
}

const ToAssignments = () => (
  <Link className={buttonClass({ kind: "primary", size: "big", wide: true })} to="/myAssignments">
    {useSay()("join.toAssignments")}
  </Link>
);

function Offer(props: { readonly offer: JoinOffer; readonly token: string; readonly reload: () => Promise<unknown> }) {
  const { offer, token, reload } = props;
  const say = useSay();
  const [isNew, setNew] = useState(false);
  const body = { token };
  /** The button that was pressed is gone in the next state. */
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (pressed.current) focusHeading();
    pressed.current = false;
  }, [offer.state]);
  const [busy, join] = useAction(async () => {
    pressed.current = true;
    try {
      await call<JoinReply>("POST", "mentorship/join", { body });
      setNew(true);
    } finally {
      // Also when it became full, or was turned off, since it was opened.
      await reload();
    }
  });
  const [withdrawing, withdraw] = useAction(async () => {
    pressed.current = true;
    await call("POST", "mentorship/join/withdraw", { body });
    toast("join.withdrawn");
    await reload();
  });
  const isWaiting = offer.state === "waiting";
  usePolling(reload, POLL_INTERVAL_MS, isWaiting);
  const code =
    offer.state === "member"
      ? isNew
        ? "S-MENTORSHIP-JOINED"
        : "I-MENTORSHIP-ALREADY_A_MEMBER"
      : "S-MENTORSHIP-JOIN_REQUESTED";
  const isOpen = offer.state === "open" || offer.state === "approval";
  return (
    <>
      <PageHeading className="wrap">{say("join.group", { group: offer.group.name })}</PageHeading>
      {/* Always there, so that a screen reader notices what comes into it. */}
      <div role="status" className={styles["said"]}>
        {!isOpen && (
          <>
            <Pose of={offer.state === "member" ? "holds a leaf" : "reads"} />
            <p className="title">{say(`error.${code}.title`)}</p>
            <p>{say(`error.${code}.description`)}</p>
          </>
        )}
      </div>
      {isOpen && (
        <>
          <Asks offer={offer} />
          <Sees />
          <Button kind="primary" size="big" wide busy={busy} onClick={join}>
            {say(offer.state === "open" ? "join.act" : "join.ask")}
          </Button>
          {offer.state === "approval" && <p className="soft small">{say("join.ask.note")}</p>}
          <Link className="target" to="/home">
            {say("join.later")}
          </Link>
        </>
      )}
      {isWaiting && (
        <Button kind="quiet" busy={withdrawing} onClick={withdraw}>
          {say("join.withdraw")}
        </Button>
      )}
      {offer.state === "member" && <ToAssignments />}
    </>
  );
}

/** Why nobody can come by the link, in the error catalogue's words. */
function Ended({ error }: { error: ApiFailure }) {
  const say = useSay();
  const words = useFailureWords(error);
  const isOwn = error.code === "E-MENTORSHIP-OWN_JOIN_LINK";
  return (
    <>
      <PageHeading>{say("join.title")}</PageHeading>
      {words && (
        <EmptyState
          title={words.title}
          text={words.text}
          action={
            isOwn
              ? { text: say("join.toGroups"), act: () => navigate("/studentGroups") }
              : { text: say("join.toHome"), act: () => navigate("/home") }
          }
        />
      )}
    </>
  );
}

function Invitation({ token, userId, name }: { token: string; userId: string; name: string }) {
  const say = useSay();
  const loaded = useLoad(["mentorship/join", userId, token], () =>
    call<JoinOffer>("POST", "mentorship/join/open", { body: { token } }),
  );
  const { error, reload } = loaded;
  const isEnded = error instanceof ApiFailure && error.code?.match(/^E-(MENTORSHIP|CLASS)-/);
  return (
    <>
      {isEnded ? (
        <Ended error={error} />
      ) : (
        <>
          {!loaded.data && <PageHeading>{say("join.title")}</PageHeading>}
          <Loaded of={loaded}>{(offer) => <Offer offer={offer} token={token} reload={reload} />}</Loaded>
        </>
      )}
      <p className="soft small">
        {say("join.as", { name })} <Link to="/logout">{say("join.notMe")}</Link>
      </p>
    </>
  );
}

/** `/join/:token`: who opens a group's join link sees who asks, and joins by one press. */
export default function JoinPage() {
  const token = useParams()["token"] ?? "";
  const user = useUser();
  return (
    <Card pad="large" raised gap={4} className={styles["card"]}>
      {user ? <Invitation key={user.userId} token={token} userId={user.userId} name={user.name} /> : <Visitor />}
    </Card>
  );
}
