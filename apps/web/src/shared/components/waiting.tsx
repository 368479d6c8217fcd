import { useEffect, useState } from "react";
import { useSay } from "../i18n/i18n.tsx";
import { Pose } from "./pose.tsx";
import styles from "./waiting.module.css";

export type WaitingShape = "screen" | "home" | "dispatch";

/** Nothing for 300 ms, then still, sunken shapes of what comes; after 3 s a word and the rabbit that digs. */
export function Waiting({ shape = "screen" }: { shape?: WaitingShape }) {
  const say = useSay();
  const [stage, setStage] = useState(0);
  useEffect(() => {
    const timers = [setTimeout(() => setStage(1), 300), setTimeout(() => setStage(2), 3000)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className={styles["waiting"]} data-shape={shape} data-shown={stage > 0 || undefined}>
      {/* Not around the status: of a region that is busy, readers say nothing. */}
      <span className={styles["top"]} aria-busy="true" />
      <span className={styles["row"]} />
      <span className={styles["row"]} />
      <div className={styles["late"]}>
        {stage > 1 && <Pose of="digs" className={styles["rabbit"]} />}
        <p role="status">{stage > 1 && say("shell.loading")}</p>
      </div>
    </div>
  );
}
