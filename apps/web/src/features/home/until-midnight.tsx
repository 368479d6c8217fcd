import { useServerNow, useOnceOver } from "../../shared/session/clock.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { useHydrated } from "@karota/ui/hydration.ts";
import styles from "./until-midnight.module.css";

const MINUTE_MS = 60_000;

/** Counts down to the new boards; then it loads them. */
export function UntilMidnight({ ends, onNewDay }: { ends: string; onNewDay: () => void }) {
  const say = useSay();
  const now = useServerNow(15_000);
  // The document of a day is the same at every hour: only here the time is known.
  const hydrated = useHydrated();
  const left = hydrated ? Math.max(0, Date.parse(ends) - now) : 0;
  useOnceOver(ends, onNewDay);
  const minutes = Math.ceil(left / MINUTE_MS);
  return (
    <span className={styles["until"]} data-ready={hydrated}>
      {say("home.until")}{" "}
      <b className="num">{say("home.until.time", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</b>
    </span>
  );
}
