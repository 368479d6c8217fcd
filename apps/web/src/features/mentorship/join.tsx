import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { Code } from "@karota/contract/errors/codes.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { rememberReturn, wantAgain } from "../../shared/session/leave.ts";
import { claimsOf, isValid, useSession } from "../../shared/session/session.ts";
import styles from "./mentorship-page.module.css";

const PRIMARY = buttonClass({ kind: "primary", size: "big" });

/** Where a new mentor begins: the students, with the form that adds some. */
const FIRST_STEP = "/myStudents?add=true";

/**
 * The new role needs a new login, which the button leads through; most providers still know the person and ask nothing.
 * Takes the focus that the pressed button had.
 */
function GoOn({ code }: { code: Code }) {
  const say = useSay();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Stack start gap={2} className={styles["join"]}>
      <p className="strong" role="status">
        {say(`error.${code}.title`)}. {say("mentorship.again.why")}
      </p>
      <Link ref={link} className={PRIMARY} to="/login?again=true" onClick={() => wantAgain(FIRST_STEP)}>
        {say("mentorship.again")}
      </Link>
    </Stack>
  );
}

/** The one thing to do next: sign in, become a mentor, continue as one, or go to the students. */
export function Join() {
  const say = useSay();
  const session = useSession();
  const [joined, setJoined] = useState<Code | null>(null);
  const [busy, become] = useAction(async () => {
    const { code } = await call<{ code: Code }>("POST", "mentorship/members");
    setJoined(code);
  });
  if (!session || !isValid(session))
    return (
      <Stack start gap={2} className={styles["join"]}>
        <Link className={PRIMARY} to="/login" onClick={() => rememberReturn("/mentorship")}>
          {say("mentorship.login")}
        </Link>
        <p className="soft small">{say("mentorship.login.note")}</p>
      </Stack>
    );
  if (session.roles.some((role) => role === "mentor" || role === "admin"))
    return (
      <Stack start gap={2} className={styles["join"]}>
        <p className="strong">{say("mentorship.already")}</p>
        <Link className={PRIMARY} to="/myStudents">
          {say("mentorship.toStudents")}
        </Link>
      </Stack>
    );
  if (joined) return <GoOn code={joined} />;
  if (claimsOf(session.token)?.mentors === false)
    return (
      <Stack start gap={2} className={styles["join"]}>
        <p className="strong">{say("error.E-MENTORSHIP-NOT_BY_SCHOOL.title")}</p>
        <p className="soft small">{say("error.E-MENTORSHIP-NOT_BY_SCHOOL.description")}</p>
      </Stack>
    );
  return (
    <Stack start gap={2} className={styles["join"]}>
      <Button kind="primary" size="big" busy={busy} onClick={become}>
        {say("mentorship.become")}
      </Button>
      <p className="soft small">{say("mentorship.become.note")}</p>
    </Stack>
  );
}
