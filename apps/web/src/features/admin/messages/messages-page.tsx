import { IconCheck, IconMail, IconRotate2 } from "@tabler/icons-react";
import { useState } from "react";
import type { ContactMessage, MessagesReply } from "@karota/contract/admin/messages.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { call } from "../../../shared/api/api.ts";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { useFormat, useSay } from "../../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { notifyFailure, toast } from "../../../shared/components/notices.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import styles from "./messages-page.module.css";

type State = "open" | "done";

/** The mail program's answer to a message. */
const replyLink = ({ reply_to: to, subject }: ContactMessage): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

function Message({ message, settled }: { message: ContactMessage; settled: () => Promise<unknown> }) {
  const say = useSay();
  const format = useFormat();
  const isDone = message.done !== null;
  const [busy, settle] = useAction(async () => {
    await call("POST", `admin/messages/${message.id}`, { body: { done: !isDone } });
    toast(isDone ? "admin.messages.reopened" : "admin.messages.settled");
    await settled();
  });
  const moment = (time: string) => format.date(time, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className={styles["message"]}>
      <article aria-labelledby={message.id}>
        <h2 id={message.id}>{message.subject}</h2>
        <p className={styles["from"]}>
          <span>{message.person ? message.person.name || message.reply_to : say("admin.messages.visitor")}</span>
          <span>{message.reply_to}</span>
          <span>{moment(message.time)}</span>
          <span>{say(`language.${message.language}`)}</span>
          {message.done && <span>{say("admin.messages.doneAt", { time: moment(message.done) })}</span>}
        </p>
        <p className={styles["text"]} lang={message.language}>
          {message.message}
        </p>
        <p className={styles["acts"]}>
          <a className={buttonClass({ size: "small" })} href={replyLink(message)}>
            <Icon of={IconMail} small />
            {say("admin.messages.reply")}
          </a>
          <Button
            size="small"
            busy={busy}
            icon={<Icon of={isDone ? IconRotate2 : IconCheck} small />}
            aria-describedby={message.id}
            onClick={settle}
          >
            {say(isDone ? "admin.messages.reopen" : "admin.messages.settle")}
          </Button>
        </p>
      </article>
    </li>
  );
}

/** What people wrote by the contact form, and what is done with already. */
export default function Messages() {
  const say = useSay();
  const [state, setState] = useState<State>("open");
  const [older, setOlder] = useState<MessagesReply | null>(null);
  const { data, error, waiting, reload } = useLoad(["admin/messages", state], () =>
    call<MessagesReply>("GET", `admin/messages?state=${state}`),
  );
  const choose = (next: State) => {
    setState(next);
    setOlder(null);
  };
  const settled = () => {
    setOlder(null);
    return reload();
  };
  const messages = [...(data?.messages ?? []), ...(older?.messages ?? [])];
  const next = older ? older.next : (data?.next ?? null);
  const [loading, more] = useAction(async () => {
    const page = await call<MessagesReply>("GET", `admin/messages?state=${state}&before=${next}`);
    setOlder({ ...page, messages: [...(older?.messages ?? []), ...page.messages] });
  });
  return (
    <div className={styles["messages"]}>
      <Segmented
        dense
        name="state"
        legend={say("admin.messages.show")}
        value={state}
        onChange={choose}
        options={[
          { value: "open", label: say("admin.messages.open") },
          { value: "done", label: say("admin.messages.done") },
        ]}
      />
      <p role="status" className="soft">
        {data && say("admin.messages.count", { open: data.open })}
      </p>
      {waiting && <Waiting />}
      {!data && error !== undefined && <LoadFailed error={error} again={() => void reload().catch(notifyFailure)} />}
      {data && messages.length === 0 && (
        <EmptyState text={say(state === "open" ? "admin.messages.none" : "admin.messages.noneDone")} />
      )}
      <ul className={styles["list"]}>
        {messages.map((message) => (
          <Message key={message.id} message={message} settled={settled} />
        ))}
      </ul>
      {next !== null && (
        <Button busy={loading} onClick={more}>
          {say("admin.messages.more")}
        </Button>
      )}
    </div>
  );
}
