import type { StatusReply } from "@karota/contract/admin/status.ts";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import styles from "./status.module.css";
import { Sign } from "../sign.tsx";

/** The daily and weekly boards that are made ahead, and those that wait for somebody who starts a game. */
export function BoardsPanel(
  props: Pick<StatusReply, "boards" | "stock"> & { readonly reload: () => Promise<unknown> },
) {
  const { boards, stock, reload } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const nameOf = ({ game, language }: StatusReply["boards"][number]["missing"][number]) =>
    language === null ? gameName(game, speaker) : `${gameName(game, speaker)} (${language})`;
  return (
    <AppPanel name="admin.status.boards" title={say("admin.status.boards")} onReload={reload}>
      <Stack as="ul" gap={4} className={styles["boards"]}>
        {boards.map(({ period, key, running, ready, wanted, missing }) => {
          const words = say("admin.status.boards.ready", { ready, wanted });
          return (
            <Stack as="li" key={key} gap={1}>
              <Cluster between rowGap={0}>
                <b>{say(`admin.status.boards.${period}.${running ? "running" : "next"}`)}</b>
                <Sign kind={missing.length === 0 ? "good" : "open"}>{words}</Sign>
              </Cluster>
              <ProgressBar value={wanted === 0 ? 100 : (100 * ready) / wanted} label={words} />
              {missing.length > 0 && (
                <Disclosure summary={say("admin.status.boards.missing", { count: missing.length })}>
                  <p className="small">{missing.map(nameOf).join(", ")}</p>
                </Disclosure>
              )}
            </Stack>
          );
        })}
      </Stack>
      <p className="soft small">{say("admin.status.stock", { ...stock })}</p>
    </AppPanel>
  );
}
