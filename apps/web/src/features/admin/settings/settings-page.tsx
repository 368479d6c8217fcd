import type { SettingsVersions } from "@karota/contract/admin/settings.ts";
import { call } from "../../../shared/api/api.ts";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Waiting } from "../../../shared/components/waiting.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** What admins set while Karota runs, and every version of it. */
export default function SettingsPage() {
  const { data, error, waiting, reload } = useLoad(["admin/settings/versions"], () =>
    call<{ versions: SettingsVersions }>("GET", "admin/settings/versions"),
  );
  if (data) return <SettingsForm versions={data.versions} reload={reload} />;
  if (waiting) return <Waiting />;
  return error !== undefined && <LoadFailed error={error} again={() => void reload()} />;
}
