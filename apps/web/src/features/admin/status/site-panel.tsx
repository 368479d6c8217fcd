import type { StatusReply } from "@karota/contract/admin/status.ts";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { spanWords } from "../../../shared/format/span-words.ts";
import { useFigures } from "./figures.ts";

const KINDS = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

/** What runs here, since when, and on which database. */
export function SitePanel({ status, reload }: { status: StatusReply; reload: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const { bytes, milliseconds, moment } = useFigures();
  const { database } = status;
  const since = {
    time: moment(status.started),
    span: spanWords(Date.parse(status.now) - Date.parse(status.started), speaker),
  };
  return (
    <AppPanel name="admin.status.house" title={say("admin.status.house")} onReload={reload}>
      <Facts look="ends" lined>
        <Fact name={say("admin.status.version")}>{status.version}</Fact>
        <Fact name={say("admin.status.runtime")}>{status.node}</Fact>
        <Fact name={say("admin.status.since")}>{say("admin.status.since.value", since)}</Fact>
        <Fact name={say("admin.status.processes")}>
          <ul>
            {status.processes.map(({ id, self, requests }) => (
              <li key={id}>
                <code>{id}</code>
                {self && ` ${say("admin.status.process.self")}`}: {format.number(requests)}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={say("admin.status.database")}>{`${KINDS[database.kind]} ${database.version}`}</Fact>
        <Fact name={say("admin.status.size")}>{bytes(database.bytes)}</Fact>
        <Fact name={say("admin.status.roundTrip")}>{milliseconds(database.round_trip_ms)}</Fact>
        <Fact name={say("admin.status.migration")}>
          <code>{database.migration}</code>
        </Fact>
        <Fact name={say("admin.status.requests.day")}>{format.number(status.traffic.all.requests)}</Fact>
      </Facts>
    </AppPanel>
  );
}
