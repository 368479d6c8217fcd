import type { SettingsVersionsReply } from "@karota/contract/admin/settings.ts";
import { call } from "../../../shared/api/api.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** What admins set while Karota runs, and every version of it. */
export default function SettingsPage() {
  const loaded = useLoad(["admin/settings/versions"], () =>
    call<SettingsVersionsReply>("GET", "admin/settings/versions"),
  );
  return <Loaded of={loaded}>{(shown) => <SettingsForm {...shown} reload={loaded.reload} />}</Loaded>;
}
