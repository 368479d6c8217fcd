import { useState } from "react";
import type { MailChoices, User } from "@karota/contract/users/user.ts";
import { Switch } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { notifyFailure } from "../../shared/components/notices.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";

/** Whom each mail is for: mentors are students of others too. */
const READERS: Readonly<Record<keyof MailChoices, "students" | "mentors">> = {
  new_assignment: "students",
  due_tomorrow: "students",
  weekly_digest: "mentors",
};
const CHOICES = Object.keys(READERS) as (keyof MailChoices)[];

/** Which mails one gets: unlike the other choices they are the account's alone, so what it says is shown. */
export function Mails() {
  const say = useSay();
  const roles = useSession()?.roles ?? [];
  const { data, error, reload } = useLoad(["users"], () => call<User>("GET", "users"));
  /** What was switched here since then. */
  const [switched, setSwitched] = useState<MailChoices>({});
  const chosen = { ...data?.settings.mails, ...switched };

  async function choose(change: MailChoices): Promise<void> {
    const before = chosen;
    setSwitched((own) => ({ ...own, ...change }));
    try {
      await call("PUT", "users/settings", { body: { settings: { mails: change } } });
    } catch (failure) {
      const names = Object.keys(change) as (keyof MailChoices)[];
      setSwitched((own) => ({ ...own, ...Object.fromEntries(names.map((name) => [name, before[name] ?? false])) }));
      notifyFailure(failure);
    }
  }

  if (!data && error !== undefined) return <LoadFailed error={error} again={() => void reload()} />;
  const mentors = roles.includes("mentor") || roles.includes("admin");
  return (
    <>
      {data && (
        <p className="soft wrap">
          {data.email === "" ? say("settings.mails.nowhere") : say("settings.mails.to", { address: data.email })}
        </p>
      )}
      <Stack gap={2}>
        {CHOICES.filter((name) => mentors || READERS[name] === "students").map((name) => (
          <Switch
            key={name}
            label={say(`settings.mails.${name}`)}
            disabled={!data || data.email === ""}
            checked={chosen[name] ?? false}
            onChange={(checked) => void choose({ [name]: checked })}
          />
        ))}
      </Stack>
    </>
  );
}
