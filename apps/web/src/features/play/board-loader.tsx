import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { ApiFailure } from "../../shared/api/api.ts";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useFailureWords } from "../../shared/api/load-failed.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import type { Who } from "../../shared/offline/progress.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import styles from "./message.module.css";
import { openBoard, type Opened } from "./open-board.ts";
import { Playing } from "./playing.tsx";

type Loading = { readonly opened: Opened } | { readonly failure: unknown } | null;

/** Loads a board and plays it; what goes wrong on the way is said with a way out. */
export function BoardLoader({ row, id, who }: { row: CatalogueRow; id: string; who: Who }) {
  const [loading, setLoading] = useState<Loading>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    setLoading(null);
    openBoard(row, id, who).then(
      (opened) => left || setLoading({ opened }),
      (failure: unknown) => left || setLoading({ failure }),
    );
    return () => {
      left = true;
    };
  }, [row, id, who, attempt]);
  const again = () => setAttempt((before) => before + 1);
  if (loading === null) return <Waiting />;
  if ("opened" in loading)
    return <Playing key={loading.opened.gridId} opened={loading.opened} row={row} reload={again} />;
  return <Failed row={row} failure={loading.failure} again={again} />;
}

function Failed({ row, failure, again }: { row: CatalogueRow; failure: unknown; again: () => void }) {
  const say = useSay();
  const speaker = useSpeaker();
  const status = failure instanceof ApiFailure ? failure.status : -1;
  useEffect(() => {
    if (status === -1) console.error(failure);
  }, [failure, status]);
  const gone = status === 404 || status === 400;
  const over = status === 410;
  const words = useFailureWords(failure);
  return (
    <section className={styles["message"]} role="alert">
      <PageHeading>{gameName(row.id, speaker)}</PageHeading>
      {gone || over || status === 0 ? (
        <p>{say(gone ? "play.failed.gone" : over ? "play.over" : "play.failed.offline")}</p>
      ) : (
        <>
          {words && <b>{words.title}</b>}
          <p>{words?.text ?? say("play.failed.other")}</p>
        </>
      )}
      <p className={styles["acts"]}>
        {gone || over ? (
          <Link className={buttonClass({ kind: "primary" })} to={gamePath(row.id)}>
            {say("play.failed.boards")}
          </Link>
        ) : (
          <Button kind="primary" onClick={again}>
            {say("play.failed.again")}
          </Button>
        )}
      </p>
    </section>
  );
}
