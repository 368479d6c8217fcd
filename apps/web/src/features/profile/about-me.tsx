import { useState, type FormEvent } from "react";
import type { User } from "@karota/contract/users/user.ts";
import { Button } from "@karota/ui/button.tsx";
import { Card } from "@karota/ui/card.tsx";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { call } from "../../shared/api/api.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { billingOf, faultsOf, tidy, type Billing, type Faults } from "../../shared/billing/billing.ts";
import { BillingFields, focusFault } from "../../shared/billing/billing-fields.tsx";
import { notify } from "../../shared/components/notices.tsx";
import { CodePanel } from "../../shared/components/unique-code/code-panel.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { updateSession } from "../../shared/session/session.ts";
import { FaceChoice } from "./face-choice.tsx";

const FIELDS = ["name"] as const;

/** Name, e-mail, face and the code for a mentor. */
export function AboutMe({ user, reload }: { user: User; reload: () => Promise<unknown> }) {
  const say = useSay();
  const [typed, setTyped] = useState<Partial<Billing>>({});
  const own = { ...billingOf(user), ...typed };
  const [faults, setFaults] = useState<Faults>({});
  const [saving, save] = useAction(async () => {
    const found = faultsOf(own, FIELDS);
    setFaults(found);
    if (found.name) return focusFault(FIELDS, found);
    const { name } = await call<User>("PUT", "users", { body: { name: tidy(own).name } });
    updateSession({ name });
    await reload();
    notify("S-CHANGES-SAVED");
  });
  return (
    <div className="work">
      <Stack gap={5}>
        <Card
          as="form"
          pad="large"
          gap={4}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            save();
          }}
        >
          <h2>{say("profile.tab.general")}</h2>
          {user.pupil ? (
            <p>{say("profile.pupil", { name: user.name })}</p>
          ) : (
            <>
              <BillingFields
                fields={FIELDS}
                billing={own}
                faults={faults}
                onChange={({ name }) => setTyped({ name })}
              />
              <Facts look="below">
                <Fact name={say("profile.email")}>{user.email || say("profile.email.none")}</Fact>
              </Facts>
              <Cluster as="p">
                <Button kind="primary" type="submit" busy={saving}>
                  {say("profile.save")}
                </Button>
              </Cluster>
            </>
          )}
        </Card>
        <FaceChoice />
      </Stack>
      <CodePanel />
    </div>
  );
}
