import { useState } from "react";
import { Link } from "wouter";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Dialog } from "@karota/ui/dialog.tsx";
import { useAction } from "../../shared/api/use-action.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useServerNow } from "../../shared/session/clock.ts";
import { wantAgain } from "../../shared/session/leave.ts";
import { useUser, type Session } from "../../shared/session/session.ts";
import { extendSession, useSessionEnd, type SessionEnd } from "./use-session-end.ts";

const MINUTE_MS = 60 * 1000;
/** How often the shown time is renewed; screen readers read it when the dialog opens. */
const RENEW_INTERVAL_MS = 5 * 1000;

/** The minutes that are left, rounded up; 0 in the last one. */
const minutesUntil = (ends: number, now: number): number => {
  const minutes = Math.ceil((ends - now) / MINUTE_MS);
  return minutes > 1 ? minutes : 0;
};

/** The session ends because nobody uses it: one press extends it, and so does Escape. */
function Unused({ ends, onExtended }: { ends: number; onExtended: () => void }) {
  const say = useSay();
  const minutes = minutesUntil(ends, useServerNow(RENEW_INTERVAL_MS));
  const [busy, stay] = useAction(extendSession, { onDone: onExtended });
  return (
    <Dialog
      role="alertdialog"
      title={say("session.unused.title")}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={() => stay()}>
            {say("session.extend")}
          </Button>
          <Link className={buttonClass()} to="/logout">
            {say("shell.logout")}
          </Link>
        </>
      }
    >
      <p>{say("session.unused", { minutes })}</p>
    </Dialog>
  );
}

/** The session has lasted as long as one may: a new sign-in begins another one, and leads back here. */
function Expiring({ ends, onLater }: { ends: number; onLater: () => void }) {
  const say = useSay();
  const minutes = minutesUntil(ends, useServerNow(RENEW_INTERVAL_MS));
  return (
    <Dialog
      role="alertdialog"
      title={say("session.expiring.title")}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onLater}>{say("session.later")}</Button>
          <Link
            className={buttonClass({ kind: "primary" })}
            to="/login?again=true"
            onClick={() => wantAgain(location.pathname + location.search)}
          >
            {say("shell.newRole.signIn")}
          </Link>
        </>
      }
    >
      <p>{say("session.expiring", { minutes })}</p>
    </Dialog>
  );
}

function Warning({ session }: { session: Session }) {
  const [near, look] = useSessionEnd(session);
  const [dismissed, setDismissed] = useState<SessionEnd["ends"] | null>(null);
  if (near === null || near.ends === dismissed) return null;
  if (near.extendable) return <Unused ends={near.ends} onExtended={look} />;
  return <Expiring ends={near.ends} onLater={() => setDismissed(near.ends)} />;
}

/** Warns a person some minutes before their session ends, and lets them extend it (WCAG 2.2.1). */
export default function SessionWarning() {
  const session = useUser();
  return session && <Warning key={session.token} session={session} />;
}
