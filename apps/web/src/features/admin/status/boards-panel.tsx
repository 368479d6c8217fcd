import type { StatusReply } from "@karota/contract/admin/status.ts";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import styles from "./boards-panel.module.css";
import { Sign } from "../sign.tsx";

/** The daily and weekly boards that are made in advance, and those that wait for a game to be started. */
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
      <ul className={styles["spans"]}>
        {boards.map(({ period, key, running, ready, wanted, missing }) => {
          const words = say("admin.status.boards.ready", { ready, wanted });
          return (
            <li key={key}>
              <div className={styles["head"]}>
                <b>{say(`admin.status.boards.${period}.${running ? "running" : "next"}`)}</b>
                <Sign kind={missing.length === 0 ? "good" : "open"}>{words}</Sign>
              </div>
              <ProgressBar value={wanted === 0 ? 100 : (100 * ready) / wanted} label={words} />
              {missing.length > 0 && (
                <details>
                  <summary>{say("admin.status.boards.missing", { count: missing.length })}</summary>
                  <p className="small">{missing.map(nameOf).join(", ")}</p>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <p className="soft small">{say("admin.status.stock", { ...stock })}</p>
    </AppPanel>
  );
}
