import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { Code } from "@karota/contract/errors/codes.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { call } from "../../shared/api/api.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { rememberReturn, wantAgain } from "../../shared/session/leave.ts";
import { notify, notifyFailure } from "../../shared/components/notices.tsx";
import { isValid, useSession } from "../../shared/session/session.ts";
import styles from "./mentorship-page.module.css";

const PRIMARY = buttonClass({ kind: "primary", size: "big" });

/** The new role needs a new login. Takes the focus that the pressed button had. */
function SignInAgain() {
  const say = useSay();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <div className={styles["join"]}>
      <p className={styles["already"]} role="status">
        {say("mentorship.again.why")}
      </p>
      <Link ref={link} className={PRIMARY} to="/login?again=true" onClick={() => wantAgain("/myStudents")}>
        {say("mentorship.again")}
      </Link>
    </div>
  );
}

/** The one thing to do next: sign in, become a mentor, sign in again, or go to the students. */
export function Join() {
  const say = useSay();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [joined, setJoined] = useState(false);
  if (!session || !isValid(session))
    return (
      <div className={styles["join"]}>
        <Link className={PRIMARY} to="/login" onClick={() => rememberReturn("/mentorship")}>
          {say("mentorship.login")}
        </Link>
        <p className={styles["note"]}>{say("mentorship.login.note")}</p>
      </div>
    );
  if (session.roles.some((role) => role === "mentor" || role === "admin"))
    return (
      <div className={styles["join"]}>
        <p className={styles["already"]}>{say("mentorship.already")}</p>
        <Link className={PRIMARY} to="/myStudents">
          {say("mentorship.toStudents")}
        </Link>
      </div>
    );
  if (joined) return <SignInAgain />;
  const become = () => {
    setBusy(true);
    call<{ code: Code }>("POST", "mentorship/members")
      .then(({ code }) => notify(code, { onClose: () => setJoined(true) }))
      .catch(notifyFailure)
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles["join"]}>
      <Button kind="primary" size="big" busy={busy} onClick={become}>
        {say("mentorship.become")}
      </Button>
      <p className={styles["note"]}>{say("mentorship.become.note")}</p>
    </div>
  );
}
