import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Leaf, Rabbit } from "@karota/ui/illustrations.tsx";
import { useSay } from "../../shared/i18n.tsx";
import { PageHeading } from "../../shared/page-heading.tsx";
import { showSettings } from "../../shared/settings.ts";
import { signOut } from "../../shared/session.ts";
import { forgetAnswers } from "../../shared/use-load.ts";
import styles from "./login-page.module.css";

/** Sends what waits, signs out and removes everything personal; asks first when something cannot be sent. */
export default function LogoutPage() {
  const say = useSay();
  const [stage, setStage] = useState<"running" | "unsent" | "done">("running");
  const leave = async (evenUnsent: boolean) => {
    // Only with the outbox loaded is it known whether something waits.
    if (!evenUnsent) await import("../../shared/saving.ts").then(({ startSaving }) => startSaving());
    const result = await signOut(evenUnsent);
    if (result === "unsent") return setStage("unsent");
    void forgetAnswers();
    showSettings();
    setStage("done");
  };
  useEffect(() => {
    leave(false).catch(() => setStage("unsent"));
  }, []);
  if (stage === "running")
    return (
      <div className={styles["card"]} aria-busy="true">
        <Leaf className={styles["leaf"]} />
        <PageHeading>{say("logout.running")}</PageHeading>
      </div>
    );
  if (stage === "unsent")
    return (
      <div className={styles["card"]} role="alert">
        <PageHeading>{say("logout.unsent")}</PageHeading>
        <p>{say("logout.unsent.explain")}</p>
        <div className={styles["actions"]}>
          <Button onClick={() => void leave(true)}>{say("logout.anyway")}</Button>
          <Link className={buttonClass({ kind: "primary" })} to="/home">
            {say("logout.stay")}
          </Link>
        </div>
      </div>
    );
  return (
    <div className={styles["card"]} role="status">
      <Rabbit className={styles["rabbit"]} />
      <PageHeading>{say("logout.done")}</PageHeading>
      <p>{say("logout.done.explain")}</p>
      <div className={styles["actions"]}>
        <Link className={buttonClass({ kind: "primary" })} to="/home">
          {say("logout.home")}
        </Link>
      </div>
    </div>
  );
}
