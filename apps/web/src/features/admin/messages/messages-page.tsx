import { IconCheck, IconMail, IconRotate2 } from "@tabler/icons-react";
import { useState } from "react";
import type { ContactMessage, MessagesReply } from "@karota/contract/admin/messages.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { call } from "../../../shared/api/api.ts";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useTimes } from "../../../shared/i18n/use-times.ts";
import { toast } from "../../../shared/components/notices.tsx";
import { useAction } from "../../../shared/api/use-action.ts";
import { usePages } from "../../../shared/api/use-pages.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { MoreButton } from "../../../shared/components/more-button.tsx";
import { useRowFocus } from "../../../shared/use-row-focus.ts";
import { DAY } from "../people/person-words.ts";
import styles from "./messages-page.module.css";

type State = "open" | "done";

/** The mail program's answer to a message. */
const replyLink = ({ reply_to: to, subject }: ContactMessage): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

function Message({ message, settled }: { message: ContactMessage; settled: () => Promise<unknown> }) {
  const say = useSay();
  const times = useTimes();
  const isDone = message.done !== null;
  const [busy, settle] = useAction(async () => {
    await call("POST", `admin/messages/${message.id}`, { body: { done: !isDone } });
    toast(isDone ? "admin.messages.reopened" : "admin.messages.settled");
    await settled();
  });
  const moment = (time: string) => times.moment(time, DAY);
  return (
    <Card as="li">
      <Stack as="article" aria-labelledby={message.id}>
        <h2 id={message.id} className={`wrap ${styles["subject"]}`}>
          {message.subject}
        </h2>
        <Cluster as="p" gap={4} rowGap={1} className="soft small wrap">
          <span>{message.person ? message.person.name || message.reply_to : say("admin.messages.visitor")}</span>
          <span>{message.reply_to}</span>
          <span>{moment(message.time)}</span>
          <span>{say(`language.${message.language}`)}</span>
          {message.done && <span>{say("admin.messages.doneAt", { time: moment(message.done) })}</span>}
        </Cluster>
        <p className={`measure wrap ${styles["text"]}`} lang={message.language}>
          {message.message}
        </p>
        <Cluster as="p">
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
        </Cluster>
      </Stack>
    </Card>
  );
}

/** What people wrote by the contact form, and what is done with already. */
export default function Messages() {
  const say = useSay();
  const [state, setState] = useState<State>("open");
  const pages = usePages(["admin/messages", state], async (before: string | null) => {
    const path = `admin/messages?state=${state}${before === null ? "" : `&before=${before}`}`;
    const { messages, ...page } = await call<MessagesReply>("GET", path);
    return { items: messages, ...page };
  });
  const { data, items = [] } = pages;
  const rowFocus = useRowFocus();
  return (
    <>
      <Segmented
        dense
        name="state"
        legend={say("admin.messages.show")}
        value={state}
        onChange={setState}
        options={[
          { value: "open", label: say("admin.messages.open") },
          { value: "done", label: say("admin.messages.done") },
        ]}
      />
      <p role="status" className="soft">
        {data && say("admin.messages.count", { open: data.open })}
      </p>
      <Loaded of={pages}>
        {() =>
          items.length > 0 ? (
            <Stack as="ul" gap={4} {...rowFocus}>
              {items.map((message) => (
                <Message key={message.id} message={message} settled={pages.reload} />
              ))}
            </Stack>
          ) : (
            <EmptyState text={say(state === "open" ? "admin.messages.none" : "admin.messages.noneDone")} />
          )
        }
      </Loaded>
      <MoreButton more={pages.more} text={say("admin.messages.more")} />
    </>
  );
}
