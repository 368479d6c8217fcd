import { useEffect, useRef, useState } from "react";
import { Link, useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { LogoutReply } from "@karota/contract/auth/login.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Leaf } from "@karota/ui/illustrations.tsx";
import { call } from "../../shared/api/api.ts";
import { takeEverywhere } from "../../shared/session/leave.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { Pose } from "../../shared/components/pose.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { showSettings } from "../../shared/session/settings.ts";
import { readSession } from "../../shared/session/session.ts";
import { signOut, takeAfter } from "../../shared/session/sign-out.ts";
import { clearCache } from "../../shared/api/use-load.ts";
import styles from "./login-page.module.css";

/** What came of ending the token on the server. */
interface Ended {
  readonly provider: LogoutReply["provider"];
  readonly others: "untouched" | "ended" | "unreached";
}

/**
 * Ends the token on the server, too, or all of its person. Without a network that is not tried again: this browser has
 * no copy of the token any more, and it ends by itself when it is not used.
 */
async function endToken(token: string, everywhere: boolean): Promise<Ended> {
  try {
    const { provider } = await call<LogoutReply>("POST", "aaa/logout", {
      body: { everywhere },
      token,
      keepalive: true,
    });
    return { provider, others: everywhere ? "ended" : "untouched" };
  } catch {
    return { provider: null, others: everywhere ? "unreached" : "untouched" };
  }
}

/** The state after the sign-out, and what else can be ended; a school has led back here after the sign-out there. */
function Left({ ended }: { ended: Ended | null }) {
  const say = useSay();
  const school = new URLSearchParams(useSearch()).get("school");
  const { provider = null, others = "untouched" } = ended ?? {};
  const address = provider?.address ?? null;
  const name = provider?.demo ? say("login.demo") : (provider?.label ?? "");
  return (
    <div className={styles["card"]}>
      <Pose of="waves" />
      <PageHeading>{say("logout.done")}</PageHeading>
      <p>{say("logout.done.explain")}</p>
      <div role="status" className={styles["said"]}>
        {others !== "untouched" && <p className={styles["note"]}>{say(`logout.everywhere.${others}`)}</p>}
        {(school === "done" || school === "unconfirmed") && (
          <p className={styles["note"]}>{say(`logout.school.${school}`)}</p>
        )}
        {provider && (
          <p className={styles["note"]}>
            {say(address === null ? "logout.provider.itself" : "logout.provider.explain", { provider: name })}
          </p>
        )}
      </div>
      <div className={styles["actions"]}>
        {address !== null && (
          <a className={buttonClass({})} href={address}>
            {say("logout.provider", { provider: name })}
          </a>
        )}
        <Link className={buttonClass({ kind: "primary" })} to="/home">
          {say("logout.home")}
        </Link>
      </div>
    </div>
  );
}

/** Sends what waits, signs out and removes everything personal; needs a confirmation when something cannot be sent. */
export default function LogoutPage() {
  const say = useSay();
  const [stage, setStage] = useState<"running" | "unsent" | "done">("running");
  const everywhere = useRef(false);
  const after = useRef<string | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const leave = async (evenUnsent: boolean) => {
    // Only the loaded outbox shows whether something waits.
    if (!evenUnsent) (await loadChunk(() => import("../../shared/offline/saving.ts"))).startSaving();
    const token = readSession()?.token;
    const result = await signOut(evenUnsent);
    if (result === "unsent") return setStage("unsent");
    void clearCache();
    showSettings();
    // The token ends on the server meanwhile.
    if (after.current === null) setStage("done");
    else navigate(after.current, { replace: true });
    if (token !== undefined) setEnded(await endToken(token, everywhere.current));
  };
  useEffect(() => {
    everywhere.current ||= takeEverywhere();
    after.current ??= takeAfter();
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
  return <Left ended={ended} />;
}
