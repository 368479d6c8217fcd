import { useEffect } from "react";
import { Button } from "@karota/ui/button.tsx";
import { useServerNow } from "../../shared/clock.ts";
import { useSay } from "../../shared/i18n.tsx";
import { toast } from "../../shared/notices.tsx";
import styles from "./profile-page.module.css";

const MINUTE = 60_000;

/** The code by which a mentor finds one, with the time that it is still good for. */
export function UniqueCode({ code, expires, renew }: { code: string; expires: string; renew: () => Promise<unknown> }) {
  const say = useSay();
  const left = Date.parse(expires) - useServerNow(MINUTE / 2);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) void renew();
  }, [isOver, renew]);
  const minutes = Math.max(0, Math.ceil(left / MINUTE));
  return (
    <section className={styles["code"]} aria-labelledby="unique-code">
      <h2 id="unique-code">{say("profile.code")}</h2>
      <p className={styles["letters"]}>
        <span className="sr">{[...code].join(" ")}</span>
        <span aria-hidden="true">{`${code.slice(0, 4)} ${code.slice(4)}`}</span>
      </p>
      <p className="soft">{say("profile.code.left", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>
      <Button
        size="small"
        onClick={() => {
          void navigator.clipboard.writeText(code).then(() => toast("profile.code.copied"));
        }}
      >
        {say("profile.code.copy")}
      </Button>
      <p className="soft small">{say("profile.code.why")}</p>
    </section>
  );
}
