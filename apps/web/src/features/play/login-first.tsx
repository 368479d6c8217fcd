import { Link, useLocation, useSearch } from "wouter";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { buttonClass } from "@karota/ui/button.tsx";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { rememberReturn } from "../../shared/session/leave.ts";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import styles from "./message.module.css";

/** Visitors play the day's boards; for the others the login comes first. */
export function LoginFirst({ row, weekly }: { row: CatalogueRow; weekly: boolean }) {
  const say = useSay();
  const speaker = useSpeaker();
  const [pathname] = useLocation();
  const search = useSearch();
  const here = search ? `${pathname}?${search}` : pathname;
  return (
    <section className={styles["message"]}>
      <PageHeading>{gameName(row.id, speaker)}</PageHeading>
      <p>{say(weekly ? "play.login.weekly" : "play.login.own")}</p>
      <p className={styles["acts"]}>
        <Link className={buttonClass({ kind: "primary" })} to="/login" onClick={() => rememberReturn(here)}>
          {say("play.login.act")}
        </Link>
        <Link className={buttonClass()} to={gamePath(row.id, "daily")}>
          {say("play.login.daily")}
        </Link>
      </p>
    </section>
  );
}
