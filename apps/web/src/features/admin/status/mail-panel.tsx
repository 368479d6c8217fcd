import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import type { StatusReply, TestMailReply } from "@karota/contract/admin/status.ts";
import { ApiFailure, call } from "../../../shared/api/api.ts";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { useFigures } from "./figures.ts";
import styles from "./status.module.css";
import { Sign } from "../sign.tsx";

/** Mails on their way, and one to try it out. */
export function MailPanel({ mail, reload }: { mail: StatusReply["mail"]; reload: () => Promise<unknown> }) {
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
