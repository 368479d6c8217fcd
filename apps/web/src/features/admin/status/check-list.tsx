import { useId } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Rows } from "@karota/ui/card.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import type { CheckReply, PartsReply } from "@karota/contract/admin/functionality.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import styles from "./status.module.css";
import { useFigures } from "./figures.ts";
import { noteWords, partName } from "./part-words.ts";
import { Sign } from "../sign.tsx";

/** Some parts, each with its last result. */
export function CheckList(props: {
  readonly title: string;
  readonly parts: PartsReply["parts"];
  readonly results: ReadonlyMap<string, CheckReply>;
  readonly running: string | null;
  readonly check: (parts: readonly string[]) => void;
}) {
  const { title, parts, results, running, check } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const figures = useFigures();
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Rows>
        {parts.map((one) => {
          const { part } = one;
          const name = partName(one, speaker);
          const result = results.get(part);
          return (
            <li key={part} className={styles["check"]}>
              <b>{name}</b>
              <Cluster gap={4} rowGap={0} align="stretch">
                {result ? (
                  <>
                    <Sign kind={result.ok ? "good" : "bad"}>
                      {say(result.ok ? "admin.check.works" : "admin.check.broken")}
                    </Sign>
                    <span className="soft small">
                      {noteWords(result, speaker, figures)} · {figures.milliseconds(result.ms)}
                    </span>
                  </>
                ) : (
                  <Sign kind="open">{say(running === part ? "admin.check.running" : "admin.check.notYet")}</Sign>
                )}
              </Cluster>
              <Button
                size="small"
                kind="quiet"
                busy={running === part}
                disabled={running !== null}
                onClick={() => check([part])}
                aria-label={say("admin.check.one.of", { part: name })}
              >
                {say("admin.check.one")}
              </Button>
            </li>
          );
        })}
      </Rows>
    </Stack>
  );
}
