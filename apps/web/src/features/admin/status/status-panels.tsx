import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import type { StatusReply, TestMailReply } from "@karota/contract/admin/status.ts";
import { Button } from "@karota/ui/button.tsx";
import { Disclosure } from "@karota/ui/disclosure.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { ApiFailure, call } from "../../../shared/api/api.ts";
import { useAction } from "../../../shared/api/use-action.ts";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { gameName } from "../../../shared/format/game-words.ts";
import { spanWords } from "../../../shared/format/span-words.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { Sign } from "../sign.tsx";
import { useFigures } from "./figures.ts";
import styles from "./status.module.css";

/** What every panel of the page is given. */
export interface PanelProps {
  readonly status: StatusReply;
  readonly reload: () => Promise<unknown>;
}

const KINDS = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

/** What runs here, since when, and on which database. */
export function SitePanel({ status, reload }: PanelProps) {
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

/** The daily and weekly boards that are made ahead, and those that wait for somebody who starts a game. */
export function BoardsPanel({ status: { boards, stock }, reload }: PanelProps) {
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

/** Mails on their way, and one to try it out. */
export function MailPanel({ status: { mail }, reload }: PanelProps) {
  const say = useSay();
  const format = useFormat();
  const { moment } = useFigures();
  const [sent, setSent] = useState<TestMailReply | "nowhere" | null>(null);
  const [busy, send] = useAction(async () => {
    setSent(null);
    try {
      setSent(await call<TestMailReply>("POST", "admin/sendTestEmail"));
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== "E-KAROTA-GAME_VALIDATION") throw error;
      setSent("nowhere");
    }
    await reload();
  });
  return (
    <AppPanel name="admin.status.mail" title={say("admin.status.mail")} onReload={reload}>
      <Facts look="ends" lined>
        <Fact name={say("admin.status.mail.way")}>{mail.server ?? say("admin.status.mail.folder")}</Fact>
        <Fact name={say("admin.status.mail.waiting")}>{format.number(mail.waiting)}</Fact>
        <Fact name={say("admin.status.mail.oldest")}>{mail.oldest && moment(mail.oldest)}</Fact>
        <Fact name={say("admin.status.mail.stuck")}>
          {mail.stuck === 0 ? format.number(0) : <Sign kind="bad">{format.number(mail.stuck)}</Sign>}
        </Fact>
        <Fact name={say("admin.status.mail.sent")}>{format.number(mail.sent)}</Fact>
      </Facts>
      <Stack start gap={2} className={`wrap ${styles["test"]}`}>
        <Button size="small" busy={busy} onClick={send} icon={<Icon of={IconMail} small />}>
          {say("admin.status.mail.test")}
        </Button>
        <div role="status">
          {sent === "nowhere" && <Sign kind="bad">{say("admin.status.mail.noAddress")}</Sign>}
          {sent !== null && sent !== "nowhere" && (
            <Sign kind="good">
              {sent.folder === null
                ? say("admin.status.mail.sentTo", { address: sent.recipient })
                : say("admin.status.mail.sentFile", { address: sent.recipient, folder: sent.folder })}
            </Sign>
          )}
        </div>
      </Stack>
    </AppPanel>
  );
}

/** Who signs people in, and who takes payments. */
export function ServicesPanel({ status: { identity, payments }, reload }: PanelProps) {
  const say = useSay();
  return (
    <AppPanel name="admin.status.services" title={say("admin.status.services")} onReload={reload}>
      <Facts look="ends" lined>
        {identity.map(({ label, known }) => (
          <Fact key={label} name={say("admin.status.identity", { label })}>
            <Sign kind={known ? "good" : "open"}>
              {say(known ? "admin.status.identity.known" : "admin.status.identity.unknown")}
            </Sign>
          </Fact>
        ))}
        <Fact name={say("admin.status.payments")}>{payments.join(", ") || say("admin.status.payments.none")}</Fact>
      </Facts>
    </AppPanel>
  );
}

/** How many play and teach. */
export function PeoplePanel({ status: { people }, reload }: PanelProps) {
  const say = useSay();
  const format = useFormat();
  return (
    <AppPanel name="admin.status.people" title={say("admin.status.people")} onReload={reload}>
      <Facts look="ends" lined>
        {(["day", "week", "mentors"] as const).map((figure) => (
          <Fact key={figure} name={say(`admin.status.people.${figure}`)}>
            {format.number(people[figure])}
          </Fact>
        ))}
      </Facts>
    </AppPanel>
  );
}
