import { IconSend } from "@tabler/icons-react";
import { useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { CONTACT_LENGTHS, type ContactReply } from "@karota/contract/service/contact.ts";
import type { User } from "@karota/contract/users/user.ts";
import { Button } from "@karota/ui/button.tsx";
import { TextArea, TextField } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { useHydrated } from "@karota/ui/hydration.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { ApiFailure, call, isNoAnswer } from "../../shared/api/api.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { notify, notifyFailure } from "../../shared/components/notices.tsx";
import { useUser } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import {
  bodyOf,
  changed,
  emptyDraft,
  faultsOf,
  saveDraft,
  lengthOf,
  readDraft,
  type Draft,
  type FieldName,
} from "./contact.ts";
import styles from "./about-page.module.css";

/** The result of the last click, where the page itself shows it. */
type SendOutcome = "sent" | "offline" | "often" | null;

/** Sends a draft; nothing before the answer is here, and what fails stays written. */
function useSending(knowsAddress: boolean) {
  // What was written before a reload comes in its place once the page is hydrated.
  const hydrated = useHydrated();
  const [draft, setDraft] = useState<Draft>(() => (hydrated ? readDraft() : emptyDraft()));
  useLayoutEffect(() => {
    if (hydrated) setDraft(readDraft());
  }, [hydrated]);
  const [faults, setFaults] = useState<readonly FieldName[]>([]);
  const [outcome, setOutcome] = useState<SendOutcome>(null);
  const [busy, setBusy] = useState(false);
  const under = useRef(false);
  const save = (next: Draft): void => {
    saveDraft(next);
    setDraft(next);
  };
  const change = (field: FieldName, value: string): void => {
    const next = changed(draft, field, value);
    save(next);
    setOutcome(null);
    // What was wrong is right as soon as it is.
    setFaults(faults.filter((one) => faultsOf(next, knowsAddress).includes(one)));
  };
  const failed = (error: unknown): void => {
    if (isNoAnswer(error)) setOutcome("offline");
    else if (error instanceof ApiFailure && error.status === 429) setOutcome("often");
    else notifyFailure(error);
  };
  const send = async (website: string): Promise<readonly FieldName[]> => {
    const wrong = faultsOf(draft, knowsAddress);
    setFaults(wrong);
    // A second click in the same moment comes before the button looks busy.
    if (wrong.length > 0 || under.current) return wrong;
    under.current = true;
    setBusy(true);
    setOutcome(null);
    const body = { ...bodyOf(draft), website };
    try {
      const { code } = await call<ContactReply>("POST", "service/contact", { body, idempotencyKey: draft.key });
      save(emptyDraft());
      setOutcome("sent");
      notify(code);
    } catch (error) {
      failed(error);
    } finally {
      under.current = false;
      setBusy(false);
    }
    return [];
  };
  return { draft, faults, outcome, busy, change, send };
}

/** How much is missing, or how much is there; nothing before the first letter. */
function useCount(): (field: "subject" | "message", text: string) => string | undefined {
  const say = useSay();
  return (field, text) => {
    const { least, most } = CONTACT_LENGTHS[field];
    const length = lengthOf(text);
    if (length === 0) return undefined;
    if (length < least) return say("about.contact.missing", { missing: least - length });
    if (length > most) return say("about.contact.over", { over: length - most });
    return say("about.contact.left", { left: most - length });
  };
}

function Form({ address }: { address: string }) {
  const say = useSay();
  const count = useCount();
  const form = useRef<HTMLFormElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const { draft, faults, outcome, busy, change, send } = useSending(address !== "");
  const submit = async (): Promise<void> => {
    const [first] = await send(website.current?.value ?? "");
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const field = (name: FieldName) => ({
    name,
    value: draft[name],
    onChange: (value: string) => change(name, value),
    fault: faults.includes(name) ? say(`about.contact.fault.${name}`) : undefined,
  });
  return (
    <Stack
      as="form"
      gap={4}
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={say("about.contact.subject")}
        hint={say("about.contact.least", { least: CONTACT_LENGTHS.subject.least })}
        note={count("subject", draft.subject)}
        required
        {...field("subject")}
      />
      <TextArea
        label={say("about.contact.message")}
        hint={say("about.contact.least", { least: CONTACT_LENGTHS.message.least })}
        note={count("message", draft.message)}
        required
        rows={7}
        {...field("message")}
      />
      <TextField
        label={say("about.contact.email")}
        hint={address === "" ? say("about.contact.email.why") : say("about.contact.email.known", { address })}
        type="email"
        autoComplete="email"
        required={address === ""}
        {...field("email")}
      />
      {/* Nobody sees or reaches it; machines fill in whatever there is. */}
      <div className={`${styles["trap"]} sr`} aria-hidden="true">
        <label>
          {say("about.contact.website")}
          <input ref={website} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={`${styles["outcome"]} strong`} role="status" data-outcome={outcome ?? undefined}>
        {outcome && say(`about.contact.outcome.${outcome}`)}
      </p>
      <p>
        <Button kind="primary" type="submit" busy={busy} icon={<Icon of={IconSend} small />}>
          {say("about.contact.send")}
        </Button>
      </p>
    </Stack>
  );
}

function KnownForm() {
  const { data } = useLoad(["users"], () => call<User>("GET", "users"));
  return <Form address={data?.email ?? ""} />;
}

/** A message to those who run Karota. */
export const ContactForm = () => (useUser() ? <KnownForm /> : <Form address="" />);
