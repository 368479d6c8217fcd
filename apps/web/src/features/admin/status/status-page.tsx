import { useState } from "react";
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from "@tabler/icons-react";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import type { StatusReply } from "@karota/contract/admin/status.ts";
import { call } from "../../../shared/api/api.ts";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { FailureLine, LoadFailed } from "../../../shared/api/load-failed.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { usePolling } from "../../../shared/api/use-polling.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { BoardsPanel } from "./boards-panel.tsx";
import { Facts } from "../facts.tsx";
import { SitePanel } from "./site-panel.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { ServicesPanel } from "./services-panel.tsx";
import styles from "./status-page.module.css";
import { TrafficPanel } from "./traffic-panel.tsx";

const POLL_INTERVAL_MS = 30_000;

/** `/status`: how Karota is doing now, and how the last day was. */
export default function Status() {
  const say = useSay();
  const format = useFormat();
  const { data, error, waiting, reload } = useLoad(["admin/status"], () => call<StatusReply>("GET", "admin/status"));
  const [paused, setPaused] = useState(false);
  usePolling(reload, POLL_INTERVAL_MS, !paused);
  const [busy, refresh] = useAction(reload);
  if (waiting) return <Waiting />;
  if (!data) return <LoadFailed error={error} again={() => void reload()} />;
  const { people } = data;
  return (
    <div className={styles["status"]}>
      <div className={styles["bar"]}>
        <p className="soft">
          {say("admin.status.asOf", {
            time: format.date(data.now, { hour: "2-digit", minute: "2-digit", second: "2-digit" }),
          })}{" "}
          {say(paused ? "admin.status.paused" : "admin.status.auto")}
        </p>
        {error !== undefined && <FailureLine error={error} />}
        <Button size="small" busy={busy} onClick={refresh} icon={<Icon of={IconRefresh} small />}>
          {say("admin.status.refresh")}
        </Button>
        <Button
          size="small"
          kind="quiet"
          onClick={() => setPaused(!paused)}
          icon={<Icon of={paused ? IconPlayerPlay : IconPlayerPause} small />}
        >
          {say(paused ? "admin.status.goOn" : "admin.status.pause")}
        </Button>
      </div>
      <TrafficPanel traffic={data.traffic} reload={reload} />
      <div className={styles["panels"]}>
        <SitePanel status={data} reload={reload} />
        <BoardsPanel boards={data.boards} stock={data.stock} reload={reload} />
        <MailPanel mail={data.mail} reload={reload} />
        <div className={styles["stack"]}>
          <ServicesPanel identity={data.identity} payments={data.payments} reload={reload} />
          <AppPanel name="admin.status.people" title={say("admin.status.people")} onReload={reload}>
            <Facts
              facts={[
                [say("admin.status.people.day"), format.number(people.day)],
                [say("admin.status.people.week"), format.number(people.week)],
                [say("admin.status.people.mentors"), format.number(people.mentors)],
              ]}
            />
          </AppPanel>
        </div>
      </div>
    </div>
  );
}
