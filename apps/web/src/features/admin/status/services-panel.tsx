import type { StatusReply } from "@karota/contract/admin/status.ts";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { Facts } from "../facts.tsx";
import { Sign } from "../sign.tsx";

/** Who signs people in, and who takes payments. */
export function ServicesPanel(
  props: Pick<StatusReply, "identity" | "payments"> & { readonly reload: () => Promise<unknown> },
) {
  const { identity, payments, reload } = props;
  const say = useSay();
  return (
    <AppPanel name="admin.status.services" title={say("admin.status.services")} onReload={reload}>
      <Facts
        facts={[
          ...identity.map(
            ({ label, known }) =>
              [
                say("admin.status.identity", { label }),
                <Sign key={label} kind={known ? "good" : "open"}>
                  {say(known ? "admin.status.identity.known" : "admin.status.identity.unknown")}
                </Sign>,
              ] as const,
          ),
          [say("admin.status.payments"), payments.join(", ") || say("admin.status.payments.none")],
        ]}
      />
    </AppPanel>
  );
}
