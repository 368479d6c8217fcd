import type { StatusReply } from "@karota/contract/admin/status.ts";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { spanWords } from "../../../shared/format/span-words.ts";
import { Facts } from "../facts.tsx";
import { useFigures } from "./figures.ts";

const KINDS = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

/** What runs here, since when, and on which database. */
export function SitePanel({ status, reload }: { status: StatusReply; reload: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const { bytes, milliseconds, moment } = useFigures();
  const { database } = status;
  const processes = (
    <ul key="processes">
      {status.processes.map(({ id, self, requests }) => (
        <li key={id}>
          <code>{id}</code>
          {self && ` ${say("admin.status.process.self")}`}: {format.number(requests)}
        </li>
      ))}
    </ul>
  );
  return (
    <AppPanel name="admin.status.house" title={say("admin.status.house")} onReload={reload}>
      <Facts
        facts={[
          [say("admin.status.version"), status.version],
          [say("admin.status.runtime"), status.node],
          [
            say("admin.status.since"),
            say("admin.status.since.value", {
              time: moment(status.started),
              span: spanWords(Date.parse(status.now) - Date.parse(status.started), speaker),
            }),
          ],
          [say("admin.status.processes"), processes],
          [say("admin.status.database"), `${KINDS[database.kind]} ${database.version}`],
          [say("admin.status.size"), bytes(database.bytes)],
          [say("admin.status.roundTrip"), milliseconds(database.round_trip_ms)],
          [say("admin.status.migration"), <code key="migration">{database.migration}</code>],
          [say("admin.status.requests.day"), format.number(status.traffic.all.requests)],
        ]}
      />
    </AppPanel>
  );
}
