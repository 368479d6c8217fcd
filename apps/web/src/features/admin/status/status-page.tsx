import { useState } from "react";
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from "@tabler/icons-react";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Grid, Stack } from "@karota/ui/layout.tsx";
import type { StatusReply } from "@karota/contract/admin/status.ts";
import { call } from "../../../shared/api/api.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import { FailureLine } from "../../../shared/api/load-failed.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { usePolling } from "../../../shared/api/use-polling.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { JobsPanel } from "./jobs-panel.tsx";
import { BoardsPanel, MailPanel, PeoplePanel, ServicesPanel, SitePanel } from "./status-panels.tsx";
import styles from "./status.module.css";
import { TrafficPanel } from "./traffic-panel.tsx";

const POLL_INTERVAL_MS = 30_000;

/** `/status`: how Karota is doing now, and how the last day was. */
export default function Status() {
  const say = useSay();
  const { time } = useTimes();
  const loaded = useLoad(["admin/status"], () => call<StatusReply>("GET", "admin/status"));
  const { error, reload } = loaded;
  const [paused, setPaused] = useState(false);
  usePolling(reload, POLL_INTERVAL_MS, !paused);
  const [busy, refresh] = useAction(reload);
  const page = (data: StatusReply) => (
    <Stack gap={5}>
      <Cluster rowGap={2} className={styles["bar"]}>
        <p className="soft">
          {say("admin.status.asOf", { time: time(data.now) })}{" "}
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
      </Cluster>
      <TrafficPanel status={data} reload={reload} />
      <Grid fit min={22} gap={4} className={styles["panels"]}>
        <SitePanel status={data} reload={reload} />
        <BoardsPanel status={data} reload={reload} />
        <JobsPanel status={data} reload={reload} />
        <MailPanel status={data} reload={reload} />
        <Stack gap={4}>
          <ServicesPanel status={data} reload={reload} />
          <PeoplePanel status={data} reload={reload} />
        </Stack>
      </Grid>
    </Stack>
  );
  return <Loaded of={loaded}>{page}</Loaded>;
}
