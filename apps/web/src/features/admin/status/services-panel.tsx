import type { StatusReply } from "@karota/contract/admin/status.ts";
import { Fact, Facts } from "@karota/ui/facts.tsx";
import { AppPanel } from "../../../shared/components/app-panel.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { Sign } from "../sign.tsx";

/** Who signs people in, and who takes payments. */
export function ServicesPanel(
  props: Pick<StatusReply, "identity" | "payments"> & { readonly reload: () => Promise<unknown> },
) {
  const { identity, payments, reload } = props;
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
