import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { CardOwner, NamesReply } from "@karota/contract/classes/classes.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { TextField } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Note } from "@karota/ui/note.tsx";
import { focusHeading } from "@karota/ui/focus-heading.ts";
import { call } from "../../shared/api/api.ts";
import { FailureLine } from "../../shared/api/load-failed.tsx";
import { useLoad } from "../../shared/api/use-load.ts";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { Pose } from "../../shared/components/pose.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { clearSession, isValid, useSession, type Session } from "../../shared/session/session.ts";
import { afterSignOut } from "../../shared/session/sign-out.ts";
import styles from "./class-page.module.css";
import { enter, type Shown } from "./enter.ts";
import { PicturesStep } from "./pictures-step.tsx";

/** A step of the sign-in: it runs once at a time, and why it failed is shown in its place. */
function useStep<Input>(work: (input: Input) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const start = (input: Input) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    work(input)
      .catch(setError)
      .finally(() => setBusy(false));
  };
  const failed = error !== null && (
    <Note tone="bad">
      <FailureLine error={error} />
    </Note>
  );
  return { busy, start, failed };
}

/** The heading has the focus at each step after the first; by itself, it would wait for a navigation. */
function useStepFocus(step: string): void {
  const seen = useRef(step);
  useLayoutEffect(() => {
    if (seen.current !== step) focusHeading();
    seen.current = step;
  }, [step]);
}

/** The way of a card's link: one press. */
function ByCard({ secret, onOther }: { secret: string; onOther: () => void }) {
  const say = useSay();
  // Without the token of a session that has expired, which only goes once there is a network.
  const owner = useLoad(["classes/card", secret], () =>
    call<CardOwner>("POST", "classes/card", { body: { secret }, token: "" }),
  );
  const { busy, start, failed } = useStep(() => enter({ secret }));
  return (
    <>
      <Pose of="waves" />
      <PageHeading>{say("classIn.title")}</PageHeading>
      {owner.error !== undefined && !owner.data ? (
        <Note tone="bad">
          <FailureLine error={owner.error} />
        </Note>
      ) : (
        <Loaded of={owner} shape="none">
          {({ name }) => (
            <Button kind="primary" size="big" wide busy={busy} onClick={() => start(undefined)}>
              {say("classIn.iAm", { name })}
            </Button>
          )}
        </Loaded>
      )}
      {failed}
      <Button kind="quiet" onClick={onOther}>
        {say("classIn.other")}
      </Button>
    </>
  );
}

interface OpenClass extends NamesReply {
  readonly code: string;
}

/** The class code, on shared screens. */
function CodeStep({ onOpen }: { onOpen: (found: OpenClass) => void }) {
  const say = useSay();
  const [code, setCode] = useState("");
  const { busy, start, failed } = useStep(async () => {
    const found = await call<NamesReply>("POST", "classes/names", { body: { code }, token: "" });
    onOpen({ ...found, code });
  });
  return (
    <Stack
      as="form"
      gap={4}
      className={styles["wide"]}
      onSubmit={(event) => {
        event.preventDefault();
        start(undefined);
      }}
    >
      <p>{say("classIn.code.how")}</p>
      <TextField
        label={say("classes.code")}
        className={styles["code"]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        value={code}
        onChange={setCode}
      />
      {failed}
      <Button kind="primary" size="big" wide type="submit" busy={busy} disabled={code.trim() === ""}>
        {say("classIn.code.next")}
      </Button>
    </Stack>
  );
}

/** The names of a class, to choose one's own. */
function NameStep({ of, onChoose }: { of: OpenClass; onChoose: (pupil: NamesReply["pupils"][number]) => void }) {
  const say = useSay();
  return (
    <>
      <p>{say("classIn.name.how")}</p>
      <ul className={styles["names"]}>
        {of.pupils.map((pupil) => (
          <li key={pupil.id}>
            <Button wide onClick={() => onChoose(pupil)}>
              {pupil.name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The way of a shared screen: class code, name, three pictures. */
function ByPictures() {
  const say = useSay();
  const [found, open] = useState<OpenClass | null>(null);
  const [pupil, setPupil] = useState<NamesReply["pupils"][number] | null>(null);
  /** Counts failed tries: the pictures are chosen anew. */
  const [tries, setTries] = useState(0);
  const { busy, start, failed } = useStep(async (shown: Shown) => {
    await enter(shown).finally(() => setTries((now) => now + 1));
  });
  useStepFocus([found?.code, pupil?.id, tries].join(" "));
  const title = pupil ? say("classIn.iAm", { name: pupil.name }) : say("classIn.title");
  return (
    <>
      {/* The pictures need the room. */}
      {!pupil && <Pose of="waves" />}
      {/* Each step is a page of its own for who does not see it. */}
      <PageHeading key={pupil?.id ?? found?.code}>{title}</PageHeading>
      {!found && <CodeStep onOpen={open} />}
      {found && !pupil && <NameStep of={found} onChoose={setPupil} />}
      {found && pupil && (
        <>
          {failed}
          <PicturesStep
            key={tries}
            busy={busy}
            onDone={(pictures) => start({ code: found.code, pupil: pupil.id, pictures })}
          />
        </>
      )}
      {found && (
        <Button kind="quiet" onClick={() => (pupil ? setPupil(null) : open(null))}>
          {say(pupil ? "classIn.name.other" : "classIn.code.other")}
        </Button>
      )}
      <p className="soft small">{say("classIn.note")}</p>
    </>
  );
}

/** On a tablet that somebody left signed in: their work is sent and their traces removed first, then the card is shown here. */
function SomebodyIsIn({ name, secret }: { name: string; secret: string }) {
  const say = useSay();
  return (
    <>
      <Pose of="waves" />
      <PageHeading>{say("classIn.title")}</PageHeading>
      <p>{say("classIn.somebody", { name })}</p>
      <Link
        className={buttonClass({ kind: "primary", size: "big", wide: true })}
        to="/logout"
        onClick={() => afterSignOut(secret === "" ? "/class" : `/class#${secret}`)}
      >
        {say("classIn.signOut")}
      </Link>
      <Link className="target" to="/myAssignments">
        {say("classIn.stay", { name })}
      </Link>
    </>
  );
}

/** The secret in the address, which is taken out of it at once: on a shared screen nobody reads it there. */
function useSecret(): [string, (secret: string) => void] {
  const [secret, setSecret] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const take = () => {
      if (location.hash === "") return;
      setSecret(location.hash.slice(1));
      history.replaceState(history.state, "", location.pathname + location.search);
    };
    take();
    // Another card may be scanned while the page is open.
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  return [secret, setSecret];
}

/** Who is signed in here; a session that has expired is somebody else's, and goes as it does on the login page. */
function useUserHere(): Session | null {
  const session = useSession();
  const hasExpired = session !== null && !isValid(session);
  // Before the first call of this page, which would be refused with the old token.
  useLayoutEffect(() => {
    if (hasExpired && navigator.onLine) clearSession();
  }, [session, hasExpired]);
  return hasExpired ? null : session;
}

/** `/class`: pupils sign in with the card of their class. */
export default function ClassPage() {
  const user = useUserHere();
  const [secret, setSecret] = useSecret();
  useStepFocus(secret);
  return (
    <Card pad="large" raised gap={4} className={styles["card"]}>
      {user ? (
        <SomebodyIsIn name={user.name} secret={secret} />
      ) : secret === "" ? (
        <ByPictures />
      ) : (
        <ByCard key={secret} secret={secret} onOther={() => setSecret("")} />
      )}
    </Card>
  );
}
